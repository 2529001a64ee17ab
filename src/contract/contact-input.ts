import { z } from 'zod'
import { ends, Honeypot, requiredText, tooLong } from './common.ts'
import { invalidPhone, isPhone, phoneLimit } from './phone.ts'
import { emailPattern, invalidEmail } from './users.ts'

// Apart from the calls: the site loads this only when someone sends the form.

export const contactLimits = { name: 100, email: 254, phone: phoneLimit, message: 5000 }

export const contactMissing = 'Please fill in all required fields (Name and Message)'

const asked = {
  name: requiredText('Name', contactLimits.name, 'Name is required'),
  message: requiredText('Message', contactLimits.message, 'Message is required'),
}

/** What the server takes: e-mail and phone may be missing, but not be wrong. */
export const ContactInput = z
  .object({
    ...asked,
    email: z
      .string(invalidEmail)
      .trim()
      .max(contactLimits.email, ends(tooLong('Email', contactLimits.email)))
      .refine((text) => text === '' || emailPattern.test(text), invalidEmail)
      .default(''),
    phone: z
      .string(invalidPhone)
      .trim()
      .max(contactLimits.phone, ends(tooLong('Phone', contactLimits.phone)))
      .refine((text) => text === '' || isPhone(text), invalidPhone)
      .default(''),
    website: Honeypot,
  })
  .refine(hasNameAndMessage, { error: contactMissing, when: () => true })
export type ContactInput = z.infer<typeof ContactInput>

/** What the form of the site asks for: all four. */
export const ContactForm = z
  .object({
    ...asked,
    email: z
      .string()
      .trim()
      .min(1, 'Email is required')
      .max(contactLimits.email, ends(tooLong('Email', contactLimits.email)))
      .regex(emailPattern, invalidEmail),
    phone: z
      .string()
      .trim()
      .min(1, 'Phone number is required')
      .max(contactLimits.phone, ends(tooLong('Phone', contactLimits.phone)))
      .refine(isPhone, invalidPhone),
    website: Honeypot,
  })
  .refine(hasNameAndMessage, { error: contactMissing, when: () => true })

/** Asked of what came in, whatever it is, so that the sentence for the whole form is there with the rest. */
function hasNameAndMessage(input: unknown) {
  const { name, message } = (input ?? {}) as Record<string, unknown>
  const filled = (text: unknown) => typeof text === 'string' && text.trim() !== ''
  return filled(name) && filled(message)
}
