import { expect, test } from 'vitest'
import { publishFields, toPublishAt, toPublishValues } from './publish-date.ts'

const publishAt = '2027-03-15T14:30:00.000Z'
const typed = { status: 'draft', publishDate: '2027-03-15', publishTime: '09:30' }

test('the fields have the time of the provider, and are empty without a date', () => {
  expect(toPublishValues({ publishAt })).toEqual({
    publishDate: '2027-03-15',
    publishTime: '09:30',
  })
  const empty = { publishDate: '', publishTime: '' }
  expect(toPublishValues({ publishAt: '' })).toEqual(empty)
  expect(toPublishValues(undefined)).toEqual(empty)
})

test('only a draft with a date is published later', () => {
  expect(toPublishAt(typed)).toBe(publishAt)
  expect(toPublishAt({ ...typed, status: 'published' })).toBe('')
  expect(toPublishAt({ ...typed, publishDate: '' })).toBe('')
})

test.each([
  [{}, 'Mar 15, 2027, 9:30 AM'],
  [{ publishTime: '' }, '2027-03-15'],
  [{ publishDate: '' }, '09:30'],
  [{ publishDate: '', publishTime: '' }, ''],
])('with %j two versions are compared as “%s”', (fields, text) => {
  expect(publishFields.publishDate.text({ ...typed, ...fields })).toBe(text)
})
