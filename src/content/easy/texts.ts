import type { Language } from '#contract/platform/language.ts'
import { locale } from '../language.ts'
import type { EasyTexts } from './easy.ts'
import { makeForms } from './forms.ts'
import type { Sentences } from './ideas.ts'
import { makePages } from './pages.ts'
import type { EasyRights } from './rights.ts'

/** All texts of Easy Read, in the language of these sentences, and their critical ones in `criticalLang` if that is another. */
export const composeEasyTexts = (
  say: Sentences,
  rights: EasyRights,
  criticalLang?: Language,
): EasyTexts => ({
  ...say,
  language: locale,
  criticalLang,
  pages: makePages(say, rights),
  forms: makeForms(say, rights),
})
