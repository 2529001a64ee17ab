import { requiredText, storableText } from './common.ts'
import { invalidPhone, isPhone, phoneLimit } from './phone.ts'

export const emailLimit = 254
export const invalidEmail = 'Please enter a valid email address'

/**
 * One @, followed by a dot with something on both sides. The pattern matches in only one way, so that
 * a long text cannot make it backtrack and block the browser or the server.
 */
export const emailPattern = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/

export function email() {
  return requiredText('Email', emailLimit, 'Email is required').regex(emailPattern, invalidEmail)
}

/** An email address, or an empty text. */
export function emailOrNone() {
  return storableText('Email', emailLimit).refine(
    (text) => text === '' || emailPattern.test(text),
    invalidEmail,
  )
}

/** An email address that may be missing, but not wrong. */
export const optionalEmail = () => emailOrNone().default('')

export function phone() {
  return requiredText('Phone', phoneLimit, 'Phone number is required').refine(isPhone, invalidPhone)
}

/** A phone number, or an empty text. */
export function phoneOrNone() {
  return storableText('Phone', phoneLimit).refine(
    (text) => text === '' || isPhone(text),
    invalidPhone,
  )
}

/** A phone number that may be missing, but not wrong. */
export const optionalPhone = () => phoneOrNone().default('')
