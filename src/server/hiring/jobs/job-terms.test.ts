import { expect, test } from 'vitest'
import { makeSlug } from '#server/platform/slug.ts'
import { jobInput, jobsApi } from '../../../../tests/support/jobs.ts'

const { api, addJob, visit } = jobsApi()

const terms = {
  pay: { from: 16.5, to: 18.05, per: 'hour' },
  closingDate: '2027-03-14',
  openings: 3,
  street: '120 Main Street',
  postalCode: '37167-1234',
  program: 'family-support',
}
const change = async (id: string, fields: object) =>
  (await api.send('PUT', `/api/jobs/admin/${id}`, jobInput(fields))).json().data

test('pay, closing date, openings and address are stored and shown to visitors', async () => {
  const { id } = await addJob(terms)
  expect((await visit('')).json().data[0]).toMatchObject(terms)
  expect((await visit(`/public/${id}`)).json().data).toMatchObject(terms)
  expect(await change(id, { pay: { to: 42_000, per: 'year' } })).toMatchObject({
    ...terms,
    pay: { to: 42_000, per: 'year' },
  })
})

test('a change that does not mention them keeps them, and an empty value removes them', async () => {
  const { id } = await addJob(terms)
  expect(await change(id, { title: 'Lead' })).toMatchObject({ ...terms, title: 'Lead' })
  const empty = {
    pay: null,
    closingDate: '',
    openings: null,
    street: '',
    postalCode: '',
    program: '',
  }
  const changed = await change(id, empty)
  for (const name of Object.keys(terms)) expect(changed).not.toHaveProperty(name)
})

test('visitors find the open jobs of a program, and one that is not known is refused', async () => {
  const { id } = await addJob(terms)
  await addJob()
  await addJob({ ...terms, status: 'draft' })
  const found = (await visit('?program=family-support')).json().data
  expect(found.map((job: { id: string }) => job.id)).toEqual([id])
  const unknown = { ...jobInput(), program: 'nothing' }
  for (const [method, path] of [
    ['POST', ''],
    ['PUT', `/${id}`],
  ] as const) {
    const response = await api.send(method, `/api/jobs/admin${path}`, unknown)
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ fields: { program: 'This program is not known' } })
  }
})

test('a job without them has none of these fields', async () => {
  const job = await addJob()
  for (const name of Object.keys(terms)) expect(job).not.toHaveProperty(name)
})

test.each([
  ['Direct Support Professional', 'direct-support-professional'],
  ['  Night & weekend -- DSP (PRN)!  ', 'night-weekend-dsp-prn'],
  ['Café Manager, Peña Röhr', 'cafe-manager-pena-rohr'],
  ['Ｊｏｂ ½', 'job-1-2'],
  ['Врач', 'job'],
  ['🌷', 'job'],
  ['', 'job'],
])('the address of a job %j is %s', (title, slug) => {
  expect(makeSlug(title, 'job')).toBe(slug)
})

test('a long title is shortened, and never ends with a hyphen', () => {
  expect(makeSlug('x'.repeat(81), 'job')).toBe('x'.repeat(80))
  expect(makeSlug(`${'x'.repeat(79)} y`, 'job')).toBe('x'.repeat(79))
})
