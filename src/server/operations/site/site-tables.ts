import { z } from 'zod'
import { payPeriods } from '#contract/hiring/job-pay.ts'
import { termLimits } from '#contract/hiring/job-terms.ts'
import { JobInput, jobNamePattern, jobShifts, jobStatuses } from '#contract/hiring/jobs.ts'
import { refuseUnknownPlaceholders, TemplateForm } from '#contract/messages/templates.ts'
import { optionalText, storableText } from '#contract/platform/common.ts'
import { PictureDescription } from '#contract/platform/files.ts'
import { languages } from '#contract/platform/language.ts'
import type { VersionKind } from '#contract/records/versions.ts'
import {
  EventInput,
  eventLimits,
  eventNamePattern,
  eventStatuses,
} from '#contract/website/events.ts'
import { HeroSlideInput, heroLimits } from '#contract/website/hero.ts'
import { LookInput } from '#contract/website/look/look.ts'
import { NoticeForm, noticeIds, noticeLimits } from '#contract/website/notices.ts'
import { ProgramId } from '#contract/website/program-id.ts'
import { sampleKinds } from '#contract/website/sample-content.ts'
import { SiteDetailsForm } from '#contract/website/site-details.ts'
import { textSectionNames } from '#contract/website/site-texts/sections.ts'
import { TeamMemberText } from '#contract/website/team.ts'
import { TestimonialInput } from '#contract/website/testimonial-input.ts'
import { jobSearchText } from '#server/hiring/jobs/job-rows.queries.ts'
import type { Schema, SiteTableName } from '#server/platform/db/schema.ts'
import { cleanRichText } from '#server/platform/rich-text.ts'
import { makeSlug } from '#server/platform/slug.ts'
import {
  cents,
  flag,
  id,
  json,
  picture,
  place,
  side,
  textsRow,
  time,
  timeOrNone,
  translationRow,
} from './site-columns.ts'

/** Who saved a row last, and when, stays where it was saved. */
type Travels<Row> = Omit<Row, 'updated_at' | 'updated_by'>

type SiteTable<Row> = {
  title?: (row: Travels<Row>) => string
  /** The kind under which versions of its rows are kept, when they say who saved them last; other rows belong to these. */
  versioned: Row extends { updated_at: string } ? VersionKind : false
  /** Whether a row is public and so comes along; without it all do. */
  isPublic?: (row: Row) => boolean
  /** An export may come from anywhere, so its rows are checked like what someone sends from a form. */
  row: z.ZodType<Travels<Row>>
}

/** Exports from before jobs and testimonials had a program lack it. */
const program = ProgramId.default('')

const details = SiteDetailsForm.shape
const address = details.address.shape
const look = LookInput.shape
const job = JobInput.shape
const event = EventInput.shape
const eventName = z.string().regex(eventNamePattern)

export const siteTables: { [Name in SiteTableName]: SiteTable<Schema[Name]> } = {
  hero_slides: {
    versioned: 'hero slide',
    title: ({ title }) => title,
    row: z.strictObject({
      id,
      title: HeroSlideInput.shape.title,
      subtitle: storableText('Subtitle', heroLimits.subtitle),
      picture,
      picture_description: PictureDescription,
      is_active: flag,
      position: place,
      created_at: time,
    }),
  },
  events: {
    versioned: 'event',
    title: ({ title }) => title,
    row: z
      .strictObject({
        id,
        title: event.title,
        description: event.description,
        status: z.enum(eventStatuses),
        publish_at: timeOrNone,
        picture: z.nullable(picture),
        picture_description: PictureDescription,
        starts_at: timeOrNone,
        ends_at: timeOrNone,
        place: storableText('Place', eventLimits.place),
        created_at: time,
        // Exports from before events had these lack them.
        easy_text: optionalText('Easy Read', eventLimits.easyText),
        time_zone: event.timeZone.unwrap().default(''),
        repeats: event.repeats.unwrap().default(''),
        repeats_until: z.nullable(z.iso.date()).default(null),
        slug: eventName.optional(),
        former_slugs: json(z.array(eventName).max(1000)).default('[]'),
      })
      .transform((row) => ({ ...row, slug: row.slug ?? makeSlug(row.title, 'event') })),
  },
  team_members: {
    versioned: 'team member',
    title: ({ name }) => name,
    row: z.strictObject({
      id,
      ...TeamMemberText.shape,
      picture: z.nullable(picture),
      picture_description: PictureDescription,
      list_order: place,
      created_at: time,
    }),
  },
  testimonials: {
    versioned: 'testimonial',
    title: ({ name }) => name,
    isPublic: ({ status }) => status === 'approved',
    row: z.strictObject({
      id,
      ...TestimonialInput.shape,
      program,
      language: z.enum(languages).default('en'),
      status: z.literal('approved'),
      permission: flag,
      created_at: time,
    }),
  },
  message_templates: {
    versioned: 'message template',
    title: ({ name }) => name,
    row: z
      .strictObject({
        id,
        ...TemplateForm.shape,
        decision: TemplateForm.shape.decision.unwrap(),
        created_at: time,
      })
      .superRefine(refuseUnknownPlaceholders),
  },
  jobs: {
    versioned: 'job',
    title: ({ title }) => title,
    row: z
      .strictObject({
        id,
        slug: z.string().regex(jobNamePattern),
        title: job.title,
        location: job.location,
        description: job.description.transform(cleanRichText),
        shifts: json(z.array(z.enum(jobShifts)).min(1).max(jobShifts.length)),
        status: z.enum(jobStatuses),
        publish_at: timeOrNone,
        closing_date: z.nullable(z.iso.date()),
        pay_from: cents,
        pay_to: cents,
        pay_per: z.nullable(z.enum(payPeriods)),
        openings: z.nullable(z.int().min(1).max(termLimits.openings)),
        street: z.nullable(storableText('Street', termLimits.street)),
        postal_code: z.nullable(z.string().regex(/^\d{5}(-\d{4})?$/)),
        program,
        department: job.department,
        employment_type: job.employmentType,
        experience_level: job.experienceLevel,
        first_published_at: timeOrNone,
        created_at: time,
        search_text: z.string(),
      })
      .transform((row) => ({ ...row, search_text: jobSearchText(row) })),
  },
  site_details: {
    versioned: 'site details',
    title: ({ name }) => name,
    row: z.strictObject({
      id: z.literal(1),
      name: details.name.unwrap(),
      tagline: details.tagline.unwrap(),
      description: details.description.unwrap(),
      time_zone: details.timeZone.unwrap(),
      phone: details.phone,
      email: details.email,
      street: address.street,
      city: address.city,
      region: address.region,
      postal_code: address.postalCode,
      hours: details.hours,
      licensing: json(details.licensing),
      links: json(details.links),
      facts: json(details.facts.unwrap()),
      assistant: flag,
    }),
  },
  notices: {
    versioned: 'notice',
    title: ({ id }) => id,
    row: z.strictObject({
      id: z.enum(noticeIds),
      text: NoticeForm.shape.text.transform(cleanRichText).pipe(z.string().min(1)),
      easy_text: optionalText('Easy Read', noticeLimits.easyText),
      published: flag,
    }),
  },
  look_pictures: {
    versioned: false,
    row: z.strictObject({
      id: look.icon.unwrap(),
      type: z.enum(['svg', 'png']),
      width: side,
      height: side,
      on_light: flag,
      on_dark: flag,
      content: z.base64(),
      created_at: time,
    }),
  },
  look: {
    versioned: 'look',
    row: z.strictObject({
      id: z.literal(1),
      main: look.main,
      accent: look.accent,
      typeface: look.typeface,
      logo: look.logo,
      logo_on_dark: look.logoOnDark,
      icon: look.icon,
    }),
  },
  site_texts: {
    versioned: 'site text',
    title: ({ section }) => section,
    row: z.union(textSectionNames.map(textsRow)),
  },
  translations: {
    versioned: false,
    row: translationRow,
  },
  sample_records: {
    versioned: false,
    row: z.strictObject({ kind: z.enum(sampleKinds), record_id: id }),
  },
}
