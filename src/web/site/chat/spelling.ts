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

/** A word without one of its letters, in every way. */
const withoutOne = (word: string) =>
  [...word].map((letter, index) => ({
    remainder: word.slice(0, index) + word.slice(index + 1),
    letter,
    index,
  }))

/**
 * Finds the one of the words that a typed word is meant to be: with one wrong, missing, added or moved
 * letter, or the same letter typed twice.
 */
export function createCorrector(words: string[]) {
  const wordsByRemainder = new Map<string, { letter: string; index: number; word: string }[]>()
  for (const word of words) {
    for (const { remainder, ...without } of [
      { remainder: word, letter: '', index: -1 },
      ...withoutOne(word),
    ]) {
      wordsByRemainder.set(remainder, [
        ...(wordsByRemainder.get(remainder) ?? []),
        { ...without, word },
      ])
    }
  }

  function nearest(typed: string) {
    const [missing] = wordsByRemainder.get(typed) ?? []
    if (missing) return missing.word
    for (const { remainder, letter, index } of withoutOne(typed)) {
      const near = wordsByRemainder
        .get(remainder)
        ?.find(
          (other) =>
            other.index === -1 ||
            other.index === index ||
            (other.letter === letter && Math.abs(other.index - index) === 1),
        )
      if (near) return near.word
    }
    return undefined
  }

  return (typed: string) => nearest(typed) ?? nearest(typed.replace(/(.)\1/g, '$1'))
}

const knownWords = new Set([...words, ...lookalikes])
const dangerWord = createCorrector(words)

/** Words of danger are recognized with a mistake in them, unless it makes another common word. */
const correction = (word: string) =>
  word.length < 4 || knownWords.has(word) ? word : (dangerWord(word) ?? word)
