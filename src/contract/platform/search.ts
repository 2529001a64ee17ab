// No schemas here: browser and server search in the same way, and neither needs zod for it.

const dashes = /[\p{Pd}\u2212]/gu
/** Also those that phones and word processors make of an apostrophe. */
const quotes = /["'`´‘’‚‛“”„‟′″‹›«»ʹʻʼ\u00ad]/g

/**
 * A text as it is searched: in lower case, without accents and quotes, and with a space for each dash, so that "jose"
 * finds "José", "o'brien" finds "O’Brien", and "smith jones" finds "Smith-Jones". Texts are stored like this, so a
 * change needs a migration.
 */
export const searchable = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .normalize('NFC')
    .replace(quotes, '')
    .replace(dashes, ' ')
    .toLowerCase()

/** Digits and what people write between them, from one space to the next that is followed by something else. */
const numbers = /(?<!\S)\+?\(?\d[\d\s().-]*\d(?!\S)/g
/** A phone number without its area code. */
const shortestPhone = 7

/**
 * What a text must contain to be found: every word, in any order. A phone number is one word,
 * however it was typed, also among other words.
 */
export function searchTerms(text: string): string[] {
  const typed = text.replace(dashes, '-')
  const digits = phoneDigits(typed)
  if (/^[\d\s().+-]+$/.test(typed) && digits.length >= 3) return [digits]
  const joined = typed.replaceAll(numbers, (number) =>
    phoneDigits(number).length < shortestPhone ? number : phoneDigits(number),
  )
  return searchable(joined).split(/\s+/).filter(Boolean)
}

/** The text in which a record is searched. Phones are added by their digits. */
export const makeSearchText = (texts: string[], phone = '') =>
  searchable([...texts, phoneDigits(phone)].join(' ')).trim()

export const containsTerms = (searchText: string, terms: string[]) =>
  terms.every((term) => searchText.includes(term))

/** The digits of a number, without the country code of the United States. */
function phoneDigits(text: string) {
  const digits = text.replace(/\D/g, '')
  return digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits
}
