// No schemas here: the first page makes its links with this, and loads none of zod.

export const phoneLimit = 32
export const invalidPhone = 'Please enter a valid phone number'

/** Spaces, dashes and parentheses do not count; then an optional plus and up to 16 digits. */
export const isPhone = (text: string) => /^\+?[1-9]\d{0,15}$/.test(text.replace(/[\s\-()]/g, ''))

/** A number that anyone can call: ten digits of the United States, or a plus and a country's own. */
export const isDialable = (text: string) =>
  /^((\+?1)?[2-9]\d{9}|\+[2-9]\d{6,14})$/.test(digitsOf(text))

/** The link that calls a number as people write it. */
export function phoneHref(text: string): `tel:${string}` {
  const digits = digitsOf(text)
  if (digits.startsWith('+')) return `tel:${digits}`
  return `tel:+${digits.length === 10 ? '1' : ''}${digits}`
}

const digitsOf = (text: string) => text.replace(/[ ().-]/g, '')
