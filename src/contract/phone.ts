export const phoneLimit = 32
export const invalidPhone = 'Please enter a valid phone number'

/** Spaces, dashes and parentheses do not count; then an optional plus and up to 16 digits. */
export const isPhone = (text: string) => /^\+?[1-9]\d{0,15}$/.test(text.replace(/[\s\-()]/g, ''))
