import { z } from 'zod'
import { Done, Honeypot, optionalText } from '#contract/platform/common.ts'
import { optionalEmail, optionalPhone } from '#contract/platform/email-and-phone.ts'
import { type Calls, endpoint } from '#contract/platform/endpoint.ts'
import { WrittenIn } from '#contract/platform/written-in.ts'

/** The forms of Easy Read that arrive as messages. */
export const easyForms = ['call', 'event', 'message', 'complaint', 'wrong'] as const
export type EasyForm = (typeof easyForms)[number]

/** They are urgent, and only owners and intake see them. */
export const urgentForms = ['complaint', 'wrong'] as const satisfies EasyForm[]

export const isUrgent = (form: EasyForm | '') => (urgentForms as readonly string[]).includes(form)

export const easyMessageLimits = { name: 100, text: 4000, event: 200 }

/** In the words of Easy Read. */
export const easyMessages = {
  name: 'Please write your name.',
  phone: 'Please write your phone number.',
  wrongPhone: 'Please look at the phone number again.',
  text: 'Please write some words.',
}

const { name, text, event } = easyMessageLimits

export const EasyMessageInput = z
  .object({
    form: z.enum(easyForms, 'This form is not known'),
    name: optionalText('Name', name),
    email: optionalEmail(),
    phone: optionalPhone(),
    text: optionalText('Text', text),
    /** The event that someone wants to come to. */
    event: optionalText('Event', event),
    /** Who helped with the form. */
    helper: optionalText('Helper', name),
    language: WrittenIn,
    website: Honeypot,
  })
  .superRefine((input, context) => {
    const ask = (field: 'name' | 'phone' | 'text') => {
      if (input[field] !== '') return
      context.addIssue({ code: 'custom', path: [field], message: easyMessages[field] })
    }
    if (input.form === 'call' || input.form === 'event') ask('name')
    if (input.form === 'call') ask('phone')
    if (input.form !== 'call' && input.form !== 'event') ask('text')
  })
export type EasyMessageInput = z.infer<typeof EasyMessageInput>

/** Apart from the calls of the office, because a browser without script sends it as a plain form. */
export const easyMessageSchemas = { submit: { body: EasyMessageInput, reply: Done } }

export const easyMessageCalls: Calls<typeof easyMessageSchemas> = {
  submit: endpoint('POST', '/contact/easy', 'public'),
}
