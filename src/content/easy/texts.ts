import { locale } from '../language.ts'
import type { EasyTexts } from './easy.ts'
import { makeForms } from './forms.ts'
import type { Sentences } from './ideas.ts'
import { makePages } from './pages.ts'
import { sentences } from './sentences.ts'

export const composeEasyTexts = (say: Sentences): EasyTexts => ({
  ...say,
  language: locale,
  pages: makePages(say),
  forms: makeForms(say),
})

/** All texts of Easy Read in the language of the page. */
export const easyTexts = composeEasyTexts(sentences)
