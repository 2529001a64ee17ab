import { z } from 'zod'
import { Honeypot, requiredText } from './common.ts'
import { email, optionalEmail, optionalPhone, phone } from './email-and-phone.ts'

// Apart from the calls: the site loads this only when someone sends the form.

export const contactLimits = { name: 100, message: 5000 }

export const contactMissing = 'Please fill in all required fields (Name and Message)'

const asked = {
  name: requiredText('Name', contactLimits.name, 'Name is required'),
  message: requiredText('Message', contactLimits.message, 'Message is required'),
}

/** What the server takes: e-mail and phone may be missing, but not be wrong. */
export const ContactInput = z
  .object({
    ...asked,
    email: optionalEmail(),
    phone: optionalPhone(),
    website: Honeypot,
  })
  .refine(hasNameAndMessage, { error: contactMissing, when: () => true })
export type ContactInput = z.infer<typeof ContactInput>

/** What the form of the site asks for: all four. */
export const ContactForm = z
  .object({
    ...asked,
    email: email(),
    phone: phone(),
    website: Honeypot,
  })
  .refine(hasNameAndMessage, { error: contactMissing, when: () => true })

/** Asked of what came in, whatever it is, so that the sentence for the whole form is there with the rest. */
function hasNameAndMessage(input: unknown) {
  const { name, message } = (input ?? {}) as Record<string, unknown>
  const filled = (text: unknown) => typeof text === 'string' && text.trim() !== ''
  return filled(name) && filled(message)
}
