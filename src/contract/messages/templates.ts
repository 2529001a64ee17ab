import { z } from 'zod'
import {
  ById,
  Done,
  EditedVersion,
  oneLineText,
  replyWith,
  requiredText,
} from '#contract/platform/common.ts'
import { type Calls, endpoint } from '#contract/platform/endpoint.ts'
import type { Language } from '#contract/platform/language.ts'
import type { StaffAccess } from '#contract/platform/roles.ts'

/** What templates are for. */
export const templateKinds = ['message', 'application', 'referral'] as const
export type TemplateKind = (typeof templateKinds)[number]

/** The decisions about applicants that a template can be chosen for by itself. */
export const templateDecisions = ['invite', 'offer', 'hire', 'reject', 'check notice'] as const
export type TemplateDecision = (typeof templateDecisions)[number]

/** Who may edit the templates of a kind: those who use them. */
export const templateAccess: Record<TemplateKind, StaffAccess> = {
  message: 'edit messages',
  application: 'edit applicants',
  referral: 'edit referrals',
}

/** What every kind can have: who we are. */
const aboutUs = {
  provider: 'Our name',
  phone: 'Our phone number',
  email: 'Our email address',
  sender: 'The signature of whoever sends it, or else the name',
}

const link = 'Their private link, which nobody here sees'

/** What a template may have in braces, and what it stands for. */
export const placeholders: Record<TemplateKind, Record<string, string>> = {
  message: { name: 'The name of the person who wrote', ...aboutUs },
  application: {
    name: 'The name of the applicant',
    job: 'The job they applied for',
    town: 'Where the job is',
    interview: 'Day and time of the interview',
    place: 'Where the interview is',
    link,
    ...aboutUs,
  },
  referral: {
    name: 'The name of whoever sent the referral',
    reference: 'The number of the referral',
    link,
    ...aboutUs,
  },
}

/** Only the server knows what it stands for, and only while it sends the mail. */
export const linkPlaceholder = '{link}'

const inBraces = /\{(\w+)\}/g

/** Puts the values in the place of their names. A name without a value, such as a phone number that nobody entered, stays as it is. */
export const fillTemplate = (text: string, values: Record<string, string>) =>
  text.replaceAll(inBraces, (whole, name: string) =>
    Object.hasOwn(values, name) ? values[name] || whole : whole,
  )

/** A message with the values in it. A name may contain line breaks, a subject may not. */
export const fillMessage = (
  { subject, text }: { subject: string; text: string },
  values: Record<string, string>,
) => ({
  subject: fillTemplate(subject, values).replaceAll(/\s+/g, ' '),
  text: fillTemplate(withoutDouble(text, values), values),
})

/** Whoever has no name and no signature signs with our name, which then would be there twice. */
const withoutDouble = (text: string, { sender, provider }: Record<string, string>) =>
  sender === provider ? text.replace('{sender}\n{provider}', '{provider}') : text

/** The names in braces that nothing would be put in place of, as they were typed. */
export const unknownPlaceholders = (kind: TemplateKind, text: string): string[] =>
  [...text.matchAll(inBraces)]
    .filter(([, name = '']) => !Object.hasOwn(placeholders[kind], name))
    .map(([typed]) => typed)

/** The placeholders that are still in a text, because nothing is known to put in their place. */
export const unfilledPlaceholders = (kind: TemplateKind, text: string): string[] =>
  [...text.matchAll(inBraces)]
    .filter(([, name = '']) => Object.hasOwn(placeholders[kind], name))
    .map(([typed]) => typed)

export const templateLimits = { name: 80, subject: 150, text: 5000 }

const fields = z.object({
  kind: z.enum(templateKinds, 'This kind of template is not known'),
  name: requiredText('Name', templateLimits.name, 'Name is required'),
  subject: oneLineText('Subject', templateLimits.subject, 'Subject is required'),
  text: requiredText('Text', templateLimits.text, 'Text is required'),
  /** Which decision about an applicant begins with it; empty for none. Missing: as it was. */
  decision: z.optional(z.enum(['', ...templateDecisions], 'This decision is not known')),
})

export const TemplateForm = fields.superRefine(refuseUnknownPlaceholders)
export type TemplateForm = z.infer<typeof TemplateForm>

export const TemplateInput = fields
  .extend({ updatedAt: EditedVersion })
  .superRefine(refuseUnknownPlaceholders)
export type TemplateInput = z.infer<typeof TemplateInput>

/** A typing mistake in a placeholder would be sent to people as it is. */
export function refuseUnknownPlaceholders(
  { kind, subject, text }: { kind: TemplateKind; subject: string; text: string },
  check: z.RefinementCtx,
) {
  const known = Object.keys(placeholders[kind]).map((name) => `{${name}}`)
  for (const [path, typed] of Object.entries({ subject, text })) {
    if (path === 'subject' && known.includes(linkPlaceholder) && typed.includes(linkPlaceholder)) {
      const message = `${linkPlaceholder} can be in the text only`
      check.addIssue({ code: 'custom', path: [path], message })
    }
    const [unknown] = unknownPlaceholders(kind, typed)
    if (!unknown) continue
    const message = `${unknown} is not known. You can use ${known.join(', ')}`
    check.addIssue({ code: 'custom', path: [path], message })
  }
}

export const MessageTemplate = z.object({
  _id: z.string(),
  id: z.string(),
  kind: z.enum(templateKinds),
  name: z.string(),
  subject: z.string(),
  text: z.string(),
  decision: z.enum(['', ...templateDecisions]),
  /** Its Spanish, when staff have written both. */
  spanish: z.optional(z.object({ subject: z.string(), text: z.string() })),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type MessageTemplate = z.infer<typeof MessageTemplate>

/** A template for someone who wrote in this language; without Spanish it stays English. */
export const templateIn = (template: MessageTemplate, language: Language) =>
  language === 'es' && template.spanish
    ? { ...template, ...template.spanish, language }
    : { ...template, language: 'en' as const }

export const templateSchemas = {
  list: { reply: replyWith(z.array(MessageTemplate)) },
  create: { body: TemplateForm, reply: replyWith(MessageTemplate) },
  update: { params: ById, body: TemplateInput, reply: replyWith(MessageTemplate) },
  remove: { params: ById, reply: Done },
}

export const templateCalls: Calls<typeof templateSchemas> = {
  list: endpoint('GET', '/templates', 'staff'),
  // The kind of a template decides who may edit it: `templateAccess`.
  create: endpoint('POST', '/templates', 'staff'),
  update: endpoint('PUT', '/templates/:id', 'staff'),
  remove: endpoint('DELETE', '/templates/:id', 'staff'),
}
