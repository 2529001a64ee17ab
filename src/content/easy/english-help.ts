import { phoneHref } from '#contract/platform/phone.ts'
import type { SiteDetails } from '#contract/website/site-details.ts'
import { adultProtectiveServices } from '../adult-protective-services.ts'
import type { EasyButton, Idea } from './easy.ts'
import { easySample } from './english-samples.ts'
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

/** A text of the provider in Easy Read, as staff wrote it or as it is built in, else as it is. */
export function inEasyWords(plain: string, picture: EasyPicture, intro: string, easy = ''): Idea[] {
  const lines = easy.split('\n').filter((line) => line.trim())
  if (lines.length > 0) return lines.map((text) => ({ picture, text }))
  return plain ? (easySample(plain) ?? [{ picture, text: intro, plain }]) : []
}
