import { beforeEach, describe, expect, test } from 'vitest'
import { addApplication } from '../../../../tests/support/applications.ts'
import { officeApi } from '../../../../tests/support/office-api.ts'

const office = officeApi('applications', 'privacy_holds')
const { server } = office
const gone = '01890000-0000-7000-8000-000000000000'
const tasha = {
  firstName: 'Tasha',
  lastName: 'Greene',
  email: 'tasha@example.org',
  phone: '(615) 555-0177',
}

let id = ''

beforeEach(async () => {
  id = await addApplication(server.context)
})

const opened = async (of = id) => (await office.send('GET', `/api/careers/${of}`)).json().data
async function correct(body: object) {
  server.wait(1000)
  return office.send('PUT', `/api/careers/${id}`, { ...tasha, ...body })
}
const found = async (search: string) =>
  (await office.send('GET', `/api/careers?search=${encodeURIComponent(search)}`)).json().data.length

describe('a correction', () => {
  test('of name, email and phone is found by search, and is in the history and the audit log', async () => {
    const response = await correct({ lastName: 'Grüne', email: 't.gruene@example.org' })
    expect(response.json().data).toMatchObject({ lastName: 'Grüne', email: 't.gruene@example.org' })
    await correct({ lastName: 'Grüne', email: 't.gruene@example.org', phone: '615-555-0199' })
    expect(await found('grune')).toBe(1)
    expect(await found('(615) 555-0199')).toBe(1)
    expect(await found('greene')).toBe(0)
    const { timeline } = await opened()
    const texts = timeline.map(({ text }: { text: string }) => text)
    expect(texts.slice(1)).toEqual(['corrected the name and email', 'corrected the phone'])
  })

  test('that changes nothing leaves no trace', async () => {
    await correct({})
    expect((await opened()).timeline).toHaveLength(1)
  })

  test('may leave one of email and phone, but not none', async () => {
    expect((await correct({ email: '' })).statusCode).toBe(200)
    const none = await correct({ email: '', phone: '' })
    expect(none.statusCode).toBe(400)
    expect(none.json().fields).toEqual({
      email: 'Please enter an email address or a phone number',
    })
    expect((await correct({ email: 'tasha' })).json().fields).toEqual({
      email: 'Please enter a valid email address',
    })
  })

  test('is refused to the second of two people, with the version of the first', async () => {
    const { updatedAt } = await opened()
    await correct({ phone: '615-555-0111', updatedAt })
    const late = await correct({ phone: '615-555-0112', updatedAt })
    expect(late.statusCode).toBe(409)
    expect(late.json().conflict).toMatchObject({
      current: { phone: '615-555-0111' },
      updatedBy: 'maria',
    })
  })

  test('is refused while there is a hold, which is found by email and phone', async () => {
    const hold = { email: tasha.email, phone: '', reason: 'A dispute' }
    await office.send('POST', '/api/admin/privacy/holds', hold)
    expect((await correct({ email: 'other@example.org' })).statusCode).toBe(409)
    id = gone
    expect((await correct({})).statusCode).toBe(404)
  })
})

test('other applications of the same person are found by email or phone, newest first', async () => {
  server.wait(1000)
  const byEmail = await addApplication(server.context, {
    email: 'TASHA@example.org',
    phone: '9015550100',
    position: 'Nurse',
  })
  server.wait(1000)
  const byPhone = await addApplication(server.context, {
    email: 'other@example.org',
    phone: '+1 615 555 0177',
    position: 'Job Coach',
  })
  await addApplication(server.context, { email: 'else@example.org', phone: '9015550199' })
  expect((await opened()).alsoApplied).toMatchObject([
    { id: byPhone, position: 'Job Coach', status: 'pending' },
    { id: byEmail, position: 'Nurse', createdAt: '2026-11-15T12:00:01.000Z' },
  ])
  expect((await opened(byEmail)).alsoApplied).toMatchObject([{ id }])
})
