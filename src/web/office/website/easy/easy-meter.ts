import { wordsInASentence } from '#content/easy/easy.ts'
import { countSyllables, readingGrade } from '#contract/platform/reading-grade.ts'

/** Words of this many syllables or more are often hard. */
const manySyllables = 3

/** What makes a text hard in Easy Read. It is a help for the writer and refuses nothing. */
export function measureEasyText(text: string) {
  const sentences = text.match(/[^.!?\n]+[.!?]*/g)?.map((each) => each.trim()) ?? []
  const words = text.match(/[a-z]+(?:['’-][a-z]+)*/gi) ?? []
  return {
    longSentences: sentences.filter(
      (sentence) => sentence.split(/\s+/).filter(Boolean).length > wordsInASentence,
    ),
    longWords: [...new Set(words.filter((word) => countSyllables(word) >= manySyllables))],
    grade: Math.round(readingGrade(text)),
  }
}
