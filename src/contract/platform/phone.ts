// No schemas here: the first page uses this for its links and does not load zod.

export const phoneLimit = 32
export const invalidPhone = 'Please enter a valid phone number'

/** An optional plus and up to 16 digits, after spaces, dashes and parentheses are removed. */
export const isPhone = (text: string) => /^\+?[1-9]\d{0,15}$/.test(text.replace(/[\s\-()]/g, ''))

/** A complete number: ten digits in the United States, or a plus and the country code. */
export const isDialable = (text: string) =>
  /^((\+?1)?[2-9]\d{9}|\+[2-9]\d{6,14})$/.test(onlyDigits(text))

/** The `tel:` link for a number as people write it. */
export function phoneHref(text: string): `tel:${string}` {
  const digits = onlyDigits(text)
  if (digits.startsWith('+')) return `tel:${digits}`
  return `tel:+${digits.length === 10 ? '1' : ''}${digits}`
}

/** A number as the office shows it: ten digits as (615) 555-0142, any other as it was typed. */
export function formatPhone(text: string) {
  const [, area, exchange, line] = /^(?:\+?1)?(\d{3})(\d{3})(\d{4})$/.exec(onlyDigits(text)) ?? []
  return line ? `(${area}) ${exchange}-${line}` : text
}

const onlyDigits = (text: string) => text.replace(/[ ().-]/g, '')
