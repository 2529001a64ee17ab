import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ApplicationStatus } from '#contract/hiring/application-status.ts'
import type { AskedKind } from '#contract/records/private-links.ts'
import { newId } from '#server/platform/db/portable.ts'
import type { App } from '#server/platform/http/routes.ts'
import { days } from '#server/platform/time.ts'
import { addApplication } from '../../../../tests/support/applications.ts'
import { pdfFile, pngFile } from '../../../../tests/support/documents.ts'
import { formBody } from '../../../../tests/support/multipart.ts'
import { officeApi } from '../../../../tests/support/office-api.ts'
import { appWithPages, readContent } from '../../../../tests/support/website.ts'

const office = officeApi('applications', 'idempotency_keys')
const { server, send } = office
const page = { accept: 'text/html' }
let app: App
let id: string
let token: string

beforeAll(async () => {
  app = await appWithPages(server.context)
  return () => app.close()
})

beforeEach(async () => {
  id = await addApplication(server.context)
  token = await newToken()
})

async function newToken() {
  const response = await send('POST', `/api/careers/${id}/private-links`, { way: 'copy' })
  return response.json().data.address.split('/').at(-1)
}
const open = (path = token) => app.inject({ url: `/application/${path}`, headers: page })
const opened = async () => (await send('GET', `/api/careers/${id}`)).json().data
const setStatus = (status: ApplicationStatus) =>
  send('PUT', `/api/careers/${id}/status`, { status, notes: '' })
const withdraw = (headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url: `/api/private-links/${token}/withdraw`, headers })

async function ask(kind: AskedKind, note = ''): Promise<string> {
  const response = await send('POST', `/api/careers/${id}/document-requests`, { kind, note })
  return response.json().data.id
}

type Files = Record<string, File>

async function add(request: string, files: Files, headers: Record<string, string> = {}) {
  const body = await formBody(files)
  return app.inject({
    method: 'POST',
    url: `/api/private-links/${token}/documents/${request}`,
    payload: body.payload,
    headers: { ...body.headers, ...headers },
  })
}

describe('a link that works', () => {
  test('opens the Spanish page, and what is sent from it leads back to it', async () => {
    const response = await app.inject({ url: `/es/application/${token}`, headers: page })
    expect(response.statusCode).toBe(200)
    expect(response.body).toContain('<html lang="es"')
    expect(readContent(response.body)).toMatchObject({ kind: 'application', token })
    const url = `/api/private-links/${token}/withdraw?language=es`
    const { headers } = await app.inject({ method: 'POST', url, headers: page })
    expect(headers.location).toBe(`/es/application/${token}`)
  })

  test('shows the job, the reference and the status, and nothing about the person', async () => {
    const response = await open()
    expect(response.statusCode).toBe(200)
    expect(readContent(response.body)).toEqual({
      kind: 'application',
      token,
      application: {
        position: 'Direct Support Professional',
        reference: expect.stringMatching(/^A-[\dA-F]{4}-[\dA-F]{4}$/),
        status: 'pending',
        offer: null,
        requests: [],
      },
    })
    for (const word of ['Tasha', 'Greene', 'tasha@', '555-0177', id]) {
      expect(response.body).not.toContain(word)
    }
  })

  test('goes to no cache, no search engine and no other site', async () => {
    const slash = await app.inject(`/application/${token}/`)
    expect(slash.headers.location).toBe(`/application/${token}`)
    for (const response of [await open(), await open('guessed'), await withdraw(), slash]) {
      expect(response.headers).toMatchObject({
        'cache-control': 'private, no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex, noarchive',
      })
    }
  })

  test('tells the office when it was used', async () => {
    expect((await opened()).privateLinks[0].lastUsedAt).toBeNull()
    await open()
    expect((await opened()).privateLinks[0].lastUsedAt).toBe(server.clock.at.toISOString())
  })
})

describe('a link that does not work', () => {
  const brokenLinks: [string, () => Promise<unknown>][] = [
    ['that was guessed', async () => (token = 'A'.repeat(43))],
    ['that is cut off', async () => (token = token.slice(0, 20))],
    ['with other characters', async () => (token = "%27or'1'='1%00%F0%9F%8D%95")],
    ['that is very long', async () => (token = 'x'.repeat(9000))],
    ['that has expired', async () => server.wait(30 * days)],
    ['that was revoked', revoke],
    ['of an application that was deleted', () => send('DELETE', `/api/careers/${id}`)],
  ]

  async function revoke() {
    const [link] = (await opened()).privateLinks
    await send('DELETE', `/api/careers/${id}/private-links/${link.id}`)
  }

  test.each(brokenLinks)('%s gets one and the same response', async (_, spoil) => {
    const request = await ask('resume')
    await spoil()
    const files = await server.context.documents.list()
    const faultyForm = await app.inject({
      method: 'POST',
      url: `/api/private-links/${token}/withdraw`,
      payload: '{',
      headers: { ...page, 'content-type': 'application/json' },
    })
    for (const response of [await open(), await open(`${token}/withdraw`), faultyForm]) {
      expect(response.statusCode).toBe(404)
      expect(readContent(response.body)).toEqual({ kind: 'refused', reason: 'no link' })
    }
    for (const response of [await withdraw(), await add(request, { resume: pdfFile() })]) {
      expect(response.statusCode).toBe(404)
      expect(response.json()).toEqual({
        success: false,
        code: 'no_link',
        message: 'This link doesn’t work. Please contact us.',
      })
    }
    expect(await server.context.documents.list()).toEqual(files)
  })
})

describe('withdrawing', () => {
  test('is asked about first, then done once, in the name of the applicant', async () => {
    expect(readContent((await open(`${token}/withdraw`)).body).kind).toBe('withdraw')
    const response = await withdraw({
      ...page,
      'content-type': 'application/x-www-form-urlencoded',
    })
    expect(response.statusCode).toBe(303)
    expect(response.headers.location).toBe(`/application/${token}`)
    expect((await withdraw()).statusCode).toBe(200)
    const { status, reason, timeline, history } = await opened()
    expect({ status, reason }).toEqual({
      status: 'withdrawn',
      reason: 'Withdrawn by the applicant',
    })
    expect(history).toHaveLength(2)
    expect(timeline).toContainEqual(
      expect.objectContaining({ by: 'Tasha Greene', text: 'withdrew the application' }),
    )
  })

  test.each<ApplicationStatus>(['rejected', 'hired', 'withdrawn'])(
    'is not offered when the application is %s',
    async (status) => {
      await setStatus(status)
      expect(readContent((await open(`${token}/withdraw`)).body).kind).toBe('application')
      await withdraw()
      expect((await opened()).status).toBe(status)
    },
  )

  test('does not count as a first look of the office', async () => {
    await withdraw()
    const row = await server.context.db
      .selectFrom('applications')
      .select('first_look_at')
      .executeTakeFirst()
    expect(row?.first_look_at).toBeNull()
  })
})

describe('a document that was asked for', () => {
  test('is stored with the application, in its history, and no longer asked for', async () => {
    const request = await ask('resume', 'With your last two jobs')
    expect(readContent((await open()).body)).toMatchObject({
      application: { requests: [{ kind: 'resume', note: 'With your last two jobs' }] },
    })
    const response = await add(request, { resume: pdfFile('new resume.pdf') })
    expect(response.statusCode).toBe(201)
    expect(response.json().data.requests).toEqual([])
    const { resume, earlierResumes, documentRequests, timeline } = await opened()
    expect(resume.originalName).toBe('new resume.pdf')
    expect(earlierResumes).toMatchObject([{ originalName: 'Tasha Greene.pdf' }])
    expect(documentRequests).toEqual([])
    expect(timeline).toContainEqual(
      expect.objectContaining({ by: 'Tasha Greene', text: 'added new resume.pdf' }),
    )
    const download = await send('GET', `/api/careers/${id}/resume`)
    expect(download.headers['content-disposition']).toContain('new resume.pdf')
  })

  test('can be several files when it proves who someone is', async () => {
    const request = await ask('identification')
    const files = { idDoc_0: await pngFile('front.png'), idDoc_1: await pngFile('back.png') }
    expect((await add(request, files)).statusCode).toBe(201)
    const names = (await opened()).identificationDocuments.map(
      (file: { originalName: string }) => file.originalName,
    )
    expect(names).toEqual(['passport.png', 'front.png', 'back.png'])
  })

  test('is stored once when it is sent twice', async () => {
    const request = await ask('resume')
    const files = { resume: pdfFile('cv.pdf') }
    const key = { 'idempotency-key': 'a-key-of-the-browser' }
    const both = await Promise.all([add(request, files, key), add(request, files)])
    expect(both.map((response) => response.statusCode).sort()).toEqual([201, 409])
    expect((await add(request, files, key)).statusCode).toBeOneOf([201, 409])
    expect((await opened()).earlierResumes).toHaveLength(1)
  })

  test('after a lost response gets the same one again', async () => {
    const request = await ask('resume')
    const key = { 'idempotency-key': 'another-key' }
    const files = { resume: pdfFile('cv.pdf') }
    expect((await add(request, files, key)).statusCode).toBe(201)
    expect((await add(request, files, key)).statusCode).toBe(201)
    expect((await opened()).earlierResumes).toHaveLength(1)
  })

  test('that has arrived cannot be sent again with other content', async () => {
    const request = await ask('resume')
    await add(request, { resume: pdfFile('cv.pdf') })
    const again = await add(request, { resume: pdfFile('other.pdf') })
    expect(again.statusCode).toBe(409)
    expect(again.json().message).toBe('We have this document now. Thank you.')
  })

  const large = Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(5 * 1024 * 1024)])
  test.each<[string, AskedKind, () => Files, number, string]>([
    [
      'too large',
      'resume',
      () => ({ resume: new File([large], 'cv.pdf') }),
      413,
      'Resume file size must be less than 5MB',
    ],
    [
      'of the wrong kind',
      'resume',
      () => ({ resume: new File(['MZ'], 'cv.pdf') }),
      415,
      'Please upload a PDF or Word document for your resume',
    ],
    [
      'of the wrong kind for identity',
      'identification',
      () => ({ idDoc_0: new File(['hello'], 'id.txt') }),
      415,
      'Identification documents must be PDF, JPG, or PNG files',
    ],
    [
      'a fourth file',
      'identification',
      () => Object.fromEntries([0, 1, 2, 3].map((n) => [`idDoc_${n}`, pdfFile(`${n}.pdf`)])),
      400,
      'You can upload a maximum of 3 identification documents',
    ],
    ['missing', 'resume', () => ({}), 400, 'Resume is required'],
    ['under another name', 'resume', () => ({ idDoc_0: pdfFile() }), 400, 'Resume is required'],
  ])('is refused when it is %s', async (_, kind, files, status, message) => {
    const request = await ask(kind)
    const response = await add(request, files())
    expect(response.statusCode).toBe(status)
    expect(response.json().message).toBe(message)
    expect((await opened()).documentRequests).toHaveLength(1)
    const plain = await add(request, files(), page)
    expect(plain.statusCode).toBe(status)
    expect(readContent(plain.body)).toMatchObject({ kind: 'application', fault: message })
  })

  test('of another application is not there', async () => {
    const foreign = await ask('resume')
    id = await addApplication(server.context)
    token = await newToken()
    expect((await add(foreign, { resume: pdfFile() })).statusCode).toBe(404)
    expect((await add(newId(), { resume: pdfFile() })).statusCode).toBe(404)
    expect((await add('no-id', { resume: pdfFile() })).statusCode).toBe(404)
  })

  test('is not asked for once the application is over', async () => {
    const request = await ask('resume')
    await setStatus('rejected')
    expect(readContent((await open()).body)).toMatchObject({ application: { requests: [] } })
    expect((await add(request, { resume: pdfFile() })).statusCode).toBe(409)
  })

  test('is taken from a browser without JavaScript, which goes back to its page', async () => {
    const request = await ask('resume')
    const response = await add(request, { resume: pdfFile() }, page)
    expect(response.statusCode).toBe(303)
    expect(response.headers.location).toBe(`/application/${token}`)
  })
})

test('a document with a name is asked for, arrives and is stored under it, and not as identity', async () => {
  const nameless = { kind: 'other', note: '' }
  const url = `/api/careers/${id}/document-requests`
  expect((await send('POST', url, nameless)).statusCode).toBe(400)
  const asked = await send('POST', url, { ...nameless, name: 'CPR card', item: 'CPR' })
  expect((await opened()).documentRequests).toMatchObject([{ name: 'CPR card', item: 'CPR' }])
  expect((await open()).body).toContain('"kind":"other","name":"CPR card","item":""')
  const before = (await opened()).identificationDocuments
  const sent = await add(asked.json().data.id, { idDoc_0: pdfFile('card.pdf') })
  expect(sent.statusCode).toBe(201)
  const after = await opened()
  expect(after.documentRequests).toEqual([])
  expect(after.identificationDocuments).toEqual(before)
  expect(after.namedDocuments).toMatchObject([
    { name: 'CPR card', item: 'CPR', originalName: 'card.pdf' },
  ])
  const [{ path }] = after.namedDocuments
  const file = await send('GET', `/${path}`)
  expect(file.statusCode).toBe(200)
  expect(file.headers['content-type']).toBe('application/pdf')
  const resumePath = path.replace('documents', 'resumes')
  expect((await send('GET', `/${resumePath}`)).statusCode).toBe(404)
})
