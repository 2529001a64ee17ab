import { describe, expect, test } from 'vitest'
import { listFaults } from '../../../tests/support/list-faults.ts'
import {
  ApplicationForm,
  ApplicationInput,
  applicationMessages,
  identificationFault,
  resumeFault,
} from './application-input.ts'
import { ApplicationQuery } from './application-query.ts'
import {
  applicationStages,
  applicationStatuses,
  getStage,
  listStatuses,
} from './application-status.ts'
import { applicationSchemas } from './applications.ts'

const person = {
  firstName: 'Sam',
  lastName: 'Ortega',
  email: 'sam@example.org',
  phone: '(615) 555-0177',
}
const fields = { ...person, jobId: 'dsp', consentAgreement: 'true' }
const file = new File(['x'], 'resume.pdf')
const form = { ...person, resume: file, identificationDocs: [file], consentAgreement: true }
const consentMissing = 'consentAgreement: You must agree to the consent agreement to proceed'
const tooLarge = 5 * 1024 * 1024

describe('what an applicant sends', () => {
  test('is stored without spaces around it', () => {
    expect(ApplicationInput.parse({ ...fields, firstName: ' Sam ', email: ' sam@example.org ' }))
      // The title of the job is taken from the job and may be left out.
      .toEqual({ ...fields, jobTitle: '', language: 'en', consentAgreement: true })
    expect(ApplicationForm.parse({ ...form, phone: ' 615-555-0177 ' }).phone).toBe('615-555-0177')
  })

  test.each([
    [{ firstName: ' ' }, 'firstName: First name is required'],
    [{ firstName: undefined }, 'firstName: First name is required'],
    [{ firstName: 'x'.repeat(101) }, 'firstName: First name must be at most 100 characters'],
    [{ lastName: '' }, 'lastName: Last name is required'],
    [{ lastName: 'x'.repeat(101) }, 'lastName: Last name must be at most 100 characters'],
    [{ email: undefined }, 'email: Email is required'],
    [{ email: ' ' }, 'email: Email is required'],
    [{ email: 'x'.repeat(255) }, 'email: Email must be at most 254 characters'],
    [{ email: 'sam' }, 'email: Please enter a valid email address'],
    [{ phone: undefined }, 'phone: Phone number is required'],
    [{ phone: ' ' }, 'phone: Phone number is required'],
    [{ phone: '6'.repeat(33) }, 'phone: Phone must be at most 32 characters'],
    [{ phone: 'call me' }, 'phone: Please enter a valid phone number'],
  ])('%j is refused by the form and by the server', (change, fault) => {
    expect(listFaults(ApplicationInput, { ...fields, ...change })).toEqual([fault])
    expect(listFaults(ApplicationForm, { ...form, ...change })).toEqual([fault])
  })

  test.each([
    [{ jobId: '' }, 'jobId: Please choose a position'],
    [{ jobId: 'x'.repeat(101) }, 'jobId: Job must be at most 100 characters'],
    [{ jobTitle: 'x'.repeat(201) }, 'jobTitle: Job title must be at most 200 characters'],
    [{ consentAgreement: 'false' }, consentMissing],
    [{ consentAgreement: 'maybe' }, consentMissing],
    [{ consentAgreement: undefined }, consentMissing],
  ])('%j is refused by the server', (change, fault) => {
    expect(listFaults(ApplicationInput, { ...fields, ...change })).toEqual([fault])
  })

  test.each([
    [{ resume: undefined }, 'resume: Resume is required'],
    [
      { identificationDocs: [] },
      'identificationDocs: At least one identification document is required',
    ],
    [
      { identificationDocs: [file, file, file, file] },
      'identificationDocs: You can upload a maximum of 3 identification documents',
    ],
    [{ consentAgreement: false }, consentMissing],
  ])('the form does not send %j', (change, fault) => {
    expect(listFaults(ApplicationForm, { ...form, ...change })).toEqual([fault])
    expect(
      listFaults(ApplicationForm, { ...form, identificationDocs: [file, file, file] }),
    ).toEqual([])
  })

  test('has the messages of the specification', () => {
    expect(applicationMessages).toMatchObject({
      missing: 'Please fill in all required fields and accept the consent agreement',
      closed: 'This position is no longer accepting applications.',
      running: 'This application is still being sent. Please wait a minute and try again.',
      otherBody: 'This was sent before with other content. Please submit it again.',
    })
    expect(applicationSchemas.apply.files).toEqual(['resume', 'idDoc_0', 'idDoc_1', 'idDoc_2'])
  })
})

describe('a chosen file', () => {
  test.each(['cv.pdf', 'cv.doc', 'cv.docx', 'CV.PDF', 'my.cv.Docx'])('%s is a resume', (name) =>
    expect(resumeFault({ name, size: tooLarge - 1 })).toBeUndefined(),
  )

  test.each(['cv.txt', 'cv.png', 'cv.pdf.exe', 'pdf', 'cv'])('%s is no resume', (name) =>
    expect(resumeFault({ name, size: 1 })).toBe(
      'Please upload a PDF or Word document for your resume',
    ),
  )

  test.each(['id.pdf', 'id.jpg', 'id.jpeg', 'ID.PNG'])('%s is an identification document', (name) =>
    expect(identificationFault({ name, size: tooLarge - 1 })).toBeUndefined(),
  )

  test.each(['id.doc', 'id.gif', 'id.pdf.exe', 'png'])('%s is no identification document', (name) =>
    expect(identificationFault({ name, size: 1 })).toBe(
      'Identification documents must be PDF, JPG, or PNG files',
    ),
  )

  test('is smaller than 5 MB', () => {
    expect(resumeFault({ name: 'cv.pdf', size: tooLarge })).toBe(
      'Resume file size must be less than 5MB',
    )
    expect(identificationFault({ name: 'id.pdf', size: tooLarge })).toBe(
      'Each file must be less than 5MB',
    )
  })
})

describe('the status of an application', () => {
  test.each([
    ['pending', 'new'],
    ['reviewing', 'reviewed'],
    ['shortlisted', 'interviewed'],
    ['interview_scheduled', 'interviewed'],
    ['interview_completed', 'interviewed'],
    ['rejected', 'rejected'],
    ['hired', 'hired'],
    ['withdrawn', 'rejected'],
    ['something else', 'new'],
    ['constructor', 'new'],
  ])('%s is shown as %s', (status, stage) => expect(getStage(status)).toBe(stage))

  test.each([
    ['new', ['pending']],
    ['reviewed', ['reviewing']],
    ['interviewed', ['shortlisted', 'interview_scheduled', 'interview_completed']],
    ['rejected', ['rejected', 'withdrawn']],
    ['hired', ['hired']],
  ] as const)('%s stands for %s, the first one is sent', (stage, statuses) =>
    expect(listStatuses(stage)).toEqual(statuses),
  )

  test('every stage and status is known', () => {
    expect(applicationStages).toEqual(['new', 'reviewed', 'interviewed', 'rejected', 'hired'])
    expect(applicationStages.flatMap(listStatuses).toSorted()).toEqual(
      applicationStatuses.toSorted(),
    )
  })

  test('can be searched for, alone or with others', () => {
    expect(ApplicationQuery.parse({})).toEqual({ search: '' })
    expect(ApplicationQuery.parse({ status: 'hired', page: '2', limit: '5' })).toEqual({
      status: ['hired'],
      search: '',
      page: 2,
      limit: 5,
    })
    expect(ApplicationQuery.parse({ status: 'pending,,hired,' }).status).toEqual([
      'pending',
      'hired',
    ])
    expect(ApplicationQuery.parse({ status: '' }).status).toEqual([])
    for (const status of ['nothing', 'pending,nothing']) {
      expect(listFaults(ApplicationQuery, { status }).join()).toContain('Invalid status')
    }
    expect(listFaults(ApplicationQuery, { status: ','.repeat(200) })).toEqual([])
    expect(listFaults(ApplicationQuery, { status: ','.repeat(201) })).toEqual([
      'status: Invalid status',
    ])
    expect(listFaults(ApplicationQuery, { search: 'x'.repeat(201) })).toEqual([
      'search: Search must be at most 200 characters',
    ])
  })

  test('is set with notes of a limited length', () => {
    const { body } = applicationSchemas.setStatus
    expect(body.parse({ status: 'hired', notes: null })).toEqual({ status: 'hired', notes: null })
    expect(body.parse({ status: 'hired', updatedAt: 'v1' })).toEqual({
      status: 'hired',
      notes: '',
      updatedAt: 'v1',
    })
    expect(listFaults(body, { status: 'fired' })).toEqual(['status: Invalid status'])
    expect(listFaults(body, { status: 'hired', notes: 'x'.repeat(5000) })).toEqual([])
    expect(listFaults(body, { status: 'hired', notes: 'x'.repeat(5001) })).toEqual([
      'notes: Notes must be at most 5000 characters',
    ])
  })
})
