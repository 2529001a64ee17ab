import type { SiteTexts } from '#contract/website/site-texts/sections.ts'

/** The sections of the public page in order. A section without a label is not in the menu. */
export const sections = [
  { id: 'hero', label: 'Home', hash: '' },
  { id: 'about', label: 'About Us', hash: 'about' },
  { id: 'mission-vision-values', label: 'Our Mission', hash: 'our-mission' },
  { id: 'programs-services', label: 'Services', hash: 'services' },
  { id: 'events', label: 'Events', hash: 'events' },
  { id: 'team', label: 'Our Team', hash: 'our-team' },
  { id: 'testimonials', label: undefined, hash: 'testimonials' },
  { id: 'careers', label: 'Careers', hash: 'careers' },
  { id: 'contact', label: 'Contact Us', hash: 'contact-us' },
] as const

/** The sections whose texts staff have emptied. Careers always leads to the jobs. */
export function hiddenSections({ about, mission, programs, referral }: SiteTexts): SectionId[] {
  const { lead, first, second, third } = referral
  const empty = {
    about: !(about.lead || about.text || about.ofTheName || about.caption),
    'mission-vision-values': !(mission.mission || mission.vision || mission.values.length > 0),
    'programs-services': !(
      programs.lead ||
      programs.programs.length > 0 ||
      lead ||
      first ||
      second ||
      third
    ),
  }
  return (Object.keys(empty) as (keyof typeof empty)[]).filter((id) => empty[id])
}

export type SectionId = (typeof sections)[number]['id']

/** The page of a program. */
export const programPath = (slug: string) => `/programs/${slug}` as const

/** All events by month. */
export const eventsPath = '/events'

/** The page of an event. */
export const eventPath = (slug: string) => `${eventsPath}/${slug}`

/** What people type or link for a section, with the hash it has on the page. */
export const sectionPaths = {
  '/about': 'about',
  '/our-mission': 'our-mission',
  '/services': 'services',
  '/programs': 'services',
  '/referral': 'referral',
  '/team': 'our-team',
  '/our-team': 'our-team',
  '/testimonials': 'testimonials',
  '/contact': 'contact-us',
  '/contact-us': 'contact-us',
}
