import { lookalikes, shortForms, words } from '#content/danger/spelling.ts'

/** Lower-case words without accents and punctuation, common mistakes corrected, a space at both ends. */
export function simplified(text: string) {
  const plain = text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M}'’‘`*]/gu, '')
    .replace(/(?<=[a-z])[0134@$!](?=[a-z])|[@$](?=[a-z])/g, (sign) => letters[sign] ?? '')
    .replace(/[^a-z0-9]+/g, ' ')
    .replace(/([a-z])\1{2,}/g, '$1')
    .replace(/\b[a-z](?: [a-z]){2,}\b/g, (spelled) => spelled.replaceAll(' ', ''))
  const corrected = plain.split(' ').map((word) => shortForms[word] ?? correction(word))
  return ` ${corrected.join(' ').trim()} `
    .replace(/ (do|does|did|is|are|was|were|has|have|had|would|could|should) not(?= )/g, ' $1nt')
    .replace(/ will not(?= )/g, ' wont')
    .replace(/ can not(?= )/g, ' cant')
    .replace(/ no one(?= )/g, ' nobody')
}

/** What people type instead of a letter. */
const letters: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '@': 'a',
  $: 's',
  '!': 'i',
}

/** The word itself, and the word without each of its letters. */
const withoutOne = (word: string) => [
  word,
  ...[...word].map((_, index) => word.slice(0, index) + word.slice(index + 1)),
]

const rightAsTheyAre = new Set([...words, ...lookalikes])
const wordByPart = new Map(words.flatMap((word) => withoutOne(word).map((part) => [part, word])))

/** One wrong, missing, added or moved letter is corrected, unless it makes another common word. */
function correction(word: string) {
  if (word.length < 4 || rightAsTheyAre.has(word)) return word
  const part = withoutOne(word).find((part) => wordByPart.has(part))
  return (part && wordByPart.get(part)) ?? word
}
