import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { addJob, applicationFields } from '../../../tests/support/applications.ts'
import { docFile, docxFile, pdfFile, pngFile, zipFile } from '../../../tests/support/documents.ts'
import { formBody } from '../../../tests/support/multipart.ts'
import { pictureFile } from '../../../tests/support/pictures.ts'
import { testApp } from '../../../tests/support/test-app.ts'
import { findApplication } from './applications.queries.ts'
import { sweepDocuments } from './sweep.ts'

const server = testApp()
const megabyte = 1024 * 1024
let jobId: string
let admin: { authorization: string }

beforeEach(async () => {
  const { db } = server.context
  await db.deleteFrom('applications').execute()
  await db.deleteFrom('idempotency_keys').execute()
  await sweepDocuments(server.context, new Date(Date.now() + 7_200_000))
  jobId = (await addJob(db)).id
  admin = await server.signIn()
})

type Fields = Record<string, string | File | undefined>

async function apply(changes: Fields = {}, headers: Record<string, string> = {}) {
  const fields: Fields = { ...(await applicationFields(jobId)), ...changes }
  const sent = Object.entries(fields).filter((entry): entry is [string, string | File] =>
    Boolean(entry[1] !== undefined),
  )
  const body = await formBody(Object.fromEntries(sent))
  return server.app.inject({
    method: 'POST',
    url: '/api/careers/apply',
    payload: body.payload,
    headers: { ...body.headers, ...headers },
  })
}

async function stored(id: string) {
  const application = await findApplication(server.context.db, id)
  if (!application) throw new Error('The application is not there.')
  return application
}

async function everything() {
  const rows = await server.context.db.selectFrom('applications').select('id').execute()
  return { applications: rows.length, files: (await server.context.documents.list()).length }
}

describe('POST /careers/apply', () => {
  test('takes an application in, with the position of the job', async () => {
    const answer = await apply({ idDoc_1: pdfFile('card.pdf'), idDoc_2: await pngFile('b.png') })
    expect(answer.statusCode).toBe(201)
    expect(answer.json()).toEqual({ success: true, data: { id: expect.any(String) } })
    expect(await stored(answer.json().data.id)).toMatchObject({
      firstName: 'Tasha',
      lastName: 'Greene',
      email: 'tasha@example.org',
      phone: '(615) 555-0177',
      position: 'Direct Support Professional',
      jobId,
      status: 'pending',
      notes: '',
      resume: { originalName: 'Tasha Greene.pdf' },
      identificationDocuments: [
        { originalName: 'passport.png' },
        { originalName: 'card.pdf' },
        { originalName: 'b.png' },
      ],
      history: [{ status: 'pending', by: null }],
    })
  })

  test.each([
    ['.docx', () => docxFile()],
    ['.doc', () => docFile()],
    ['.PDF', () => pdfFile('RESUME.PDF')],
  ])('takes a resume as %s', async (_, make) => {
    expect((await apply({ resume: await make() })).statusCode).toBe(201)
  })

  test('keeps documents byte for byte, sealed, under names that tell nothing', async () => {
    const canary = 'canary 078-05-1120'
    const resume = pdfFile('Tasha Greene.pdf', canary)
    const { id } = (await apply({ resume })).json().data
    const { filename } = (await stored(id)).resume ?? { filename: '' }
    expect(filename).toMatch(/^[0-9a-f]{48}\.pdf$/)
    const { dataDir } = server.context.settings
    for (const entry of await readdir(dataDir, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue
      const bytes = await readFile(join(entry.parentPath, entry.name))
      expect(bytes.includes(canary), entry.name).toBe(false)
    }
    const url = `/uploads/resumes/${filename}`
    const opened = await server.app.inject({ url, headers: admin })
    expect(opened.rawPayload).toEqual(Buffer.from(await resume.arrayBuffer()))
  })

  test('names every fault at once, and keeps nothing', async () => {
    const answer = await apply({
      firstName: ' ',
      lastName: undefined,
      email: 'tasha.example',
      phone: '0123',
      consentAgreement: 'false',
      resume: undefined,
      idDoc_0: new File(['<html>'], 'card.png'),
    })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({
      message: 'Please fill in all required fields and accept the consent agreement',
      fields: {
        firstName: 'First name is required',
        lastName: 'Last name is required',
        email: 'Please enter a valid email address',
        phone: 'Please enter a valid phone number',
        consentAgreement: 'You must agree to the consent agreement to proceed',
        resume: 'Resume is required',
        identificationDocs: 'Identification documents must be PDF, JPG, or PNG files',
      },
    })
    expect(await everything()).toEqual({ applications: 0, files: 0 })
  })

  const wrongText: [string, Fields, Record<string, string>][] = [
    ['no e-mail', { email: '' }, { email: 'Email is required' }],
    ['no phone', { phone: undefined }, { phone: 'Phone number is required' }],
    ['letters as phone', { phone: 'call me' }, { phone: 'Please enter a valid phone number' }],
    [
      'a long name',
      { firstName: 'x'.repeat(101) },
      { firstName: 'First name must be at most 100 characters' },
    ],
    [
      'a NUL in a name',
      { lastName: 'Gre\0ene' },
      { lastName: 'Last name holds a character that cannot be used' },
    ],
    [
      'no consent',
      { consentAgreement: undefined },
      { consentAgreement: 'You must agree to the consent agreement to proceed' },
    ],
    [
      'no identification',
      { idDoc_0: undefined },
      { identificationDocs: 'At least one identification document is required' },
    ],
    ['no job', { jobId: '' }, { jobId: 'Please choose a position' }],
  ]
  test.each(wrongText)('refuses %s', async (_, changes, fields) => {
    const answer = await apply(changes)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({
      message: 'Please fill in all required fields and accept the consent agreement',
      fields,
    })
    expect(await everything()).toEqual({ applications: 0, files: 0 })
  })

  const wrongFiles: [string, () => Fields | Promise<Fields>, number, string][] = [
    [
      'a program named .pdf',
      () => ({ resume: new File(['MZ\x90'], 'resume.pdf') }),
      415,
      'Please upload a PDF or Word document for your resume',
    ],
    [
      'a zip named .docx',
      () => ({ resume: zipFile('resume.docx', [{ name: 'a.txt' }]) }),
      415,
      'Please upload a PDF or Word document for your resume',
    ],
    [
      'a picture as resume',
      async () => ({ resume: await pngFile('resume.png') }),
      415,
      'Please upload a PDF or Word document for your resume',
    ],
    [
      'an empty resume',
      () => ({ resume: new File([], 'resume.pdf') }),
      415,
      'Please upload a PDF or Word document for your resume',
    ],
    [
      'a resume of 6 MB',
      () => ({ resume: new File([new Uint8Array(6 * megabyte)], 'resume.pdf') }),
      413,
      'Resume file size must be less than 5MB',
    ],
    [
      'a Word document as identification',
      async () => ({ idDoc_1: await docxFile() }),
      415,
      'Identification documents must be PDF, JPG, or PNG files',
    ],
    [
      'a page named .png',
      () => ({ idDoc_0: new File(['<html>'], 'a.png') }),
      415,
      'Identification documents must be PDF, JPG, or PNG files',
    ],
    [
      'identification of exactly 5 MB',
      () => ({ idDoc_2: new File([new Uint8Array(5 * megabyte)], 'a.pdf') }),
      413,
      'Each file must be less than 5MB',
    ],
    [
      'four identification documents',
      async () => ({
        idDoc_1: pdfFile(),
        idDoc_2: pdfFile(),
        idDoc_3: await pngFile(),
      }),
      400,
      'You can upload a maximum of 3 identification documents',
    ],
  ]
  test.each(wrongFiles)('refuses %s', async (_, changes, status, message) => {
    const answer = await apply(await changes())
    expect(answer.statusCode).toBe(status)
    expect(answer.json().message).toBe(message)
    expect(Object.values(answer.json().fields)).toEqual([message])
    expect(await everything()).toEqual({ applications: 0, files: 0 })
  })

  test('shows names of files without what could deceive', async () => {
    const resume = pdfFile('..\\..\\"CV"\u202Efdp.pdf')
    const { id } = (await apply({ resume })).json().data
    expect((await stored(id)).resume?.originalName).toBe('"CV"fdp.pdf')
  })

  test('takes a script in a name as the text it is', async () => {
    const firstName = '<script>alert(1)</script>'
    const { id } = (await apply({ firstName })).json().data
    expect((await stored(id)).firstName).toBe(firstName)
  })

  test('knows no job that is not there, and takes nothing for one that is not published', async () => {
    const unknown = await apply({ jobId: '01890000-0000-7000-8000-000000000000' })
    expect(unknown.statusCode).toBe(404)
    expect((await apply({ jobId: "1' or '1'='1" })).statusCode).toBe(404)
    const draft = await addJob(server.context.db, { status: 'draft' })
    const closed = await apply({ jobId: draft.id })
    expect(closed.statusCode).toBe(409)
    expect(closed.json().message).toBe('This position is no longer accepting applications.')
    expect(await everything()).toEqual({ applications: 0, files: 0 })
  })
})

describe('a body that is not what it should be', () => {
  const send = (payload: Buffer | string, headers: Record<string, string>) =>
    server.app.inject({ method: 'POST', url: '/api/careers/apply', payload, headers })

  test('is refused as another type, or without its length', async () => {
    expect((await send('{}', { 'content-type': 'application/json' })).statusCode).toBe(415)
    expect((await send('a=1', { 'content-type': 'text/plain' })).statusCode).toBe(415)
  })

  test('is refused when it is cut off, and keeps nothing', async () => {
    const { payload, headers } = await formBody(await applicationFields(jobId))
    for (const length of [0, 200, payload.length - 300, payload.length - 20]) {
      const cut = payload.subarray(0, length)
      const answer = await send(cut, { ...headers, 'content-length': String(length) })
      expect(answer.statusCode, `after ${length} bytes`).toBe(400)
      expect(answer.json().success).toBe(false)
    }
    expect(await everything()).toEqual({ applications: 0, files: 0 })
  })

  test('is refused at once when it is huge, or its boundary is', async () => {
    const type = 'multipart/form-data; boundary='
    const huge = { 'content-type': `${type}x`, 'content-length': String(6 * 1024 ** 3) }
    expect((await send('', huge)).statusCode).toBe(413)
    const slow = { 'content-type': `${type}${'x'.repeat(252)}`, 'content-length': '10' }
    expect((await send('0123456789', slow)).statusCode).toBe(400)
  })
})

describe('a repeat', () => {
  const key = (name: string) => ({ 'idempotency-key': name })
  const idOf = (answer: { json: () => { data: { id: string } } }) => answer.json().data.id

  test('with the same key gets the same answer, and stores nothing more', async () => {
    const first = await apply({}, key('a'))
    const before = await everything()
    const again = await apply({}, key('a'))
    expect(again.statusCode).toBe(201)
    expect(again.body).toBe(first.body)
    expect(await everything()).toEqual(before)
  })

  test('with the same key and other content is refused', async () => {
    await apply({}, key('a'))
    const answer = await apply({ firstName: 'Natasha' }, key('a'))
    expect(answer.statusCode).toBe(422)
    expect(await everything()).toEqual({ applications: 1, files: 2 })
  })

  test('while the first is still under way is told to wait', async () => {
    const answers = await Promise.all([apply({}, key('a')), apply({}, key('a'))])
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([201, 409])
    expect(await everything()).toEqual({ applications: 1, files: 2 })
  })

  test('after a fault may be right', async () => {
    expect((await apply({ phone: '' }, key('a'))).statusCode).toBe(400)
    expect((await apply({}, key('a'))).statusCode).toBe(201)
  })

  test('without a key is one application when it is the same within ten minutes', async () => {
    const answers = await Promise.all([apply(), apply(), apply()])
    expect(new Set(answers.map(idOf)).size).toBe(1)
    expect(await everything()).toEqual({ applications: 1, files: 2 })
    server.wait(11 * 60_000)
    expect(idOf(await apply())).not.toBe(idOf(answers[0] as never))
    expect(idOf(await apply({ phone: '615 555 0178' }))).not.toBe(idOf(await apply()))
  })

  test('with a key that is none is refused', async () => {
    expect((await apply({}, key('x'.repeat(300)))).statusCode).toBe(400)
  })
})

test('many at once are all taken in, each with its own files', async () => {
  const picture = await pictureFile({ width: 800, height: 600 })
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      apply({ email: `a${index}@example.org`, idDoc_0: picture }),
    ),
  )
  expect(answers.map((answer) => answer.statusCode)).toEqual(Array(20).fill(201))
  expect(await everything()).toEqual({ applications: 20, files: 40 })
})

describe('the sweep', () => {
  const later = () => new Date(Date.now() + 7_200_000)

  test('removes files that no row names, once they are old', async () => {
    await apply()
    await server.context.documents.save('resume', 'pdf', Buffer.from('stray'))
    expect(await sweepDocuments(server.context, new Date())).toEqual({ removed: 0, missing: 0 })
    expect(await sweepDocuments(server.context, later())).toEqual({ removed: 1, missing: 0 })
    expect(await everything()).toEqual({ applications: 1, files: 2 })
  })

  test('finishes a deletion that a crash cut short, and counts rows without their file', async () => {
    const { id } = (await apply()).json().data
    const { filename } = (await stored(id)).resume ?? { filename: '' }
    const { db, documents } = server.context
    await db
      .insertInto('removed_files')
      .values({ stored_name: filename, removed_at: 'x' })
      .execute()
    expect(await sweepDocuments(server.context, new Date())).toEqual({ removed: 0, missing: 1 })
    expect(await documents.has(filename)).toBe(false)
    expect(await db.selectFrom('removed_files').selectAll().execute()).toEqual([])
  })
})
