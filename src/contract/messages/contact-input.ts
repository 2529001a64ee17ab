import { z } from 'zod'
import { Honeypot, requiredText } from '#contract/platform/common.ts'
import { email, optionalEmail, optionalPhone, phone } from '#contract/platform/email-and-phone.ts'
import { WrittenIn } from '#contract/platform/written-in.ts'

// In a file of its own, so that the site loads it only when someone sends the form.

export const contactLimits = { name: 100, message: 5000 }

export const contactMissing = 'Please fill in all required fields (Name and Message)'

const asked = {
  name: requiredText('Name', contactLimits.name, 'Name is required'),
  message: requiredText('Message', contactLimits.message, 'Message is required'),
}

/** What the server accepts: email and phone may be missing, but not wrong. */
export const ContactInput = z
  .object({
    ...asked,
    email: optionalEmail(),
    phone: optionalPhone(),
    language: WrittenIn,
    website: Honeypot,
  })
  .refine(hasNameAndMessage, { error: contactMissing, when: () => true })
export type ContactInput = z.infer<typeof ContactInput>

/** What the form on the site requires: all four fields. */
export const ContactForm = z
  .object({
    ...asked,
    email: email(),
    phone: phone(),
    website: Honeypot,
  })
  .refine(hasNameAndMessage, { error: contactMissing, when: () => true })

/** Checks the raw input, so that the message for the whole form appears together with those of the fields. */
function hasNameAndMessage(input: unknown) {
  const { name, message } = (input ?? {}) as Record<string, unknown>
  const filled = (text: unknown) => typeof text === 'string' && text.trim() !== ''
  return filled(name) && filled(message)
}
