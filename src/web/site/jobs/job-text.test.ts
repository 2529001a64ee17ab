import { expect, test } from 'vitest'
import { pointsOf, summaryOf } from './job-text.ts'

const description =
  '<p>You &amp; us.</p><h3>Responsibilities</h3><ul><li>Cook</li><li><strong>Drive</strong></li></ul><h3>Qualifications</h3><p>None.</p>'

test('a summary is the first 150 characters of the plain text', () => {
  expect(summaryOf('<p>You &amp; us.</p><p>Now</p>')).toBe('You & us. Now...')
  expect(summaryOf(`<p>${'x'.repeat(200)}</p>`)).toBe(`${'x'.repeat(150)}...`)
  expect(summaryOf('')).toBe('No description available')
  expect(summaryOf('<p> </p>')).toBe('No description available')
})

test('finds the list below a heading, or says that there is none', () => {
  expect(pointsOf(description, 'responsibilities')).toEqual(['Cook', 'Drive'])
  expect(pointsOf(description, 'qualifications')).toEqual(['No qualifications specified'])
  expect(pointsOf('', 'responsibilities')).toEqual(['No responsibilities listed'])
})
