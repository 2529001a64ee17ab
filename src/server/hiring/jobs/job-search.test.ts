import { expect, test } from 'vitest'
import { searchable } from '#contract/platform/search.ts'
import { createJobSearch } from './job-search.ts'

const make = (title: string, location: string, about: string, terms = {}) => ({
  title,
  location,
  search_text: searchable(`${title} ${location} ${about}`),
  shifts: '["morning"]',
  employment_type: 'full-time',
  pay_from: 1550,
  pay_to: 1700,
  pay_per: 'hour' as const,
  ...terms,
})

const jobs = [
  make(
    'Direct Support Professional',
    'Murfreesboro, TN',
    'Breakfast, work. No weekends. 18 or older, 401k.',
  ),
  make('Overnight Support', 'Cookeville, TN', 'A quiet house, every other weekend.', {
    shifts: '["overnight"]',
  }),
  make('Job Coach', 'Knoxville, TN', 'Help people find work.', {
    shifts: '["morning","second"]',
    employment_type: 'part-time',
  }),
  make('Registered Nurse', 'Nashville, TN', 'One week in four on call.', {
    pay_from: 3400,
    pay_to: null,
  }),
  make('House Manager', 'Lebanon, TN', 'Drives the van. You don’t need experience.', {
    pay_from: 4_400_000,
    pay_to: 5_000_000,
    pay_per: 'year',
  }),
]

const find = (typed: string) => {
  const match = createJobSearch(typed)
  return jobs.filter((job) => match(job) > 0).map(({ title }) => title)
}

test.each([
  ['overnight cookeville', ['Overnight Support']],
  ['nights', ['Overnight Support']],
  ['night shift jobs in Cookeville, TN', ['Overnight Support']],
  ['Cookville', ['Overnight Support']],
  ['murfreesborro', ['Direct Support Professional']],
  ['second', ['Job Coach']],
  ['evenings', ['Job Coach']],
  ['part time', ['Job Coach']],
  ['part-time knoxville', ['Job Coach']],
  ['DSP', ['Direct Support Professional']],
  ['caregiver murfreesboro', ['Direct Support Professional']],
  ['RN', ['Registered Nurse']],
  ['nrse', []],
  ['regsitered', ['Registered Nurse']],
  ['$20', ['Registered Nurse', 'House Manager']],
  ['$18 an hour', ['Registered Nurse', 'House Manager']],
  ['18', ['Registered Nurse', 'House Manager']],
  ['jobs paying at least 30/hr', ['Registered Nurse']],
  ['$45,000 a year', ['Registered Nurse', 'House Manager']],
  ['60k', ['Registered Nurse']],
  ['37130', []],
  ['401k', ['Direct Support Professional']],
  ['coach 40 hours a week', ['Job Coach']],
  ['nurse 12 hour shifts', ['Registered Nurse']],
  ['coach 17', ['Job Coach']],
  ['noche', ['Overnight Support']],
  ['trabajo de noche en Cookeville', ['Overnight Support']],
  ['turno de tarde', ['Job Coach']],
  ['medio tiempo', ['Job Coach']],
  ['tiempo completo Nashville', ['Registered Nurse']],
  ['persona de apoyo directo', ['Direct Support Professional']],
  ['cuidadora', ['Direct Support Professional']],
  ['enfermería', ['Registered Nurse']],
  ['graveyard', ['Overnight Support']],
  ['no experience', ['House Manager']],
  ['entry level', ['House Manager']],
  ['support no weekends', ['Direct Support Professional']],
  ['support without Saturdays', ['Direct Support Professional']],
  ['support, sin noches', ['Direct Support Professional']],
  ['coach no evenings', ['Job Coach']],
  ['weekends', ['Overnight Support']],
  ['group home', ['Overnight Support', 'House Manager']],
  ['work from home', []],
  ['nurse working with disabled people', ['Registered Nurse']],
  ['overnight knoxville', []],
  ['pilot', []],
  ['hel', ['Job Coach']],
  ['find work.', ['Job Coach']],
])('%s finds %j', (typed, titles) => {
  expect(find(typed)).toEqual(titles)
})

test('words that say nothing about a job find all', () => {
  expect(find('any job near me')).toHaveLength(jobs.length)
  expect(find('hiring now')).toHaveLength(jobs.length)
  expect(find('busco trabajo cerca de mí')).toHaveLength(jobs.length)
})

test('a job of that name matches better than one that mentions the word', () => {
  const [, , coach, nurse] = jobs
  const match = createJobSearch('coach')
  expect(coach && match(coach)).toBe(2)
  expect(nurse && match({ ...nurse, search_text: 'you speak with a job coach' })).toBe(1)
  expect(nurse && match(nurse)).toBe(0)
})
