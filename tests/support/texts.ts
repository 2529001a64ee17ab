import { rights } from '#content/easy/rights.ts'
import { sentences } from '#content/easy/sentences.ts'
import { composeEasyTexts } from '#content/easy/texts.ts'
import { builtInDetails } from '#content/provider.ts'
import { builtInTexts } from '#content/site-texts.ts'
import { builtInLook } from '#contract/website/look/brand.ts'
import type { PageContent } from '#contract/website/page-content.ts'

/** The texts of the page while nobody has changed them. */
export const texts = builtInTexts(builtInDetails)

/** The built-in texts of a section, as they are saved. */
export const aboutTexts = { section: 'about' as const, texts: texts.about, status: 'published' }

/** What a page is rendered with, as far as a test does not give others. */
export const pageContent = (changes: Partial<PageContent> = {}): PageContent => ({
  language: 'en',
  reviewed: [],
  spanish: true,
  details: builtInDetails,
  look: builtInLook,
  texts,
  ...changes,
})

/** All texts of Easy Read in English. */
export const easyTexts = composeEasyTexts(sentences, rights.en)
