import { phoneHref } from '#contract/platform/phone.ts'
import type { NoticeId } from '#contract/website/notices.ts'
import type { SiteDetails } from '#contract/website/site-details.ts'
import { adultProtectiveServices } from '../adult-protective-services.ts'
import { notices } from '../notices.ts'
import type { EasyButton, EasyFacts, EasyScreen, Idea } from './easy.ts'
import { easySample } from './english-samples.ts'
import type { Moment } from './moment.ts'
import type { EasyPicture } from './pictures.ts'

/** An idea for each text that is there. */
export const when = (fact: unknown, ...ideas: Idea[]) => (fact ? ideas : [])

export const callUs = ({ phone }: SiteDetails): EasyButton | undefined =>
  phone ? { label: `Call ${phone}`, href: phoneHref(phone) } : undefined

export const writeUs = ({ email }: SiteDetails): EasyButton | undefined =>
  email ? { label: email, href: `mailto:${email}` } : undefined

export const call911: Idea = {
  picture: 'emergency-911',
  text: 'Call 911 if you are in danger now.',
  button: { label: 'Call 911', href: 'tel:911' },
}

/** In another state, the number would be wrong. */
export const callProtectiveServices = ({ address }: SiteDetails): Idea[] =>
  when(address.region === '' || address.region === 'TN', {
    picture: 'phone',
    text: 'Call Adult Protective Services if someone hurts you.',
    word: 'Adult Protective Services',
    button: {
      label: `Call ${adultProtectiveServices}`,
      href: phoneHref(adultProtectiveServices),
    },
  })

/** 6:00 in the evening, because AM and PM are abbreviations. */
export function timeOf({ hour, minute }: Pick<Moment, 'hour' | 'minute'>) {
  const part = hour < 12 ? 'in the morning' : hour < 18 ? 'in the afternoon' : 'in the evening'
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${part}`
}

/** The office hours as staff wrote them, without AM and PM, and with the days on a line of their own. */
export const easyHours = (hours: string) =>
  hours
    .replace(
      /(\d{1,2})(?::(\d\d))?\s*([ap])\.?m\b\.?/gi,
      (_, hour: string, minute: string | undefined, half: string) =>
        timeOf({
          hour: (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0),
          minute: Number(minute ?? 0),
        }),
    )
    .split(/[,;]\s*/)

/** What staff wrote in Easy Read, a sentence on each line. */
export const linesOf = (easy: string, picture: EasyPicture): Idea[] =>
  easy
    .split('\n')
    .filter((line) => line.trim())
    .map((text) => ({ picture, text }))

/** A screen about what staff wrote in Easy Read, if they did. */
export const screenOf = (title: string, easy: string, picture: EasyPicture): EasyScreen[] =>
  easy.trim() ? [{ title, ideas: linesOf(easy, picture) }] : []

/** A notice that is published: what staff wrote about it in Easy Read, and where to read all of it. */
export const noticeScreen = (
  { notices: published }: Pick<EasyFacts, 'notices'>,
  id: NoticeId,
  title: string,
  picture: EasyPicture,
): EasyScreen[] => {
  const notice = published.find((each) => each.id === id)
  if (!notice) return []
  const lines = linesOf(notice.easyText, picture)
  const paper: Idea = {
    picture: 'form',
    text: 'You can read our paper about this.',
    ...(lines.length === 0 && { plain: '' }),
    button: { label: 'Read the paper', href: `${notices.path}#${id}` },
  }
  return [{ title, ideas: [...lines, paper] }]
}

/** A text of the provider in Easy Read, as staff wrote it or as it is built in, else as it is. */
export function inEasyWords(plain: string, picture: EasyPicture, intro: string, easy = ''): Idea[] {
  const lines = linesOf(easy, picture)
  if (lines.length > 0) return lines
  return plain ? (easySample(plain) ?? [{ picture, text: intro, plain }]) : []
}
