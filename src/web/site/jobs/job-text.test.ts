import { expect, test } from 'vitest'
import { listPoints, summarize } from './job-text.ts'

const description =
  '<p>You &amp; us.</p><h3>Responsibilities</h3><ul><li>Cook</li><li><strong>Drive</strong></li></ul><h3>Qualifications</h3><p>None.</p>'

test('a summary is the first 150 characters of the plain text', () => {
  expect(summarize('<p>You &amp; us.</p><p>Now</p>')).toBe('You & us. Now...')
  expect(summarize(`<p>${'x'.repeat(200)}</p>`)).toBe(`${'x'.repeat(150)}...`)
  expect(summarize('')).toBe('No description available')
  expect(summarize('<p> </p>')).toBe('No description available')
})

test('finds the list below a heading, or says that there is none', () => {
  expect(listPoints(description, 'responsibilities')).toEqual(['Cook', 'Drive'])
  expect(listPoints(description, 'qualifications')).toEqual(['No qualifications specified'])
  expect(listPoints('', 'responsibilities')).toEqual(['No responsibilities listed'])
})
