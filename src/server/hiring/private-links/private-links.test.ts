import { beforeEach, describe, expect, test } from 'vitest'
import { newId } from '#server/platform/db/portable.ts'
import { days } from '#server/platform/time.ts'
import { addApplication } from '../../../../tests/support/applications.ts'
import { officeApi } from '../../../../tests/support/office-api.ts'

const office = officeApi('applications')
const { server, send } = office
let id: string

beforeEach(async () => {
  id = await addApplication(server.context)
})

const path = (rest: string) => `/api/careers/${id}/${rest}`
const opened = async () => (await send('GET', `/api/careers/${id}`)).json().data
const history = async () => {
  const { timeline } = await opened()
  return timeline.map((entry: { by: string; text: string }) => `${entry.by} ${entry.text}`)
}
/** What the export of the applicant says under this label. */
async function exported(label: string) {
  const found = await send('POST', '/api/admin/privacy/find', { email: 'tasha@example.org' })
  const { details } = found.json().data.kinds[0].records[0]
  return details.find((detail: { label: string }) => detail.label === label).text
}
const makeBy = (way: string) => send('POST', path('private-links'), { way })
const make = async () => (await makeBy('copy')).json().data

describe('a private link', () => {
  test('is made with an address that is stored nowhere', async () => {
    const response = await makeBy('copy')
    expect(response.statusCode).toBe(201)
    const { address } = response.json().data
    const [, token = ''] =
      /^http:\/\/127\.0\.0\.1:3000\/application\/([\w-]{43})$/.exec(address) ?? []
    const rows = await server.context.db.selectFrom('private_links').selectAll().execute()
    expect(rows).toMatchObject([{ application_id: id, purpose: 'application', revoked_at: null }])
    expect(token).not.toBe('')
    expect(JSON.stringify(rows)).not.toContain(token)
    expect(JSON.stringify(await opened())).not.toContain(token)
  })

  test('is listed with who made it, until it expires', async () => {
    const { id: linkId } = await make()
    expect((await opened()).privateLinks).toEqual([
      {
        id: linkId,
        purpose: 'application',
        createdAt: '2026-11-15T12:00:00.000Z',
        by: 'maria',
        expiresAt: '2026-12-15T12:00:00.000Z',
        lastUsedAt: null,
      },
    ])
    server.wait(30 * days)
    const { headers } = await server.signInAs('hiring')
    const later = await server.app.inject({ url: `/api/careers/${id}`, headers })
    expect(later.json().data.privateLinks).toEqual([])
  })

  test('is revoked once, and only by way of its own applicant', async () => {
    const link = await make()
    const elsewhere = `/api/careers/${await addApplication(server.context)}/private-links/${link.id}`
    expect((await send('DELETE', elsewhere)).statusCode).toBe(404)
    expect((await send('DELETE', path(`private-links/${link.id}`))).statusCode).toBe(200)
    expect((await send('DELETE', path(`private-links/${link.id}`))).statusCode).toBe(404)
    expect((await opened()).privateLinks).toEqual([])
  })

  test('is deleted together with the application', async () => {
    await make()
    await send('POST', path('document-requests'), { kind: 'resume', note: '' })
    await send('DELETE', `/api/careers/${id}`)
    for (const table of ['private_links', 'document_requests'] as const) {
      expect(await server.context.db.selectFrom(table).selectAll().execute()).toEqual([])
    }
  })

  test('is in the history of the application, and in what is exported about the person', async () => {
    const link = await make()
    await send('DELETE', path(`private-links/${link.id}`))
    expect(await history()).toEqual(
      expect.arrayContaining(['maria made a private link', 'maria revoked a private link']),
    )
    server.wait(1000)
    await make()
    const used = { last_used_at: '2026-11-16T18:30:00.000Z' }
    await server.context.db.updateTable('private_links').set(used).execute()
    const dates = 'made 2026-11-15 06:00, expires 2026-12-15 06:00, last used 2026-11-16 12:30'
    expect(await exported('Private links')).toBe(`${dates}; ${dates}`)
  })

  test('cannot be sent while mail is off', async () => {
    const response = await makeBy('mail')
    expect(response.statusCode).toBe(400)
    expect((await opened()).privateLinks).toEqual([])
  })

  test('cannot be made for an application that is gone', async () => {
    const gone = `/api/careers/${newId()}`
    const made = await send('POST', `${gone}/private-links`, { way: 'copy' })
    expect(made.statusCode).toBe(404)
    const asked = await send('POST', `${gone}/document-requests`, { kind: 'resume', note: '' })
    expect(asked.statusCode).toBe(404)
  })
})

describe('a document that is asked for', () => {
  test('is listed until someone takes the request back', async () => {
    const ask = { kind: 'identification', note: 'The back side too, please' }
    const response = await send('POST', path('document-requests'), ask)
    expect(response.statusCode).toBe(201)
    const request = response.json().data
    expect((await opened()).documentRequests).toEqual([
      { ...ask, name: '', item: '', id: request.id, createdAt: expect.any(String) },
    ])
    expect((await send('DELETE', path(`document-requests/${request.id}`))).statusCode).toBe(200)
    expect((await opened()).documentRequests).toEqual([])
    expect(await history()).toEqual(
      expect.arrayContaining([
        'maria asked for identity documents',
        'maria stopped asking for identity documents',
      ]),
    )
  })

  test('is in what is exported about the person, also after it came', async () => {
    await send('POST', path('document-requests'), { kind: 'identification', note: 'Both sides' })
    await server.context.db
      .updateTable('document_requests')
      .set({ received_at: server.clock.at.toISOString() })
      .execute()
    server.wait(1000)
    await send('POST', path('document-requests'), { kind: 'resume', note: '' })
    expect(await exported('Documents asked for')).toBe('Identity documents: Both sides; Resume')
  })

  test('is taken back once, and only by way of its own applicant', async () => {
    const ask = { kind: 'resume', note: '' }
    const { data } = (await send('POST', path('document-requests'), ask)).json()
    const other = await addApplication(server.context)
    const elsewhere = `/api/careers/${other}/document-requests/${data.id}`
    expect((await send('DELETE', elsewhere)).statusCode).toBe(404)
    expect((await send('DELETE', path(`document-requests/${data.id}`))).statusCode).toBe(200)
    expect((await send('DELETE', path(`document-requests/${data.id}`))).statusCode).toBe(404)
  })

  test('must be of a kind that is known, with a short note', async () => {
    for (const body of [
      { kind: 'diploma', note: '' },
      { kind: 'resume', note: 'x'.repeat(301) },
    ]) {
      expect((await send('POST', path('document-requests'), body)).statusCode).toBe(400)
    }
  })
})

test('an application is found by its reference', async () => {
  const reference = `A-${id.slice(-8, -4)}-${id.slice(-4)}`.toUpperCase()
  await addApplication(server.context)
  const found = await send('GET', `/api/careers?search=${reference}`)
  expect(found.json().data).toMatchObject([{ id }])
  await send('PUT', `/api/careers/${id}`, {
    firstName: 'Tasha',
    lastName: 'Green',
    email: 'tasha@example.org',
    phone: '',
  })
  expect((await send('GET', `/api/careers?search=${reference}`)).json().data).toHaveLength(1)
})
