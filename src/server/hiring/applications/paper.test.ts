import { beforeEach, expect, test } from 'vitest'
import { addJob, applicationFields } from '../../../../tests/support/applications.ts'
import { pdfFile } from '../../../../tests/support/documents.ts'
import { type FormFields, officeApi } from '../../../../tests/support/office-api.ts'

const office = officeApi('applications', 'idempotency_keys', 'jobs')
const { server } = office
const ruth = { firstName: 'Ruth', lastName: 'Ames', email: '', phone: '(615) 555-0133' }

let jobId = ''

beforeEach(async () => {
  jobId = (await addJob(server.context.db, { status: 'archived' })).id
})

const enter = (fields: FormFields = {}) =>
  office.sendForm('POST', '/api/careers', { ...ruth, jobId, ...fields })
const stored = async (id: string) => (await office.send('GET', `/api/careers/${id}`)).json().data

test('an application on paper needs no files and no email, also for a job that is closed', async () => {
  const response = await enter()
  expect(response.statusCode).toBe(201)
  const application = await stored(response.json().data.id)
  expect(application).toMatchObject({
    ...ruth,
    position: 'Direct Support Professional',
    status: 'pending',
    resume: null,
    identificationDocuments: [],
  })
  expect(application.timeline).toMatchObject([
    { by: 'maria', text: 'entered an application on paper for Direct Support Professional' },
  ])
  const lines = await server.context.db
    .selectFrom('audit_log')
    .select('action')
    .where('object_id', '=', application.id)
    .where('action', '!=', 'opened')
    .execute()
  expect(lines).toEqual([{ action: 'entered' }])
})

test('an application on paper can have the same files as one that was sent', async () => {
  const { resume, idDoc_0 } = await applicationFields(jobId)
  const { id } = (await enter({ resume, idDoc_0 })).json().data
  expect(await stored(id)).toMatchObject({
    resume: { originalName: 'Tasha Greene.pdf' },
    identificationDocuments: [{ originalName: 'passport.png' }],
  })
})

test('entering the same application twice adds it once', async () => {
  const first = (await enter()).json().data.id
  expect((await enter()).json().data.id).toBe(first)
})

test.each([
  [{ phone: '' }, { email: 'Please enter an email address or a phone number' }],
  [{ firstName: ' ' }, { firstName: 'First name is required' }],
  [{ jobId: '' }, { jobId: 'Please choose a position' }],
])('is refused with %j', async (fields, faults) => {
  const response = await enter(fields)
  expect(response.statusCode).toBe(400)
  expect(response.json().fields).toEqual(faults)
})

test('wrong files and unknown jobs are refused, and leave nothing', async () => {
  const { db, documents } = server.context
  const before = await documents.list()
  const wrong = await enter({ resume: pdfFile('resume.exe') })
  expect(wrong.statusCode).toBe(415)
  expect((await enter({ jobId: 'unknown', resume: pdfFile() })).statusCode).toBe(404)
  expect(await documents.list()).toEqual(before)
  expect(await db.selectFrom('applications').select('id').execute()).toEqual([])
})
