import { about, purpose, values } from './about.ts'
import { careers } from './careers.ts'
import { composeTexts } from './compose-texts.ts'
import { programPages } from './program-pages.ts'
import { programs, programsIntro } from './programs.ts'
import { referralTexts } from './referral.ts'

/** The texts that come with the product. Staff replace them one by one. */
export const builtInTexts = composeTexts({
  ...{ about, purpose, values, careers },
  ...{ programPages, programs, programsIntro, referralTexts },
})
