import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { addJob } from '../../../../tests/support/applications.ts'
import {
  docFile,
  docxFile,
  pdfFile,
  pngFile,
  zipFile,
} from '../../../../tests/support/documents.ts'
import { type Fields, intakeApp } from '../../../../tests/support/intake.ts'

const setup = intakeApp()
const { server, apply, stored, countStored } = setup
const megabyte = 1024 * 1024

describe('POST /careers/apply', () => {
  test('stores an application with the title of the job', async () => {
    const response = await apply({ idDoc_1: pdfFile('card.pdf'), idDoc_2: await pngFile('b.png') })
    expect(response.statusCode).toBe(201)
    expect(response.json()).toEqual({
      success: true,
      data: { id: expect.any(String), mailed: false },
    })
    expect(await stored(response.json().data.id)).toMatchObject({
      firstName: 'Tasha',
      lastName: 'Greene',
      email: 'tasha@example.org',
      phone: '(615) 555-0177',
      position: 'Direct Support Professional',
      jobId: setup.jobId,
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
  ])('accepts a resume as %s', async (_, make) => {
    expect((await apply({ resume: await make() })).statusCode).toBe(201)
  })

  test('stores documents encrypted, under random names, and returns them unchanged', async () => {
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
    const opened = await server.app.inject({ url, headers: await server.signIn() })
    expect(opened.rawPayload).toEqual(Buffer.from(await resume.arrayBuffer()))
  })

  test('names every error in one response, and stores nothing', async () => {
    const response = await apply({
      firstName: ' ',
      lastName: undefined,
      email: 'tasha.example',
      phone: '0123',
      consentAgreement: 'false',
      resume: undefined,
      idDoc_0: new File(['<html>'], 'card.png'),
    })
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({
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
    expect(await countStored()).toEqual({ applications: 0, files: 0 })
  })

  const wrongText: [string, Fields, Record<string, string>][] = [
    ['no email', { email: '' }, { email: 'Email is required' }],
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
      { lastName: 'Last name contains a character that cannot be used' },
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
    const response = await apply(changes)
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({
      message: 'Please fill in all required fields and accept the consent agreement',
      fields,
    })
    expect(await countStored()).toEqual({ applications: 0, files: 0 })
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
    const response = await apply(await changes())
    expect(response.statusCode).toBe(status)
    expect(response.json().message).toBe(message)
    expect(Object.values(response.json().fields)).toEqual([message])
    expect(await countStored()).toEqual({ applications: 0, files: 0 })
  })

  test('removes misleading characters from file names', async () => {
    const resume = pdfFile('..\\..\\"CV"\u202Efdp.pdf')
    const { id } = (await apply({ resume })).json().data
    expect((await stored(id)).resume?.originalName).toBe('"CV"fdp.pdf')
  })

  test('stores a script in a name as plain text', async () => {
    const firstName = '<script>alert(1)</script>'
    const { id } = (await apply({ firstName })).json().data
    expect((await stored(id)).firstName).toBe(firstName)
  })

  test('refuses an application for a job that does not exist or is not published', async () => {
    const unknown = await apply({ jobId: '01890000-0000-7000-8000-000000000000' })
    expect(unknown.statusCode).toBe(404)
    expect((await apply({ jobId: "1' or '1'='1" })).statusCode).toBe(404)
    const draft = await addJob(server.context.db, { status: 'draft' })
    const closed = await apply({ jobId: draft.id })
    expect(closed.statusCode).toBe(409)
    expect(closed.json().message).toBe('This position is no longer accepting applications.')
    expect(await countStored()).toEqual({ applications: 0, files: 0 })
  })
})
