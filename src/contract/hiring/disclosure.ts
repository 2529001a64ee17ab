import { z } from 'zod'
import {
  Done,
  EditedVersion,
  replyWith,
  requiredText,
  storableText,
} from '#contract/platform/common.ts'
import { type Calls, endpoint } from '#contract/platform/endpoint.ts'
import { languages } from '#contract/platform/language.ts'

// What a provider tells someone who has an offer or was hired before their background is checked. The text is the provider's.

export const disclosureLimits = { text: 20_000, name: 200 }

export const disclosureMessages = {
  noText: 'Please write the text of the disclosure first.',
  tooEarly: 'The disclosure is for people who have an offer or were hired.',
  otherText: 'The text was changed a moment ago. Please read it again.',
}

export const DisclosureForm = z.object({
  text: requiredText('Text', disclosureLimits.text, 'Text is required'),
  /** Empty for none. */
  spanish: storableText('Spanish', disclosureLimits.text),
})
export type DisclosureForm = z.infer<typeof DisclosureForm>

export const DisclosureText = z.object({
  id: z.string(),
  /** Each text that is saved is a new version; 0 while there is none. */
  version: z.number(),
  text: z.string(),
  spanish: z.string(),
  updatedAt: z.string(),
})
export type DisclosureText = z.infer<typeof DisclosureText>

/** How far the disclosure is for one applicant. */
export const Disclosure = z.object({
  /** The version of the text that would be sent now; 0 while there is none. */
  version: z.number(),
  /** The newest acknowledgement; null when there is none. */
  acknowledged: z.nullable(
    z.object({
      version: z.number(),
      name: z.string(),
      /** Of the text that was read. */
      language: z.enum(languages),
      at: z.string(),
    }),
  ),
})
export type Disclosure = z.infer<typeof Disclosure>

/** The address of the page that shows it. */
export const disclosurePath = (token: string) => `/disclosure/${token}`

export const disclosureSchemas = {
  read: { reply: replyWith(DisclosureText) },
  save: {
    body: z.object({
      ...DisclosureForm.shape,
      /** Left out, it stays as it is. */
      spanish: z.optional(DisclosureForm.shape.spanish),
      updatedAt: EditedVersion,
    }),
    reply: replyWith(DisclosureText),
  },
}

export const disclosureCalls: Calls<typeof disclosureSchemas> = {
  read: endpoint('GET', '/careers/disclosure', 'read applicants'),
  save: endpoint('PUT', '/careers/disclosure', 'edit applicants'),
}

export const acknowledgeSchemas = {
  acknowledge: {
    params: z.object({ token: z.string() }),
    /** As a form without script sends it. */
    body: z.object({
      name: requiredText('Name', disclosureLimits.name, 'Please type your name'),
      agreed: z.enum(['on'], 'Please check the box'),
      version: z.coerce.number('This version is not known'),
      /** Of the text that was read. */
      textLanguage: z.enum(languages).default('en'),
    }),
    reply: Done,
  },
}

export const acknowledgeCalls: Calls<typeof acknowledgeSchemas> = {
  acknowledge: endpoint('POST', '/private-links/:token/acknowledge', 'public'),
}
