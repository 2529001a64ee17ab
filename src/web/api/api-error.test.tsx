import { describe, expect, test } from 'vitest'
import {
  ApiError,
  errorMessage,
  errorReason,
  getConflict,
  isConflict,
  isGone,
  isSessionOver,
  networkMessage,
  toApiError,
} from './api-error.ts'

const conflict = { current: {}, updatedBy: 'Ruth Bell', updatedAt: '2026-11-15T12:00:00.000Z' }
const notFromServer = new TypeError('Cannot read properties of undefined')

describe('an error from a response', () => {
  test('has everything that the server said', () => {
    const fields = { title: 'Title is required' }
    const reply = { code: 'conflict', message: 'Someone else changed this.', fields, conflict }
    const error = toApiError(409, reply)
    expect(error).toBeInstanceOf(Error)
    expect(error).toMatchObject({
      status: 409,
      message: 'Someone else changed this.',
      reason: 'Someone else changed this.',
      code: 'conflict',
      fields,
      conflict,
    })
  })

  test('that has no body says its status', () => {
    expect(toApiError(502, undefined)).toMatchObject({
      message: 'HTTP error! status: 502',
      reason: '',
      code: '',
      fields: {},
      conflict: undefined,
    })
  })

  test.each([
    [500, {}, 'HTTP error! status: 500'],
    [500, { message: '' }, 'HTTP error! status: 500'],
    [200, undefined, 'HTTP error! status: 200'],
    [200, {}, ''],
    [200, { message: 'Not saved' }, 'Not saved'],
  ])('with status %i and body %j has the message %j', (status, body, message) => {
    expect(toApiError(status, body).message).toBe(message)
  })
})

describe('the text on the screen', () => {
  const own = 'Failed to save'

  test('is the message of the error, if there is one', () => {
    expect(errorMessage(toApiError(500, undefined), own)).toBe('HTTP error! status: 500')
    expect(errorMessage(toApiError(200, {}), own)).toBe(own)
    expect(errorMessage(notFromServer, own)).toBe(own)
  })

  test('is the reason of the server, if it gave one', () => {
    expect(errorReason(toApiError(422, { message: 'Title is required' }), own)).toBe(
      'Title is required',
    )
    expect(errorReason(toApiError(500, undefined), own)).toBe(own)
    expect(errorReason(notFromServer, own)).toBe(own)
  })

  test('is the network error if there was no response', () => {
    const error = new ApiError(0, networkMessage)
    expect(errorReason(error, own)).toBe(
      'Network error. Please check your connection and try again.',
    )
  })
})

describe('only an error of the server with its own status is', () => {
  test.each([
    ['a conflict', isConflict, 409],
    ['a deleted record', isGone, 404],
    ['the end of the session', isSessionOver, 401],
  ])('%s', (_, is, status) => {
    expect(is(new ApiError(status, 'No'))).toBe(true)
    expect(is(new ApiError(400, 'No'))).toBe(false)
    expect(is(notFromServer)).toBe(false)
    expect(is({ status })).toBe(false)
  })
})

test('the newer version is known only from an error of the server', () => {
  expect(getConflict(toApiError(409, { conflict }))).toBe(conflict)
  expect(getConflict(toApiError(409, {}))).toBeUndefined()
  expect(getConflict({ conflict })).toBeUndefined()
})
