import { abuse } from '#content/danger/abuse.ts'
import type { Danger } from '#content/danger/answers.ts'
import { emergency } from '#content/danger/emergency.ts'
import { neglect } from '#content/danger/neglect.ts'
import { ordinary, past } from '#content/danger/ordinary.ts'
import { ordinaryQuestion, signs, someone, staff, weakSigns, wish } from '#content/danger/signs.ts'
import { spanish } from '#content/danger/spanish.ts'
import { suicide } from '#content/danger/suicide.ts'
import { touching } from '#content/danger/touching.ts'
import { simplified } from './spelling.ts'

const phraseOf = (phrases: string[]) => new RegExp(`(?<= )(?:${phrases.join('|')})(?= )`)
const each = (phrases: string[]) => new RegExp(phraseOf(phrases), 'g')

const inEnglish: [Danger, RegExp][] = [
  ['suicide', phraseOf(suicide)],
  ['abuse', phraseOf([...abuse, ...touching, ...neglect])],
  ['emergency', phraseOf(emergency)],
]
const inSpanish: [Danger, RegExp][] = [
  ['suicide', phraseOf(spanish.suicide)],
  ['abuse', phraseOf(spanish.abuse)],
  ['emergency', phraseOf(spanish.emergency)],
]
const eachOrdinary = each(ordinary)
const longAgo = phraseOf(past)
const sign = phraseOf(signs)
const eachWeakSign = each(weakSigns)
const aboutSomeone = phraseOf([someone])
const asksForSomething = phraseOf([wish])
const aboutStaff = phraseOf([staff])
const asksSomethingOrdinary = new RegExp(ordinaryQuestion.join('|'))

/**
 * What danger a text speaks of, also when it denies it. "Unsure" is a text that tells of someone to whom
 * something bad may happen. Danger that nobody spoke of is found on purpose rather than missed.
 */
export function dangerIn(text: string): { kinds: (Danger | 'unsure')[]; spanish: boolean } {
  const said = withoutOrdinaryPhrases(text)
  const kindsIn = (phrases: [Danger, RegExp][]) =>
    phrases.filter(([, phrase]) => phrase.test(said)).map(([kind]) => kind)
  const spanishKinds = kindsIn(inSpanish)
  const kinds = [...new Set([...kindsIn(inEnglish), ...spanishKinds])].filter(
    (kind) => kind !== 'emergency' || !longAgo.test(said),
  )
  if (kinds.length > 0) return { kinds, spanish: spanishKinds.length > 0 }
  return { kinds: hasSigns(said) ? ['unsure'] : [], spanish: false }
}

/** Whether a text tells about someone instead of asking about services, jobs or the website. */
export function isStory(text: string) {
  const said = withoutOrdinaryPhrases(text)
  return tellsOfSomeone(said) && !asksForSomething.test(said)
}

// The dot keeps the words before and after a phrase from being read as one phrase.
const withoutOrdinaryPhrases = (text: string) => simplified(text).replace(eachOrdinary, '.')

const tellsOfSomeone = (said: string) =>
  aboutSomeone.test(said) && !asksSomethingOrdinary.test(said)

function hasSigns(said: string) {
  if (!tellsOfSomeone(said)) return false
  const weak = new Set(said.match(eachWeakSign)).size
  return sign.test(said) || weak > 1 || (weak === 1 && aboutStaff.test(said))
}
