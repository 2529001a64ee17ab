import type { Language } from '#contract/platform/language.ts'
import type { EventRepeats, EventStatus } from '#contract/website/events.ts'
import type { NoticeId } from '#contract/website/notices.ts'
import type { SampleKind } from '#contract/website/sample-content.ts'
import type { TestimonialStatus } from '#contract/website/testimonial-input.ts'

export type WebsiteTables = {
  /** One row, or none until staff save the details for the first time. */
  site_details: SiteDetailsRow
  /** A notice has a row as soon as someone has written it. */
  notices: NoticeRow
  look: LookRow
  look_pictures: LookPictureRow
  /** A section has a row as soon as someone has saved it. */
  site_texts: SiteTextsRow
  hero_slides: HeroSlideRow
  events: EventRow
  team_members: TeamMemberRow
  testimonials: TestimonialRow
  sample_records: { kind: SampleKind; record_id: string }
}

/** The one row is there as soon as someone has saved a look. */
export type LookRow = {
  id: number
  main: string
  accent: string
  typeface: string
  logo: string | null
  logo_on_dark: string | null
  icon: string | null
  updated_at: string
  updated_by: string | null
}

/** They are small, so their content is in the row, in Base64. */
export type LookPictureRow = {
  /** A hash of the content. */
  id: string
  type: 'svg' | 'png'
  width: number
  height: number
  on_light: 0 | 1
  on_dark: 0 | 1
  content: string
  created_at: string
}

export type SiteDetailsRow = {
  id: number
  name: string
  tagline: string
  description: string
  time_zone: string
  phone: string
  email: string
  street: string
  city: string
  region: string
  postal_code: string
  hours: string
  /** A JSON list of titles and details. */
  licensing: string
  /** A JSON list of labels and addresses. */
  links: string
  /** Who can get services and what they cost, as JSON. */
  facts: string
  /** Whether the site shows the assistant. */
  assistant: 0 | 1
  updated_at: string
  updated_by: string | null
}

export type SiteTextsRow = {
  /** Section, language and reading level. */
  id: string
  section: string
  language: string
  level: string
  /** What visitors see instead of the built-in texts, as JSON by the names of the texts. */
  texts: string
  /** The same for what is not published yet. */
  draft: string | null
  /** When the draft is to be published. */
  publish_at: string | null
  /** A JSON list of each `StoredPicture` in both. */
  pictures: string
  updated_at: string
  updated_by: string | null
}

export type NoticeRow = {
  id: NoticeId
  /** Clean HTML, never empty. */
  text: string
  easy_text: string
  published: 0 | 1
  updated_at: string
  updated_by: string | null
}

export type HeroSlideRow = {
  id: string
  title: string
  subtitle: string
  /** A `StoredPicture` as JSON. */
  picture: string
  /** What the picture shows; empty when nobody has described it. */
  picture_description: string
  is_active: 0 | 1
  position: number
  created_at: string
  updated_at: string
  updated_by: string | null
}

export type EventRow = {
  id: string
  title: string
  description: string
  status: EventStatus
  /** When a draft is to be published. */
  publish_at: string | null
  /** A `StoredPicture` as JSON. */
  picture: string | null
  picture_description: string
  starts_at: string | null
  /** On the same day as the start. */
  ends_at: string | null
  /** Empty for the provider's. */
  time_zone: string
  /** From the start on; empty for once. */
  repeats: EventRepeats
  /** The last day on which it can be, such as 2027-03-14. */
  repeats_until: string | null
  /** The name in the address of its page. */
  slug: string
  /** The names that its page had before, as JSON. */
  former_slugs: string
  place: string
  /** The description in Easy Read, a sentence on each line; empty when nobody has written it. */
  easy_text: string
  created_at: string
  updated_at: string
  updated_by: string | null
}

export type TestimonialRow = {
  id: string
  name: string
  review: string
  /** What it was written in. */
  language: Language
  status: TestimonialStatus
  /** Whether the sender allowed us to show it. */
  permission: 0 | 1
  /** The id of the program it is about; empty for none. */
  program: string
  created_at: string
  updated_at: string
  updated_by: string | null
}

export type TeamMemberRow = {
  id: string
  name: string
  position: string
  comment: string
  /** A `StoredPicture` as JSON. */
  picture: string | null
  picture_description: string
  /** The place in the list; `position` is the person's. */
  list_order: number
  created_at: string
  updated_at: string
  updated_by: string | null
}
