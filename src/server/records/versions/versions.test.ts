import { describe, expect, test } from 'vitest'
import { markSample } from '#server/website/publishing/sample-content.queries.ts'
import { event, versionedRecords } from '../../../../tests/support/versioned-records.ts'

const records = versionedRecords()

describe.each(Object.entries(records.kinds))('%s', (_, { add, save, shown, open }) => {
  test('the second of two people who save gets the version of the first, with name and time', async () => {
    const version = await add()
    const first = (await save(records.tom, version, 'By Tom')).json().data
    const second = await save(records.maria, version, 'By Maria')
    expect(second.statusCode).toBe(409)
    expect(second.json()).toEqual({
      success: false,
      code: 'conflict',
      message: 'Someone else changed this. Reload to see it.',
      conflict: { current: first, updatedBy: 'tom', updatedAt: first.updatedAt },
    })
    expect(first).toMatchObject(shown('By Tom'))

    const third = await save(records.maria, { ...version, updatedAt: first.updatedAt }, 'By Maria')
    expect(third.statusCode).toBe(200)
    expect(third.json().data).toMatchObject(shown('By Maria'))
    const late = await save(records.tom, { ...version, updatedAt: first.updatedAt }, 'By Tom again')
    expect(late.json().conflict).toMatchObject({ current: shown('By Maria'), updatedBy: 'maria' })
  })

  test('visitors cannot see who saved it', async () => {
    const version = await add()
    await save(records.tom, version, 'By Tom')
    if (!open) return
    const response = await records.server.app.inject(`/api${open}`)
    expect(response.body).toContain('By Tom')
    expect(response.body).not.toMatch(/updated_?by|"tom"/i)
  })
})

test('a save without a version overwrites, as the specification says', async () => {
  const version = await records.kinds.event?.add()
  await records.kinds.event?.save(records.tom, version ?? { updatedAt: '' }, 'By Tom')
  const response = await records.sendForm(records.maria, 'PUT', `/events/${version?.id}`, {
    ...event,
    title: 'Last',
  })
  expect(response.json().data).toMatchObject({ title: 'Last' })
})

test('a refused save writes no audit line and leaves sample content marked', async () => {
  const { db } = records.server.context
  const version = (await records.kinds.event?.add()) ?? { updatedAt: '' }
  const id = version.id ?? ''
  await markSample(db, 'event', { id })
  await records.kinds.event?.save(records.maria, { ...version, updatedAt: 'old' }, 'Late')
  const lines = await db
    .selectFrom('audit_log')
    .select('action')
    .where('object_id', '=', id)
    .execute()
  expect(lines).toEqual([{ action: 'created' }])
  const samples = await db.selectFrom('sample_records').selectAll().execute()
  expect(samples).toEqual([{ kind: 'event', record_id: id }])
})
