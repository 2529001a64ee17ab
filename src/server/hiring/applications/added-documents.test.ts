import { beforeEach, expect, test } from 'vitest'
import { newId } from '#server/platform/db/portable.ts'
import { addApplication } from '../../../../tests/support/applications.ts'
import { pdfFile, pngFile } from '../../../../tests/support/documents.ts'
import { type FormFields, officeApi } from '../../../../tests/support/office-api.ts'

const office = officeApi('applications', 'idempotency_keys')
const { server } = office

let id: string

beforeEach(async () => {
  id = await addApplication(server.context)
})

const add = (files: FormFields, of = id) =>
  office.sendForm('POST', `/api/careers/${of}/documents`, files)
const opened = async () => (await office.send('GET', `/api/careers/${id}`)).json().data
const ask = (kind: string) =>
  office.send('POST', `/api/careers/${id}/document-requests`, { kind, note: '' })

test('staff add a resume and identity documents, which are opened like those of the applicant', async () => {
  const scan = pdfFile('scan.pdf', 'A resume on paper')
  const response = await add({ resume: scan, idDoc_0: await pngFile('card.png') })
  expect(response.statusCode).toBe(201)
  expect(response.json().data).toMatchObject({
    resume: { originalName: 'scan.pdf' },
    identificationDocuments: [{ originalName: 'passport.png' }, { originalName: 'card.png' }],
    documentsCount: 4,
  })
  const { earlierResumes, timeline } = await opened()
  expect(earlierResumes).toMatchObject([{ originalName: 'Tasha Greene.pdf' }])
  expect(timeline.slice(1)).toMatchObject([
    { by: 'maria', text: 'added scan.pdf' },
    { by: 'maria', text: 'added card.png' },
  ])
  const file = await office.send('GET', `/api/careers/${id}/resume`)
  expect(file.rawPayload.toString()).toBe(await scan.text())
  const { storedName } = await server.context.db
    .selectFrom('application_files')
    .select('stored_name as storedName')
    .where('original_name', '=', 'scan.pdf')
    .executeTakeFirstOrThrow()
  expect(await server.context.documents.list()).toContain(storedName)
})

test('closes the requests for what was added', async () => {
  await ask('resume')
  await ask('identification')
  await add({ resume: pdfFile() })
  expect((await opened()).documentRequests).toMatchObject([{ kind: 'identification' }])
})

test('the same file sent twice is added once, but to another applicant it is added', async () => {
  const other = await addApplication(server.context, { email: 'other@example.org' })
  await add({ resume: pdfFile('scan.pdf') })
  await add({ resume: pdfFile('scan.pdf') })
  await add({ resume: pdfFile('scan.pdf') }, other)
  const files = await server.context.db
    .selectFrom('application_files')
    .select('application_id')
    .where('original_name', '=', 'scan.pdf')
    .orderBy('application_id')
    .execute()
  expect(files).toEqual([{ application_id: id }, { application_id: other }])
})

test('nothing is stored of a form without files or with a wrong one, or for an unknown applicant', async () => {
  const before = await server.context.documents.list()
  const none = await add({})
  expect(none.statusCode).toBe(400)
  expect(none.json()).toMatchObject({ fields: { resume: 'Please choose a file' } })
  const wrong = await add({ resume: await pngFile('photo.png'), idDoc_0: await pngFile() })
  expect(wrong.statusCode).toBe(415)
  const both = await add({ resume: await pngFile('photo.png'), idDoc_0: pdfFile('card.exe') })
  expect(both.json()).toMatchObject({
    message: 'Please check the files',
    fields: { resume: expect.any(String), identificationDocs: expect.any(String) },
  })
  expect((await add({ resume: pdfFile() }, newId())).statusCode).toBe(404)
  expect(await server.context.documents.list()).toEqual(before)
  expect((await opened()).documentsCount).toBe(2)
})

test('staff add a document under a name and an item, which closes only the request for it', async () => {
  for (const name of ['CPR card', 'Driver’s license']) {
    await office.send('POST', `/api/careers/${id}/document-requests`, {
      kind: 'other',
      name,
      note: '',
    })
  }
  const nameless = await add({ otherDoc: pdfFile('cpr.pdf') })
  expect(nameless.statusCode).toBe(400)
  expect(nameless.json().fields).toEqual({ name: 'Please enter a name' })
  const named = { name: 'CPR card', item: 'CPR and first aid certificates' }
  const response = await add({ otherDoc: pdfFile('cpr.pdf'), ...named })
  expect(response.statusCode).toBe(201)
  expect(await opened()).toMatchObject({
    namedDocuments: [{ ...named, originalName: 'cpr.pdf' }],
    identificationDocuments: [{ originalName: 'passport.png' }],
    documentRequests: [{ name: 'Driver’s license' }],
  })
})
