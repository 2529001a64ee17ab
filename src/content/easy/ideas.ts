import type { Language } from '#contract/platform/language.ts'
import { phoneHref } from '#contract/platform/phone.ts'
import type { SiteDetails } from '#contract/website/site-details.ts'
import { langOf } from '../lang-of.ts'
import type { EasyButton, HardWord, Idea } from './easy.ts'
import { englishTime } from './english-time.ts'
import type { EasyPicture } from './pictures.ts'
import type { sentences } from './sentences.ts'

export type Sentences = typeof sentences

export const idea = (picture: EasyPicture, text: string, word?: HardWord): Idea => ({
  picture,
  text,
  word,
})

/** An idea for each text that is there. */
export const when = (fact: unknown, ...ideas: Idea[]) => (fact ? ideas : [])

export const callButton = (
  { phone }: SiteDetails,
  { callButton }: Pick<Sentences, 'callButton'>,
): EasyButton | undefined =>
  phone ? { label: callButton(phone), href: phoneHref(phone) } : undefined

/** How to reach the office: by phone and by email, as far as it has them. */
export const reachUs = (
  details: SiteDetails,
  say: Pick<Sentences, 'callUs' | 'callButton' | 'emailUs'>,
): Idea[] => [
  ...when(details.phone, { ...idea('phone', say.callUs), button: callButton(details, say) }),
  ...when(details.email, {
    ...idea('letter', say.emailUs),
    button: { label: details.email, href: `mailto:${details.email}` },
  }),
]

/** What staff wrote in Easy Read, a sentence on each line. */
export const linesOf = (easy: string, picture: EasyPicture, lang: Language | undefined): Idea[] =>
  easy
    .split('\n')
    .filter((line) => line.trim())
    .map((text) => ({ picture, text, lang }))

/** When the office is open. */
export const openAt = (
  text: string,
  { hours, english }: SiteDetails,
  time: Sentences['time'],
): Idea[] => {
  const enteredLang = langOf(english, 'hours')
  const list = easyHours(hours, enteredLang ? englishTime : time)
  return when(hours, { ...idea('clock', text), list, enteredLang })
}

/** The office hours as staff wrote them, without AM and PM, and with the days on a line of their own. */
export const easyHours = (hours: string, time: Sentences['time']) =>
  hours
    .replace(
      /(\d{1,2})(?::(\d\d))?\s*([ap])\.?m\b\.?/gi,
      (_, hour: string, minute: string | undefined, half: string) =>
        time((Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0), Number(minute ?? 0)),
    )
    .split(/[,;]\s*/)
