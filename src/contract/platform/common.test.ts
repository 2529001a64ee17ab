import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { listFaults } from '../../../tests/support/list-faults.ts'
import {
  ById,
  conflictMessage,
  Done,
  EditedVersion,
  ErrorReply,
  optionalText,
  PageQuery,
  replyWith,
  requiredText,
} from './common.ts'

describe('required text', () => {
  const Title = requiredText('Title', 5, 'Title is required')

  test('is stored without the spaces around it', () => {
    expect(Title.parse('  two \n')).toBe('two')
    expect(Title.parse(' 12345 ')).toBe('12345')
  })

  test.each([undefined, null, 7, '', '   '])('says that it is missing: %j', (value) => {
    expect(listFaults(Title, value)).toEqual(['Title is required'])
  })

  test('says only that it is too long, whatever else is wrong with it', () => {
    expect(listFaults(Title, '123456')).toEqual(['Title must be at most 5 characters'])
    // A pattern that is tried on a text of any length may take very long.
    expect(Title.safeParse('12345\0').error?.issues).toHaveLength(1)
  })

  test.each(['\0', 'a\0b', 'a\uFFFEb', 'a\uFFFFb'])(
    'refuses a character that cannot be stored',
    (text) => {
      expect(listFaults(Title, text)).toEqual(['Title contains a character that cannot be used'])
    },
  )
})

describe('optional text', () => {
  const Place = optionalText('Place', 5)

  test('is empty or has its default', () => {
    expect(Place.parse(undefined)).toBe('')
    expect(optionalText('Kind', 20, 'usual').parse(undefined)).toBe('usual')
    expect(Place.parse('   ')).toBe('')
    expect(Place.parse(' 12345 ')).toBe('12345')
  })

  test('has the same limits as a required one', () => {
    expect(listFaults(Place, 7)).toEqual(['Place must be text'])
    expect(listFaults(Place, '12345\0')).toEqual(['Place must be at most 5 characters'])
    expect(listFaults(Place, 'a\0')).toEqual(['Place contains a character that cannot be used'])
  })
})

describe('the page of a list', () => {
  test('is a whole number from 1, also as text in an address', () => {
    expect(PageQuery.parse({})).toEqual({})
    expect(PageQuery.parse({ page: '1', limit: '1' })).toEqual({ page: 1, limit: 1 })
    expect(PageQuery.parse({ page: '1000000', limit: '100' })).toEqual({
      page: 1_000_000,
      limit: 100,
    })
  })

  test.each(['0', '-1', '1.5', 'x', '1000001'])('page %s is refused', (page) => {
    expect(listFaults(PageQuery, { page })).toEqual(['page: Page must be a number from 1 on'])
  })

  test.each(['0', '-1', '1.5', 'x', '101'])('limit %s is refused', (limit) => {
    expect(listFaults(PageQuery, { limit })).toEqual([
      'limit: Limit must be a number from 1 to 100',
    ])
  })
})

test('an address with an invalid id is not valid', () => {
  expect(ById.parse({ id: '01890000-0000-7000-8000-000000000000' })).toBeTruthy()
  expect(listFaults(ById, { id: '7' })).toEqual(['id: This address is not valid.'])
})

test('the edited version is a short text and optional', () => {
  expect(EditedVersion.parse(undefined)).toBeUndefined()
  expect(EditedVersion.parse('2026-11-15T12:00:00.000Z')).toBe('2026-11-15T12:00:00.000Z')
  expect(listFaults(EditedVersion, 'x'.repeat(40))).toEqual([])
  expect(listFaults(EditedVersion, 'x'.repeat(41))).toHaveLength(1)
})

test('responses have the shapes of the specification', () => {
  const data = { success: true, data: { name: 'Ann' }, message: 'Saved' }
  const error = { success: false, code: 'conflict', message: 'No', fields: { name: 'No name' } }
  expect(replyWith(z.object({ name: z.string() })).parse(data)).toEqual(data)
  expect(Done.parse({ success: true, message: 'Done' })).toEqual({ success: true, message: 'Done' })
  expect(ErrorReply.parse(error)).toEqual(error)
  expect(listFaults(Done, { success: false })).toHaveLength(1)
  expect(listFaults(replyWith(z.string()), { success: false, data: '' })).toHaveLength(1)
  expect(listFaults(ErrorReply, { ...error, success: true })).toHaveLength(1)
  expect(conflictMessage).toBe('Someone else changed this. Reload to see it.')
})
