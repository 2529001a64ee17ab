import { describe, expect, test } from 'vitest'
import type { AskedKind } from '#contract/records/private-links.ts'
import { newId } from '#server/platform/db/portable.ts'
import { pdfFile, pngFile } from '../../../../tests/support/documents.ts'
import { applicationLinkApi, wantsPage } from '../../../../tests/support/private-links.ts'
import { readContent } from '../../../../tests/support/website.ts'

const { send, link, newLink, open, opened, setStatus, ask, add } = applicationLinkApi()

type Files = Record<string, File>

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
    const download = await send('GET', `/api/careers/${link.id}/resume`)
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
    const plain = await add(request, files(), wantsPage)
    expect(plain.statusCode).toBe(status)
    expect(readContent(plain.body)).toMatchObject({ kind: 'application', fault: message })
  })

  test('of another application is not there', async () => {
    const foreign = await ask('resume')
    await newLink()
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
    const response = await add(request, { resume: pdfFile() }, wantsPage)
    expect(response.statusCode).toBe(303)
    expect(response.headers.location).toBe(`/application/${link.token}`)
  })
})

test('a document with a name is asked for, arrives and is stored under it, and not as identity', async () => {
  const nameless = { kind: 'other', note: '' }
  const url = `/api/careers/${link.id}/document-requests`
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
