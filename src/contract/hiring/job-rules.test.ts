import { describe, expect, test } from 'vitest'
import { htmlToText } from '#contract/platform/rich-text.ts'
import { listFaults } from '../../../tests/support/list-faults.ts'
import {
  closedJobCode,
  JobForm,
  JobInput,
  JobQuery,
  jobListFailure,
  jobMessages,
  jobSchemas,
  shiftLabels,
} from './jobs.ts'

const missing = 'Please fill in all required fields (Job Title, Location, and at least one Shift)'
const noTerms = {
  payFrom: '',
  payTo: '',
  payPer: 'hour',
  closingDate: '',
  openings: '',
  street: '',
  postalCode: '',
  program: '',
}
const job = { title: 'DSP', location: 'Smyrna', shiftsAvailable: ['morning'] }

describe('a job', () => {
  test('is a draft in health care by default', () => {
    expect(JobInput.parse(job)).toEqual({
      ...job,
      status: 'draft',
      description: '',
      department: 'Healthcare',
      employmentType: 'full-time',
      experienceLevel: 'entry',
    })
    const whole = {
      ...job,
      shiftsAvailable: ['morning', 'second', 'overnight'],
      status: 'archived',
      description: '<p>Help</p>',
      department: 'Office',
      employmentType: 'part-time',
      experienceLevel: 'senior',
      updatedAt: 'v1',
    }
    expect(JobInput.parse(whole)).toEqual(whole)
  })

  test('needs a title, a location and a shift', () => {
    expect(listFaults(JobInput, {})).toEqual([
      `title: ${missing}`,
      `location: ${missing}`,
      `shiftsAvailable: ${missing}`,
    ])
    const form = {
      ...job,
      ...noTerms,
      status: 'published',
      description: '',
      publishDate: '',
      publishTime: '',
    }
    expect(JobForm.parse(form)).toEqual(form)
    expect(listFaults(JobForm, { ...form, shiftsAvailable: [] })).toEqual([
      `shiftsAvailable: ${missing}`,
    ])
  })

  test('has a form that must name every field, so that an edit cannot erase one', () => {
    expect(listFaults(JobForm, { ...job, ...noTerms })).toEqual([
      'status: Status must be published, draft or archived',
      'description: Description must be text',
      'publishDate: Invalid input: expected string, received undefined',
      'publishTime: Invalid input: expected string, received undefined',
    ])
  })

  test.each([
    [{ title: 'x'.repeat(101) }, 'title: Job Title must be at most 100 characters'],
    [{ location: 'x'.repeat(101) }, 'location: Location must be at most 100 characters'],
    [
      { description: 'x'.repeat(50_001) },
      'description: Description must be at most 50000 characters',
    ],
    [{ department: 'x'.repeat(101) }, 'department: Department must be at most 100 characters'],
    [
      { employmentType: 'x'.repeat(41) },
      'employmentType: Employment type must be at most 40 characters',
    ],
    [
      { experienceLevel: 'x'.repeat(41) },
      'experienceLevel: Experience level must be at most 40 characters',
    ],
    [{ status: 'open' }, 'status: Status must be published, draft or archived'],
    [
      { shiftsAvailable: ['noon'] },
      'shiftsAvailable.0: A shift must be morning, second or overnight',
    ],
  ])('%.40j is refused', (change, fault) => {
    expect(listFaults(JobInput, { ...job, ...change })).toEqual([fault])
  })

  test('has at most 20 shifts', () => {
    const shiftsAvailable = Array(20).fill('second')
    expect(listFaults(JobInput, { ...job, shiftsAvailable })).toEqual([])
    expect(
      listFaults(JobInput, { ...job, shiftsAvailable: [...shiftsAvailable, 'second'] }),
    ).toHaveLength(1)
  })

  test('is found by its slug', () => {
    const { params } = jobSchemas.read
    for (const slug of ['dsp_2-smyrna', 'x'.repeat(200)])
      expect(params.parse({ slug })).toBeTruthy()
    for (const slug of ['', 'a b', 'a/b', 'x'.repeat(201), '-.']) {
      expect(listFaults(params, { slug })).toHaveLength(1)
    }
  })

  test('changes its status together with others', () => {
    const { body } = jobSchemas.setStatuses
    const id = '01890000-0000-7000-8000-000000000000'
    const jobIds = Array(500).fill(id)
    expect(body.parse({ jobIds, status: 'archived' })).toEqual({ jobIds, status: 'archived' })
    expect(listFaults(body, { jobIds: [...jobIds, id], status: 'draft' })).toHaveLength(1)
    expect(listFaults(body, { jobIds: [], status: 'draft' })).toHaveLength(1)
    expect(listFaults(body, { status: 'draft' })).toEqual(['jobIds: Choose at least one job'])
    expect(listFaults(body, { jobIds: ['7'], status: 'open' })).toEqual([
      'jobIds.0: A job id is not valid',
      'status: Status must be published, draft or archived',
    ])
  })

  test('has labels for its shifts', () => {
    expect(shiftLabels).toEqual({
      morning: 'Morning Shift',
      second: 'Second Shift',
      overnight: 'Overnight Shift',
    })
  })
})

describe('a search for jobs', () => {
  test('has a text, a location, shifts and a page', () => {
    expect(JobQuery.parse({})).toEqual({ search: '', location: '' })
    expect(
      JobQuery.parse({ search: ' dsp ', location: 'Smyrna', shift: 'morning,,second', page: '2' }),
    ).toEqual({ search: 'dsp', location: 'Smyrna', shift: ['morning', 'second'], page: 2 })
    expect(JobQuery.parse({ shift: ['overnight'] }).shift).toEqual(['overnight'])
    expect(JobQuery.parse({ shift: '' }).shift).toEqual([])
  })

  test.each([
    [{ search: 'x'.repeat(201) }, 'search: Search must be at most 200 characters'],
    [{ location: 'x'.repeat(101) }, 'location: Location must be at most 100 characters'],
    [{ shift: 'noon' }, 'shift.0: A shift must be morning, second or overnight'],
  ])('%.40j is refused', (query, fault) => expect(listFaults(JobQuery, query)).toEqual([fault]))

  test('names at most 20 shifts', () => {
    expect(listFaults(JobQuery, { shift: Array(20).fill('second') })).toEqual([])
    expect(listFaults(JobQuery, { shift: Array(21).fill('second') })).toHaveLength(1)
  })

  test.each([
    ['Too many requests, slow down', 'Too many requests. Please wait a moment and try again.'],
    ['TypeError: Failed to fetch', 'Network error. Please check your connection and try again.'],
    ['The service is busy.', 'The service is busy.'],
    ['', 'Failed to load job postings'],
    [undefined, 'Failed to load job postings'],
  ])('that fails with %j says: %s', (message, shown) => expect(jobListFailure(message)).toBe(shown))

  test('may lead to a job that is closed', () => {
    expect(jobMessages.closed).toBe('That job is no longer open.')
    expect(closedJobCode).toBe('job_closed')
  })
})

test.each([
  ['<p>One</p><p>Two</p>', 'One Two'],
  ['<ul><li>One</li><li>Two</li></ul>', 'One Two'],
  ['<ol><li>One</li></ol><h3>Two</h3>', 'One Two'],
  ['One<br>Two<br class="x">Three', 'One Two Three'],
  ['O<strong>n</strong>e<a href="/x">ly</a>', 'Onely'],
  ['One<h3>Two</h3>Three', 'One Two Three'],
  ['<pre>One</pre>Two', 'OneTwo'],
  ['&lt;b&gt; &quot;it&#39;s&quot;&nbsp;Q&amp;A &copy;', '<b> "it\'s" Q&A &copy;'],
  ['&amp;lt;', '&lt;'],
  ['  One \n\n two ', 'One two'],
  ['', ''],
])('%s reads as: %s', (html, text) => expect(htmlToText(html)).toBe(text))
