import { describe, expect, test } from 'vitest'
import { officeApi } from '../../../../tests/support/office-api.ts'

const { server, send } = officeApi('application_reasons')

describe('the reasons', () => {
  const url = '/api/careers/reasons'
  const reasons = async () => (await send('GET', url)).json().data
  const save = (body: object) => send('PUT', url, body)

  test('come with the product until others are saved', async () => {
    const first = await reasons()
    expect(first.reasons).toContain('Took another job')
    const saved = await save({ reasons: ['Moved away', 'Too far'], updatedAt: first.updatedAt })
    expect(saved.statusCode).toBe(200)
    expect((await reasons()).reasons).toEqual(['Moved away', 'Too far'])
    const line = await server.context.db
      .selectFrom('audit_log')
      .select(['action', 'object_kind', 'object_id'])
      .orderBy('id', 'desc')
      .executeTakeFirst()
    expect(line).toEqual({
      action: 'updated',
      object_kind: 'setting',
      object_id: 'reasons',
    })
  })

  test('are not saved over those of someone else', async () => {
    const { updatedAt } = await reasons()
    await save({ reasons: ['Mine'], updatedAt })
    const late = await save({ reasons: ['Theirs'], updatedAt })
    expect(late.statusCode).toBe(409)
    expect(late.json().conflict).toMatchObject({
      current: { reasons: ['Mine'] },
      updatedBy: 'maria',
    })
  })

  test.each([
    [['Too far', 'Too far'], 'A reason is there twice'],
    [[' '], 'A reason is empty'],
    [Array.from({ length: 31 }, (_, index) => `Reason ${index}`), 'At most 30 reasons'],
  ])('cannot be %j', async (list, message) => {
    const response = await save({ reasons: list })
    expect(response.statusCode).toBe(400)
    expect(response.json().message).toBe(message)
  })
})
