/** What templates are for. */
export const templateKinds = ['message'] as const
export type TemplateKind = (typeof templateKinds)[number]

/** What a template may have in braces, and what it stands for. */
export const placeholders: Record<TemplateKind, Record<string, string>> = {
  message: {
    name: 'The name of the person who wrote',
    provider: 'Our name',
    phone: 'Our phone number',
    email: 'Our email address',
    sender: 'The name of whoever sends the reply',
  },
}

const inBraces = /\{(\w+)\}/g

/** Puts the values in the place of their names. A name without a value stays as it is. */
export const fillTemplate = (text: string, values: Record<string, string>) =>
  text.replaceAll(inBraces, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? whole) : whole,
  )

/** The names in braces that nothing would be put in place of, as they were typed. */
export const unknownPlaceholders = (kind: TemplateKind, text: string): string[] =>
  [...text.matchAll(inBraces)]
    .filter(([, name = '']) => !Object.hasOwn(placeholders[kind], name))
    .map(([typed]) => typed)
