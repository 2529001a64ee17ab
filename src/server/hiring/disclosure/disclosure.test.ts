import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { AuditLine } from '#contract/records/audit.ts'
import type { App } from '#server/platform/http/routes.ts'
import { days } from '#server/platform/time.ts'
import { addApplication } from '../../../../tests/support/applications.ts'
import { officeApi } from '../../../../tests/support/office-api.ts'
import { appWithPages, readContent } from '../../../../tests/support/website.ts'

const office = officeApi('applications', 'disclosure_texts')
const { server, send } = office
let app: App
let id: string

beforeAll(async () => {
  app = await appWithPages(server.context)
  return () => app.close()
})

beforeEach(async () => {
  id = await addApplication(server.context)
  await setStatus('hired')
})

const setStatus = (status: string) =>
  send('PUT', `/api/careers/${id}/status`, { status, notes: '' })

const write = (text: string, updatedAt?: string) => {
  server.wait(1000)
  return send('PUT', '/api/careers/disclosure', { text, updatedAt })
}

const makeLink = (purpose = 'disclosure') =>
  send('POST', `/api/careers/${id}/private-links`, { way: 'copy', purpose })

async function makeToken(purpose?: string): Promise<string> {
  const { address } = (await makeLink(purpose)).json().data
  return address.split('/').at(-1)
}

const read = async (token: string) => {
  const response = await app.inject({ url: `/disclosure/${token}` })
  return { status: response.statusCode, content: readContent(response.body) }
}

/** As a browser without script sends it. */
const acknowledge = (token: string, fields: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: `/api/private-links/${token}/acknowledge`,
    headers: { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({
      name: 'Tasha Greene',
      agreed: 'on',
      version: '1',
      ...fields,
    }).toString(),
  })

const opened = async () => (await send('GET', `/api/careers/${id}`)).json().data

test('nothing can be sent before there is a text, or before someone is hired', async () => {
  expect((await send('GET', '/api/careers/disclosure')).json().data).toEqual({
    id: '',
    version: 0,
    text: '',
    spanish: '',
    updatedAt: '',
  })
  const response = await makeLink()
  expect(response.statusCode).toBe(409)
  expect(response.json().message).toBe('Please write the text of the disclosure first.')
  await write('We will check your background.')
  await setStatus('reviewing')
  expect((await makeLink()).json().message).toBe(
    'The disclosure is for people who have an offer or were hired.',
  )
})

test('each text is a new version, and the second of two people who write it sees the first', async () => {
  const { updatedAt } = (await write('One')).json().data
  expect((await write('Two', updatedAt)).json().data).toMatchObject({ version: 2, text: 'Two' })
  const late = await write('Three', updatedAt)
  expect(late.statusCode).toBe(409)
  expect(late.json().conflict).toMatchObject({ current: { version: 2 }, updatedBy: 'maria' })
})

test('each text that is saved leaves a line of the audit log, and a refused one leaves none', async () => {
  const written = () =>
    server.context.db
      .selectFrom('audit_log')
      .select(['actor_id', 'object_kind', 'object_id'])
      .where('action', '=', 'wrote-disclosure')
      .execute()
  const before = (await written()).length
  const { updatedAt } = (await write('One')).json().data
  await write('Two', updatedAt)
  await write('Three', updatedAt)
  const line = { actor_id: expect.any(String), object_kind: 'application', object_id: null }
  expect((await written()).slice(before)).toEqual([line, line])
})

test('the disclosure is read alone on its page, and acknowledged once with name, version and time', async () => {
  await write('We will check your background.')
  const token = await makeToken()
  const disclosure = {
    version: 1,
    spanish: '',
    text: 'We will check your background.',
    acknowledgedAt: null,
  }
  expect(await read(token)).toEqual({
    status: 200,
    content: { kind: 'disclosure', token, disclosure },
  })
  const response = await acknowledge(token)
  expect(response.statusCode).toBe(303)
  expect(response.headers.location).toBe(`/disclosure/${token}`)
  const at = server.clock.at.toISOString()
  expect((await read(token)).content).toMatchObject({ disclosure: { acknowledgedAt: at } })
  server.wait(1000)
  expect((await acknowledge(token, { name: 'Someone else' })).statusCode).toBe(303)
  const { disclosure: state, timeline } = await opened()
  expect(state).toEqual({
    version: 1,
    acknowledged: { version: 1, language: 'en', name: 'Tasha Greene', at },
  })
  expect(timeline).toContainEqual(
    expect.objectContaining({
      by: 'Tasha Greene',
      text: 'acknowledged version 1 of the disclosure as Tasha Greene',
    }),
  )
  const { data: lines } = (await send('GET', '/api/admin/audit?kind=application')).json()
  const action = 'acknowledged-disclosure'
  expect(lines.filter((line: AuditLine) => line.objectId === id && line.action === action)).toEqual(
    [expect.objectContaining({ at, person: '' })],
  )
})

/** Marks the Spanish of a text as reviewed, as it is now. */
async function review(textId: string, reviewed = true) {
  const url = `/api/admin/spanish-reviews/${textId}`
  const { hash } = (await send('GET', url)).json().data
  expect((await send('PUT', url, { hash, reviewed })).statusCode).toBe(200)
}
const spanishOf = async (token: string) => {
  const { content } = await read(token)
  return content.kind === 'disclosure' && content.disclosure.spanish
}

test('its Spanish is read once it and what is ticked are reviewed, and the language is stored', async () => {
  const texts = { text: 'We check.', spanish: 'Verificamos.' }
  await send('PUT', '/api/careers/disclosure', texts)
  const token = await makeToken()
  const inSpanish = () => acknowledge(token, { textLanguage: 'es' })
  await review('disclosure')
  expect(await spanishOf(token)).toBe('')
  expect((await inSpanish()).statusCode).toBe(409)
  expect((await opened()).disclosure.acknowledged).toBeNull()
  await review('disclosure-read')
  expect(await spanishOf(token)).toBe('Verificamos.')
  expect((await inSpanish()).statusCode).toBe(303)
  expect((await opened()).disclosure.acknowledged).toMatchObject({ version: 1, language: 'es' })
  expect(JSON.stringify((await opened()).timeline)).toContain(
    'version 1 of the disclosure in Spanish as Tasha',
  )

  const changed = (await write('We will check.')).json().data
  expect(changed).toMatchObject({ version: 2, spanish: 'Verificamos.' })
  expect(await spanishOf(token)).toBe('')
  await review('disclosure-read', false)
})

test('says what is missing, and that the text was changed meanwhile', async () => {
  await write('One')
  const token = await makeToken()
  const readFault = async (fields: Record<string, string>) => {
    const response = await acknowledge(token, fields)
    return [response.statusCode, readContent(response.body)]
  }
  expect(await readFault({ name: ' ' })).toMatchObject([400, { fault: 'Please type your name' }])
  expect(await readFault({ agreed: '' })).toMatchObject([400, { fault: 'Please check the box' }])
  await write('Two')
  expect(await readFault({})).toMatchObject([
    409,
    {
      fault: 'The text was changed a moment ago. Please read it again.',
      disclosure: { version: 2 },
    },
  ])
  expect((await opened()).disclosure).toEqual({ version: 2, acknowledged: null })
})

test('a link for something else, revoked, expired, guessed or of someone who left opens nothing', async () => {
  await write('One')
  const refused = { status: 404, content: { kind: 'refused', reason: 'no link' } }
  expect(await read('guessed')).toEqual(refused)
  expect(await read(await makeToken('application'))).toEqual(refused)
  const token = await makeToken()
  expect((await app.inject({ url: `/application/${token}` })).statusCode).toBe(404)
  await setStatus('withdrawn')
  expect(await read(token)).toEqual(refused)
  expect((await acknowledge(token)).statusCode).toBe(404)
  await setStatus('hired')
  expect((await read(token)).status).toBe(200)
  server.wait(30 * days)
  expect(await read(token)).toEqual(refused)
})
