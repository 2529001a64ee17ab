import { abuse } from '#content/danger/abuse.ts'
import type { Danger } from '#content/danger/answers.ts'
import { emergency } from '#content/danger/emergency.ts'
import { generalPhrases } from '#content/danger/general.ts'
import { neglect } from '#content/danger/neglect.ts'
import { ordinary } from '#content/danger/ordinary.ts'
import { past } from '#content/danger/past.ts'
import {
  asking,
  cryForHelp,
  kindWords,
  ordinaryMatter,
  signs,
  someone,
  staff,
  weakSigns,
  wish,
} from '#content/danger/signs.ts'
import { spanish } from '#content/danger/spanish.ts'
import { aboutOneCase, generalQuestion, subjects } from '#content/danger/subjects.ts'
import { suicide } from '#content/danger/suicide.ts'
import { touching } from '#content/danger/touching.ts'
import { simplified } from './spelling.ts'

const phraseOf = (phrases: string[]) => new RegExp(`(?<= )(?:${phrases.join('|')})(?= )`)
const each = (phrases: string[]) => new RegExp(phraseOf(phrases), 'g')

const inEnglish: [Danger, RegExp][] = [
  ['suicide', phraseOf(suicide)],
  ['abuse', phraseOf([...abuse, ...touching, ...neglect, ...subjects.english.abuse])],
  ['emergency', phraseOf([...emergency, ...subjects.english.emergency])],
]
const inSpanish: [Danger, RegExp][] = [
  ['suicide', phraseOf(spanish.suicide)],
  ['abuse', phraseOf([...spanish.abuse, ...subjects.spanish.abuse])],
  ['emergency', phraseOf([...spanish.emergency, ...subjects.spanish.emergency])],
]
const asksInGeneral = new RegExp(generalQuestion)
const asksAboutOneCase = phraseOf(aboutOneCase)
const eachOrdinary = each([...ordinary, ...generalPhrases])
const longAgo = phraseOf(past)
const eachSign = each(signs)
const isKind = phraseOf([kindWords])
const isCryForHelp = new RegExp(`^${cryForHelp}`)
const eachWeakSign = each(weakSigns)
const aboutSomeone = phraseOf([someone])
const asksForSomething = phraseOf([wish])
const aboutStaff = phraseOf([staff])
const asks = new RegExp(asking.join('|'))
const isOrdinaryMatter = new RegExp(ordinaryMatter.join('|'))

/**
 * What danger a text speaks of, also when it denies it. "Unsure" is a text that tells of someone to whom
 * something bad may happen. Danger that nobody spoke of is found on purpose rather than missed.
 */
export function dangerIn(text: string): { kinds: (Danger | 'unsure')[]; spanish: boolean } {
  const whole = simplified(text)
  const said = withoutOrdinaryPhrases(whole)
  const kindsIn = (phrases: [Danger, RegExp][]) =>
    phrases.filter(([, phrase]) => phrase.test(said)).map(([kind]) => kind)
  const general = asksInGeneral.test(whole) && !asksAboutOneCase.test(said)
  const spanishKinds = kindsIn(inSpanish)
  const englishKinds = kindsIn(inEnglish)
  const kinds = [...new Set([...englishKinds, ...spanishKinds])].filter(
    (kind) => kind === 'suicide' || !(general || (kind === 'emergency' && longAgo.test(said))),
  )
  if (kinds.length > 0) return { kinds, spanish: spanishKinds.length > 0 }
  return { kinds: hasSigns(whole, said) ? ['unsure'] : [], spanish: false }
}

/** Whether a text tells about someone instead of asking about services, jobs or the website. */
export function isStory(text: string) {
  const whole = simplified(text)
  return (
    tellsOfSomeone(whole, withoutOrdinaryPhrases(whole)) &&
    !isOrdinaryMatter.test(whole) &&
    !isKind.test(whole) &&
    whole.split(' ').length > 6 &&
    !asksForSomething.test(whole)
  )
}

// The dot keeps the words before and after a phrase from being read as one phrase.
const withoutOrdinaryPhrases = (whole: string) => whole.replace(eachOrdinary, '.')

const tellsOfSomeone = (whole: string, said: string) => aboutSomeone.test(said) && !asks.test(whole)

/** Whether the signs of danger outweigh what makes a text ordinary. */
function hasSigns(whole: string, said: string) {
  if (isCryForHelp.test(whole)) return true
  const count = (sign: RegExp) => new Set(said.match(sign)).size
  const signs = 2 * count(eachSign) + count(eachWeakSign) + Number(aboutStaff.test(said))
  const ordinary =
    2 * Number(asks.test(whole)) +
    Number(isOrdinaryMatter.test(whole)) +
    Number(isKind.test(whole)) +
    Number(longAgo.test(said)) +
    Number(!aboutSomeone.test(said))
  return signs - ordinary >= 2
}
