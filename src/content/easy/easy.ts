import type { Picture } from '#contract/platform/files.ts'
import type { Language } from '#contract/platform/language.ts'
import type { Notice } from '#contract/website/notices.ts'
import type { SiteDetails } from '#contract/website/site-details.ts'
import type { Program } from '#contract/website/site-texts/sections.ts'
import type { Moment } from './moment.ts'
import type { EasyPicture } from './pictures.ts'

/** The pages of Easy Read, each about one task, in the order in which they are offered. */
export const easyPageNames = [
  'what-we-do',
  'who-can-get-help',
  'ask-for-help',
  'your-rights',
  'not-safe',
  'complain',
  'events',
  'work-with-us',
  'talk-to-us',
  'words',
] as const
export type EasyPageName = (typeof easyPageNames)[number]

/** More would be too much to look at. */
export const ideasOnAScreen = 5
export const wordsInASentence = 12

/** A picture and a sentence. */
export type Idea = {
  picture: EasyPicture
  /** What the clock or the calendar of the picture shows. */
  moment?: Moment | undefined
  /** A picture of the provider's own, instead. */
  photo?: OwnPicture | undefined
  text: string
  /** That of the text, where staff wrote it and the page is in another. */
  lang?: Language | undefined
  /** The hard word in the text. What it means is said below the text. */
  word?: HardWord | undefined
  /** What the provider has entered, such as counties. */
  list?: string[] | undefined
  /** A text of the provider that nobody has made easy. Empty: it is behind the button. */
  plain?: string | undefined
  /** The language of the list and of the plain text, unless it is that of the page. */
  enteredLang?: Language | undefined
  button?: EasyButton | undefined
}

export type EasyButton = { label: string; href: string }

export type EasyScreen = {
  /** What the screen is about, where its page is about several things. */
  title?: string
  /** That of the title, as above. */
  lang?: Language | undefined
  ideas: Idea[]
}

export const hardWords = [
  'Adult Protective Services',
  'background check',
  'complain',
  'county',
  'developmental disability',
  'disability',
  'goal',
  'intellectual disability',
  'interview',
  'plan',
  'private',
  'respect',
  'rights',
  'staff',
  'support coordinator',
  'TennCare',
  'waiting list',
] as const
export type HardWord = (typeof hardWords)[number]

export type EasyEvent = {
  id: string
  title: string
  description: string
  startsAt?: string | undefined
  endsAt?: string | undefined
  place?: string | undefined
  easyText?: string | undefined
  image?: { path: string } | null
  picture?: Picture | null
  /** Which of its texts are in English on a page in another language. */
  english?: string[] | undefined
  /** Where it is, if that is not the provider's. */
  timeZone?: string | undefined
}

/** A picture that staff have chosen, in its sizes. */
type OwnPicture = Picture & { path: string }

/** What the pages say about the provider. Any text can be empty; then its sentence is left out. */
export type EasyFacts = {
  details: SiteDetails
  programs: Pick<Program, 'id' | 'name' | 'description' | 'easy'>[]
  /** Those that are not over. */
  events: EasyEvent[]
  /** Those that are published. */
  notices: (Pick<Notice, 'id' | 'easyText'> & { lang?: Language | undefined })[]
  /** What staff wrote in Easy Read about the whole section, if they did. */
  sections: Record<'about' | 'referral' | 'careers', string>
  /** Which texts of programs and sections are in English on a page in another language. */
  english?: string[] | undefined
}

/** All texts of Easy Read in one language. */
export type EasyTexts = {
  language: string
  /** That of the critical texts, while they are not in the language of the page. */
  criticalLang: Language | undefined
  labels: Record<EasyLabel, string>
  /** Where someone is in a page or a form of several screens. */
  place: (screen: number, screens: number) => string
  words: Record<HardWord, { term: string; meaning: string }>
  pageTitles: Record<EasyPageName, string>
  pages: Record<EasyPageName, EasyPageTexts>
  forms: Record<EasyFormName, EasyFormTexts>
}

export type EasyPageTexts = Critical & {
  picture: EasyPicture
  screens: (facts: EasyFacts) => EasyScreen[]
}

/** It is about rights, consent, safety or complaints. */
type Critical = { critical?: true }

/** What someone can do in Easy Read, one question on a screen. */
export const easyFormNames = ['help', 'event', 'message', 'complaint', 'wrong'] as const
export type EasyFormName = (typeof easyFormNames)[number]

export type EasyQuestion = Critical & {
  field: 'name' | 'phone' | 'county' | 'needs' | 'text' | 'helper' | 'consent'
  picture: EasyPicture
  text: string
  /** The label of the field, or of the button that agrees. */
  hint?: string
  word?: HardWord
}

export type EasyFormTexts = Critical & {
  title: string
  picture: EasyPicture
  /** What is shown before the first question. */
  before: (details: SiteDetails) => Idea[]
  questions: EasyQuestion[]
  /** What is shown after sending. */
  sent: Idea[]
}

export type EasyLabel =
  | 'easyRead'
  | 'description'
  | 'question'
  | 'skip'
  | 'allPages'
  | 'fullSite'
  | 'next'
  | 'back'
  | 'call'
  | 'notEasy'
  | 'read'
  | 'stop'
  | 'goOn'
  | 'slower'
  | 'faster'
  | 'print'
  | 'printAll'
  | 'booklet'
  | 'answer'
  | 'choose'
  | 'send'
  | 'callMe'
  | 'callMeMeans'
  | 'notSent'

const root = '/easy'

export const easyPath = (page?: EasyPageName | 'booklet', screen = 1) =>
  [root, page, screen > 1 && screen].filter(Boolean).join('/')

/** A form. That of an event has its id. */
export const easyFormPath = (form: EasyFormName, event?: string) =>
  [root, 'do', form, event].filter(Boolean).join('/')

export const isEasyForm = (name: string): name is EasyFormName =>
  (easyFormNames as readonly string[]).includes(name)

/** To print: one page with all its screens, or all pages. */
export const bookletPath = (page?: EasyPageName) =>
  page ? `${easyPath('booklet')}/${page}` : easyPath('booklet')

export const isEasyPath = (path: string) => path === root || path.startsWith(`${root}/`)

export const isEasyPage = (name: string): name is EasyPageName =>
  (easyPageNames as readonly string[]).includes(name)

/** The screens of a page. One with too many ideas becomes several of about the same length. */
export const splitScreens = (screens: EasyScreen[]): EasyScreen[] =>
  screens.flatMap(({ ideas, ...screen }) => {
    const parts = Math.ceil(ideas.length / ideasOnAScreen)
    const size = Math.ceil(ideas.length / parts)
    return Array.from({ length: parts }, (_, index) => ({
      ...screen,
      ideas: ideas.slice(index * size, (index + 1) * size),
    }))
  })
