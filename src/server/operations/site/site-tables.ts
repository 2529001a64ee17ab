import { z } from 'zod'
import { payPeriods } from '#contract/hiring/job-pay.ts'
import { termLimits } from '#contract/hiring/job-terms.ts'
import { JobInput, jobNamePattern, jobShifts, jobStatuses } from '#contract/hiring/jobs.ts'
import { refuseUnknownPlaceholders, TemplateForm } from '#contract/messages/templates.ts'
import { optionalText, storableText } from '#contract/platform/common.ts'
import { PictureDescription } from '#contract/platform/files.ts'
import { languages } from '#contract/platform/language.ts'
import { SpanishTexts } from '#contract/records/spanish.ts'
import { type VersionKind, versionKinds } from '#contract/records/versions.ts'
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
import {
  readingLevels,
  type TextSection,
  textLanguages,
  textSectionNames,
} from '#contract/website/site-texts/sections.ts'
import { storedTextsSchema } from '#contract/website/site-texts/site-texts.ts'
import { TeamMemberText } from '#contract/website/team.ts'
import { TestimonialInput } from '#contract/website/testimonial-input.ts'
import { jobSearchText } from '#server/hiring/jobs/job-rows.queries.ts'
import type { Schema, SiteTableName } from '#server/platform/db/schema.ts'
import type { TranslationRow } from '#server/platform/db/tables/records.ts'
import { picturesPath } from '#server/platform/files/pictures.ts'
import { cleanRichText } from '#server/platform/rich-text.ts'
import { makeSlug } from '#server/platform/slug.ts'
import { cleanSpanish } from '#server/records/spanish/spanish.ts'

/** Who saved a row last, and when, stays where it was saved. */
type Travels<Row> = Omit<Row, 'updated_at' | 'updated_by'>

type SiteTable<Row> = {
  /** What the preview calls its rows; nothing where they belong to others that it names. */
  label?: string
  title?: (row: Travels<Row>) => string
  /** The kind under which versions of its rows are kept, when they say who saved them last. */
  versioned: Row extends { updated_at: string } ? VersionKind : false
  /** Whether a row is public and so comes along; without it all do. */
  isPublic?: (row: Row) => boolean
  /** An export may come from anywhere, so its rows are checked like what someone sends from a form. */
  row: z.ZodType<Travels<Row>>
}

const id = z.uuid()
const time = z.iso.datetime()
const timeOrNone = z.nullable(time)
const flag = z.union([z.literal(0), z.literal(1)])
const place = z.int().min(1).max(100_000)
const cents = z.nullable(z.int().min(1).max(100_000_000))

/** A column with JSON that has this shape. */
const json = <T>(shape: z.ZodType<T>) =>
  z
    .string()
    .transform((text, context): unknown => {
      try {
        return JSON.parse(text)
      } catch {
        context.addIssue({ code: 'custom', message: 'This is not JSON' })
        return z.NEVER
      }
    })
    .pipe(shape)
    .transform((value) => JSON.stringify(value))

/** Exports from before jobs and testimonials had a program lack it. */
const program = ProgramId.default('')

const side = z.int().min(1).max(20_000)

const ownPicture = new RegExp(`^${picturesPath}/[0-9a-f]{32}-\\d+\\.webp$`)
const drawing = /^\/art\/[\w-]+\.svg$/

const storedPicture = z
  .object({ path: z.string(), width: side, height: side, widths: z.array(side).max(10) })
  .refine(
    ({ path, width, widths }) =>
      widths.length === 0
        ? drawing.test(path)
        : ownPicture.test(path) && path.endsWith(`-${width}.webp`) && widths.includes(width),
    'This picture cannot be one of ours',
  )

/** One that was sent, or a drawing that comes with the product. */
const picture = json(storedPicture)

const textsRow = (section: TextSection) => {
  const texts = json(storedTextsSchema(section))
  return z.strictObject({
    id: z.literal(`${section}-${textLanguages[0]}-${readingLevels[0]}`),
    section: z.literal(section),
    language: z.enum(textLanguages),
    level: z.enum(readingLevels),
    texts,
    draft: z.nullable(texts),
    publish_at: timeOrNone,
    pictures: json(z.array(storedPicture).max(100)),
  })
}

/** HTML among Spanish texts is cleaned like that of the records. */
const withCleanTexts = (row: TranslationRow): TranslationRow => ({
  ...row,
  texts: JSON.stringify(cleanSpanish(row.kind, JSON.parse(row.texts))),
})

const details = SiteDetailsForm.shape
const address = details.address.shape
const look = LookInput.shape
const job = JobInput.shape
const event = EventInput.shape
const eventName = z.string().regex(eventNamePattern)

export const siteTables: { [Name in SiteTableName]: SiteTable<Schema[Name]> } = {
  hero_slides: {
    versioned: 'hero slide',
    label: 'Hero slides',
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
    label: 'Events',
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
    label: 'Team members',
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
    label: 'Testimonials',
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
    label: 'Message templates',
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
    label: 'Job postings',
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
    label: 'Site details',
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
    label: 'Notices',
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
    label: 'Look',
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
    label: 'Website texts',
    title: ({ section }) => section,
    row: z.union(textSectionNames.map(textsRow)),
  },
  translations: {
    versioned: false,
    row: z
      .strictObject({
        kind: z.enum(versionKinds),
        record_id: z.string().max(60),
        language: z.literal('es'),
        texts: json(SpanishTexts),
      })
      .transform(withCleanTexts),
  },
  sample_records: {
    versioned: false,
    row: z.strictObject({ kind: z.enum(sampleKinds), record_id: id }),
  },
}
