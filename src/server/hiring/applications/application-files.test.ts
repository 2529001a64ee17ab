import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { findUserByEmail, setActive } from '#server/accounts/users/users.queries.ts'
import { addApplication } from '../../../../tests/support/applications.ts'
import { docxFile, zipFile } from '../../../../tests/support/documents.ts'
import { testApp, testUser } from '../../../../tests/support/test-app.ts'
import { addFiles, listApplicationFiles } from '../application-data/application-files.queries.ts'
import { findApplication } from '../application-data/applications.queries.ts'

const server = testApp()
let id: string
let urls: { resume: string; document: string }
let paths: string[]

beforeEach(async () => {
  const { db } = server.context
  const user = await findUserByEmail(db, testUser.email)
  await setActive(db, user?.id ?? '', true, server.clock.at)
  id = await addApplication(server.context)
  const application = await findApplication(db, id)
  const [card] = application?.identificationDocuments ?? []
  urls = {
    resume: `/uploads/resumes/${application?.resume?.filename}`,
    document: `/${card?.path}`,
  }
  paths = [
    urls.resume,
    urls.document,
    `/api/careers/${id}/resume`,
    `/api/careers/${id}/documents/${card?.id}`,
  ]
})

/** Signs in, and returns the bearer header and the cookie. */
async function signIn() {
  const response = await server.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    body: testUser,
  })
  const setCookie = String([response.headers['set-cookie']].flat()[0])
  return {
    setCookie,
    bearer: { authorization: `Bearer ${response.json().token}` },
    cookie: { cookie: `theme=dark; ${setCookie.split(';')[0]}` },
  }
}

const open = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url, headers })

describe('an applicant’s document', () => {
  test('opens for an administrator, by header or by cookie', async () => {
    const { bearer, cookie } = await signIn()
    for (const path of paths) {
      expect((await open(path, bearer)).statusCode, path).toBe(200)
      expect((await open(path, cookie)).statusCode, path).toBe(200)
    }
  })

  test('that is a Word document is shown as its text, which is one opening', async () => {
    const { bearer } = await signIn()
    const url = `/api/careers/${id}/resume/text`
    expect((await open(url, bearer)).statusCode).toBe(404)
    const { db, documents } = server.context
    const xml = `<w:document><w:body><w:p><w:pPr><w:tabs><w:tab/></w:tabs></w:pPr><w:r><w:t>Ann &amp; Co</w:t>
      <w:tab/><w:t>2020</w:t></w:r></w:p><w:p><w:instrText>HYPERLINK</w:instrText><w:t>Cook</w:t></w:p></w:body></w:document>`
    const word = zipFile('cv.docx', [
      { name: '[Content_Types].xml' },
      { name: 'word/document.xml', content: xml },
    ])
    const saved = await documents.save('resume', 'docx', Buffer.from(await word.arrayBuffer()))
    await addFiles(db, id, [{ ...saved, originalName: 'cv.docx' }])
    const { body, headers } = await open(url, bearer)
    expect(body).toBe('Ann & Co\t2020\nCook')
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    const lines = await db
      .selectFrom('audit_log')
      .select('action')
      .where('object_id', '=', saved.id)
      .execute()
    expect(lines.map(({ action }) => action)).toEqual(['opened'])
  })

  test('is sent with headers that keep it from running anything', async () => {
    const { bearer } = await signIn()
    const { headers } = await open(urls.resume, bearer)
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'inline; filename="Tasha Greene.pdf"',
      'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    })
    const card = await open(urls.document, bearer)
    expect(card.headers['content-type']).toBe('image/png')
    const download = await open(`/api/careers/${id}/resume`, bearer)
    expect(download.headers['content-disposition']).toMatch(/^attachment;/)
  })

  test('of Word is always a download', async () => {
    const { documents, db } = server.context
    const bytes = Buffer.from(await (await docxFile()).arrayBuffer())
    const word = await documents.save('resume', 'docx', bytes)
    await addFiles(db, id, [{ ...word, originalName: 'Lebenslauf «Größe».docx' }])
    const { bearer } = await signIn()
    const { headers } = await open(`/uploads/resumes/${word.storedName}`, bearer)
    expect(headers['content-disposition']).toBe(
      `attachment; filename="Lebenslauf ?Gr??e?.docx"; filename*=UTF-8''Lebenslauf%20%C2%ABGr%C3%B6%C3%9Fe%C2%BB.docx`,
    )
  })

  test('is written to the audit log each time, with ids only', async () => {
    const { bearer } = await signIn()
    for (const path of paths) await open(path, bearer)
    const files = await listApplicationFiles(server.context.db, [id])
    const ids = files.map((file) => file.id)
    const lines = await server.context.db
      .selectFrom('audit_log')
      .selectAll()
      .where('object_id', 'in', ids)
      .orderBy('id')
      .execute()
    expect(lines.map((line) => `${line.action} ${line.object_kind}`)).toEqual([
      'opened resume',
      'opened identification document',
      'downloaded resume',
      'downloaded identification document',
    ])
    expect(lines.every((line) => line.actor_id)).toBe(true)
    expect(JSON.stringify(lines)).not.toContain('Tasha')
  })
})

describe('protection of documents', () => {
  test('everyone else gets the same response for every file', async () => {
    const left = await signIn()
    await server.app.inject({ method: 'POST', url: '/api/auth/logout', headers: left.bearer })
    const idle = await signIn()
    server.wait(61 * 60_000)
    const here = await signIn()
    const responses = []
    for (const path of [...paths, '/uploads/resumes/guess.pdf', '/uploads/documents/x']) {
      responses.push(
        await open(path),
        await open(path, { authorization: 'Bearer nonsense' }),
        await open(path, { cookie: 'files=guess' }),
        await open(path, left.bearer),
        await open(path, left.cookie),
        await open(path, idle.bearer),
        await open(path, idle.cookie),
        await open(path, { ...here.cookie, 'sec-fetch-site': 'cross-site' }),
      )
    }
    expect(
      new Set(responses.map((response) => `${response.statusCode} ${response.body}`)).size,
    ).toBe(1)
    expect(responses[0]?.statusCode).toBe(401)
    const user = await findUserByEmail(server.context.db, testUser.email)
    await setActive(server.context.db, user?.id ?? '', false, server.clock.at)
    expect((await open(urls.resume, here.cookie)).body).toBe(responses[0]?.body)
  })

  test('the cookie does not work for other calls', async () => {
    const { cookie } = await signIn()
    for (const url of ['/api/careers', `/api/careers/${id}`, '/api/hero/admin']) {
      expect((await open(url, cookie)).statusCode, url).toBe(401)
    }
  })

  test('a file cannot be opened by a path, as another kind, or by a part of its name', async () => {
    const { bearer } = await signIn()
    const name = urls.resume.split('/').at(-1) ?? ''
    const tries = [
      `/uploads/documents/${name}`,
      `/uploads/resumes/${name.slice(0, -4)}`,
      `/uploads/resumes/${name.toUpperCase()}`,
      '/uploads/resumes/..%2f..%2fpoplar.db',
      '/uploads/resumes/%2e%2e%5cpoplar.db',
      '/uploads/resumes/%00',
      '/uploads/resumes/',
      `/api/careers/${id}/documents/${id}`,
      `/api/careers/${id}/documents/none`,
      '/api/careers/none/resume',
    ]
    for (const path of tries) expect((await open(path, bearer)).statusCode, path).toBe(404)
  })
})

test('the cookie lasts as long as the session and is hidden from scripts and other sites', async () => {
  const { setCookie, bearer } = await signIn()
  expect(setCookie).toMatch(/^files=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Strict$/)
  const out = await server.app.inject({ method: 'POST', url: '/api/auth/logout', headers: bearer })
  expect(out.headers['set-cookie']).toMatch(/^files=; Max-Age=0;/)
})

test('a file that is missing on the disk gets 404', async () => {
  const { bearer } = await signIn()
  const name = urls.resume.split('/').at(-1) ?? ''
  await rm(join(server.context.settings.dataDir, 'documents', name))
  expect((await open(urls.resume, bearer)).statusCode).toBe(404)
  expect((await open(urls.document, bearer)).statusCode).toBe(200)
})

test('a file on a broken disk gets 503, because it may be there later', async () => {
  const { bearer } = await signIn()
  const read = vi.spyOn(server.context.documents, 'read')
  read.mockRejectedValueOnce(Object.assign(new Error('broken'), { code: 'EIO' }))
  expect((await open(urls.resume, bearer)).statusCode).toBe(503)
  expect((await open(urls.resume, bearer)).statusCode).toBe(200)
})
