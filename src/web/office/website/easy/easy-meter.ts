import { wordsInASentence } from '#content/easy/easy.ts'
import { countSyllables, readingGrade } from '#contract/platform/reading-grade.ts'
import { isCommon } from './common-words.ts'

const wordsOf = (text: string) => text.match(/[a-z]+(?:['’-][a-z]+)*/gi) ?? []

/** Words of this many syllables or more are often hard. */
const manySyllables = 3

/**
 * What makes a text hard in Easy Read. It is a help for the writer and refuses nothing. Without a list of common words, no
 * word is rare.
 */
export function measureEasyText(text: string, common?: ReadonlySet<string>) {
  const sentences = text.match(/[^.!?\n]+[.!?]*/g)?.map((each) => each.trim()) ?? []
  const words = wordsOf(text)
  return {
    longSentences: sentences.filter(
      (sentence) => sentence.split(/\s+/).filter(Boolean).length > wordsInASentence,
    ),
    longWords: [...new Set(words.filter((word) => countSyllables(word) >= manySyllables))],
    rareWords: common ? findRare(sentences, common) : [],
    grade: Math.round(readingGrade(text)),
  }
}

/** A capital inside of a sentence begins a name. */
function findRare(sentences: string[], common: ReadonlySet<string>) {
  const candidates = sentences.flatMap((sentence) =>
    wordsOf(sentence).filter((word, index) => index === 0 || !/^[A-Z]/.test(word)),
  )
  return [...new Set(candidates.filter((word) => !isCommon(word, common)))]
}
