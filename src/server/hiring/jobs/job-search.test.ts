import { expect, test } from 'vitest'
import { createJobSearch } from './job-search.ts'

const make = (title: string, location: string, about: string, terms = {}) => ({
  title,
  location,
  search_text: `${title} ${location} ${about}`.toLowerCase(),
  shifts: '["morning"]',
  employment_type: 'full-time',
  pay_from: 1550,
  pay_to: 1700,
  ...terms,
})

const jobs = [
  make('Direct Support Professional', 'Murfreesboro, TN', 'Breakfast, work, errands, friends.'),
  make('Overnight Support', 'Cookeville, TN', 'A quiet house.', { shifts: '["overnight"]' }),
  make('Job Coach', 'Knoxville, TN', 'Help people find work.', {
    shifts: '["morning","second"]',
    employment_type: 'part-time',
  }),
  make('Registered Nurse', 'Nashville, TN', 'One week in four on call.', {
    pay_from: 3400,
    pay_to: null,
  }),
]

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
  ['$20', ['Registered Nurse']],
  ['coach 17', ['Job Coach']],
  ['noche', ['Overnight Support']],
  ['trabajo de noche en Cookeville', ['Overnight Support']],
  ['turno de tarde', ['Job Coach']],
  ['medio tiempo', ['Job Coach']],
  ['tiempo completo Nashville', ['Registered Nurse']],
  ['persona de apoyo directo', ['Direct Support Professional']],
  ['cuidadora', ['Direct Support Professional']],
  ['enfermería', ['Registered Nurse']],
  ['overnight knoxville', []],
  ['pilot', []],
  ['hel', ['Job Coach']],
  ['find work.', ['Job Coach']],
])('%s finds %j', (typed, titles) => {
  expect(jobs.filter(createJobSearch(typed)).map(({ title }) => title)).toEqual(titles)
})

test('words that say nothing about a job find all', () => {
  expect(jobs.filter(createJobSearch('any job near me'))).toHaveLength(4)
  expect(jobs.filter(createJobSearch('busco trabajo cerca de mí'))).toHaveLength(4)
})
