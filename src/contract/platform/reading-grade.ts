/** The Flesch-Kincaid grade of an English text: the year of school in which most people can read it. */
export function readingGrade(text: string): number {
  const sentences = text.split(/[.!?:](?:\s|$)|\n/).filter((part) => /\w/.test(part)).length
  const words = text.match(/[a-z'’]+/gi) ?? []
  if (words.length === 0) return 0
  const syllables = words.reduce((sum, word) => sum + countSyllables(word), 0)
  return Math.max(0, 0.39 * (words.length / sentences) + 11.8 * (syllables / words.length) - 15.59)
}

/** About as many as an English word has. */
export function countSyllables(word: string): number {
  const spoken = word.toLowerCase().replace(/(?:[^laeiouy]es|ed|[^laeiouy]e)$/, '')
  return Math.max(1, spoken.match(/[aeiouy]+/g)?.length ?? 0)
}
