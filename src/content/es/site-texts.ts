import { composeTexts } from '../compose-texts.ts'
import { about, purpose, values } from './about.ts'
import { careers } from './careers.ts'
import { programPages } from './program-pages.ts'
import { programs, programsIntro } from './programs.ts'
import { referralTexts } from './referral.ts'

/** The built-in texts in Spanish. */
export const builtInTexts = composeTexts({
  ...{ about, purpose, values, careers },
  ...{ programPages, programs, programsIntro, referralTexts },
})
