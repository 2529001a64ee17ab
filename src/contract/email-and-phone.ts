import { optionalText, requiredText } from './common.ts'
import { invalidPhone, isPhone, phoneLimit } from './phone.ts'

export const emailLimit = 254
export const invalidEmail = 'Please enter a valid email address'

/**
 * One @, and behind it a dot with something on both sides. Written so that no text, however long,
 * can be read in two ways: a browser or server that tries them all stands still.
 */
export const emailPattern = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/

/** An email address that must be there. */
export function email() {
  return requiredText('Email', emailLimit, 'Email is required').regex(emailPattern, invalidEmail)
}

/** An email address that may be left out, but not be wrong. */
export function optionalEmail() {
  return optionalText('Email', emailLimit).refine(
    (text) => text === '' || emailPattern.test(text),
    invalidEmail,
  )
}

/** A phone number that must be there. */
export function phone() {
  return requiredText('Phone', phoneLimit, 'Phone number is required').refine(isPhone, invalidPhone)
}

/** A phone number that may be left out, but not be wrong. */
export function optionalPhone() {
  return optionalText('Phone', phoneLimit).refine(
    (text) => text === '' || isPhone(text),
    invalidPhone,
  )
}
