// Apart from phone.ts, which a visitor's first page loads: schemas would bring all of zod along.
import { optionalText, requiredText } from './common.ts'
import { invalidPhone, isPhone, phoneLimit } from './phone.ts'

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
