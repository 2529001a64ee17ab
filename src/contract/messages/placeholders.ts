import type { StaffAccess } from '#contract/platform/roles.ts'

/** What templates are for. */
export const templateKinds = ['message', 'application'] as const
export type TemplateKind = (typeof templateKinds)[number]

/** Who may edit the templates of a kind: those who use them. */
export const templateAccess: Record<TemplateKind, StaffAccess> = {
  message: 'edit messages',
  application: 'edit applicants',
}

/** What every kind can have: who we are. */
const aboutUs = {
  provider: 'Our name',
  phone: 'Our phone number',
  email: 'Our email address',
  sender: 'The name of whoever sends it',
}

/** What a template may have in braces, and what it stands for. */
export const placeholders: Record<TemplateKind, Record<string, string>> = {
  message: { name: 'The name of the person who wrote', ...aboutUs },
  application: {
    name: 'The name of the applicant',
    job: 'The job they applied for',
    interview: 'Day and time of the interview',
    place: 'Where the interview is',
    ...aboutUs,
  },
}

const inBraces = /\{(\w+)\}/g

/** Puts the values in the place of their names. A name without a value stays as it is. */
export const fillTemplate = (text: string, values: Record<string, string>) =>
  text.replaceAll(inBraces, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? whole) : whole,
  )

/** A message with the values in it. A name may contain line breaks, a subject may not. */
export const fillMessage = (
  { subject, text }: { subject: string; text: string },
  values: Record<string, string>,
) => ({
  subject: fillTemplate(subject, values).replaceAll(/\s+/g, ' '),
  text: fillTemplate(text, values),
})

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
