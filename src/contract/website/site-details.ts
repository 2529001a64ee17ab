import { z } from 'zod'
import { EditedVersion, replyWith, requiredText, storableText } from '#contract/platform/common.ts'
import { emailOrNone, invalidEmail } from '#contract/platform/email-and-phone.ts'
import { type Calls, endpoint } from '#contract/platform/endpoint.ts'
import { isDialable, phoneLimit } from '#contract/platform/phone.ts'
import { isTimeZone } from '#contract/platform/time-zone.ts'
import { englishPaths, LanguageQuery } from '#contract/records/spanish.ts'

export const siteDetailsLimits = {
  name: 80,
  tagline: 80,
  description: 200,
  street: 120,
  city: 60,
  hours: 100,
  title: 80,
  detail: 200,
  label: 80,
  href: 500,
  /** The longest list of licenses, and of links. */
  rows: 12,
  eligibility: 400,
  cost: 400,
  wait: 400,
  county: 40,
  /** Tennessee has 95 counties. */
  counties: 95,
  plan: 80,
  plans: 20,
  contact: 80,
}

/** Within how many business days the office gets back to someone who referred a person; empty without a promise. */
export const callBackTimes = ['', '1', '2', '3', '5'] as const
export type CallBack = (typeof callBackTimes)[number]

export const siteDetailsMessages = {
  phone: 'Enter a number with its area code, for example (615) 555-0142',
  region: 'Enter two letters, for example TN',
  postalCode: 'Enter a ZIP code, for example 37130',
  href: 'Enter a web address that begins with https://',
  tooManyRows: `At most ${siteDetailsLimits.rows} can be listed`,
  sameRow: 'The same entry is listed twice',
  oneLine: 'Please write it in one line',
  timeZone: 'Choose a time zone from the list',
}

/** Who can get services, what they cost, how long people wait, and what follows a referral. */
const Facts = z.object({
  eligibility: z.string(),
  counties: z.array(z.string()),
  plans: z.array(z.string()),
  cost: z.string(),
  wait: z.string(),
  callBack: z.enum(callBackTimes),
  /** Whom to ask for about a referral. */
  contact: z.string(),
})

/** Who the provider is and how to reach it: the facts that staff can change. Any text can be empty. */
export const SiteDetails = z.object({
  /** Empty until staff enter one; `shownName` is what pages show then. */
  name: z.string(),
  tagline: z.string(),
  /** What search engines and shared links say about the provider. */
  description: z.string(),
  timeZone: z.string(),
  /** As people write it; `phoneHref` turns it into a link. */
  phone: z.string(),
  email: z.string(),
  address: z.object({
    street: z.string(),
    city: z.string(),
    region: z.string(),
    postalCode: z.string(),
  }),
  hours: z.string(),
  licensing: z.array(z.object({ title: z.string(), detail: z.string() })),
  links: z.array(z.object({ label: z.string(), href: z.string() })),
  facts: Facts,
  /** Whether the site shows the assistant. */
  assistant: z.boolean(),
  /** Whether a notice is published, so that the footer links their page. */
  notices: z.boolean(),
  ...englishPaths,
})
export type SiteDetails = z.infer<typeof SiteDetails>

/** The details as the office edits them. */
export const EditedSiteDetails = z.object({
  ...SiteDetails.omit({ english: true }).shape,
  /** Empty until someone has saved them for the first time. */
  updatedAt: z.string(),
})
export type EditedSiteDetails = z.infer<typeof EditedSiteDetails>

const { name, tagline, description, ...limits } = siteDetailsLimits

/** In lists of one line each. */
const oneLine = (label: string, max: number) =>
  storableText(label, max).refine((text) => !/[\r\n]/.test(text), siteDetailsMessages.oneLine)

/** An empty text passes, because a detail that is not entered is not shown. */
const emptyOr = (accepts: (text: string) => boolean) => (text: string) =>
  text === '' || accepts(text)

const IdentityForm = z.object({
  name: oneLine('Name', name),
  tagline: oneLine('Tagline', tagline),
  description: oneLine('Description', description),
  timeZone: storableText('Time zone', 60).refine(isTimeZone, siteDetailsMessages.timeZone),
})

const FactsForm = z.object({
  eligibility: storableText('Who can get services', limits.eligibility),
  counties: uniqueTexts(oneLine('County', limits.county), limits.counties),
  plans: uniqueTexts(oneLine('Plan', limits.plan), limits.plans),
  cost: storableText('What it costs', limits.cost),
  // Older exports and clients have none.
  wait: storableText('How long the wait is', limits.wait).optional(),
  callBack: z.enum(callBackTimes, 'Choose a time from the list').optional(),
  contact: oneLine('Contact', limits.contact).optional(),
})

export const SiteDetailsForm = z.object({
  // Missing: as it was.
  ...IdentityForm.partial().shape,
  phone: storableText('Phone', phoneLimit).refine(emptyOr(isDialable), siteDetailsMessages.phone),
  // It is used in links and by mail programs unchanged, so only an ordinary address is allowed.
  email: emailOrNone().refine(
    emptyOr((text) => z.regexes.html5Email.test(text)),
    invalidEmail,
  ),
  address: z.object(
    {
      street: storableText('Street', limits.street),
      city: storableText('City', limits.city),
      region: z
        .string('State must be text')
        .trim()
        .toUpperCase()
        .regex(/^([A-Z]{2})?$/, siteDetailsMessages.region),
      postalCode: z
        .string('ZIP code must be text')
        .trim()
        .regex(/^(\d{5}(-\d{4})?)?$/, siteDetailsMessages.postalCode),
    },
    'Address is required',
  ),
  hours: storableText('Office hours', limits.hours),
  licensing: uniqueRows(
    z.object({
      title: requiredText('Title', limits.title, 'Title is required'),
      detail: requiredText('Detail', limits.detail, 'Detail is required'),
    }),
  ),
  links: uniqueRows(
    z.object({
      label: requiredText('Label', limits.label, 'Label is required'),
      href: requiredText('Web address', limits.href, 'Web address is required').refine(
        isWebAddress,
        siteDetailsMessages.href,
      ),
    }),
  ),
  /** Missing: as they were. */
  facts: FactsForm.optional(),
  /** Missing: as it was. */
  assistant: z.boolean().optional(),
})
export type SiteDetailsForm = z.infer<typeof SiteDetailsForm>

export const SiteDetailsInput = z.object({ ...SiteDetailsForm.shape, updatedAt: EditedVersion })

export const siteDetailsSchemas = {
  get: { query: LanguageQuery, reply: replyWith(SiteDetails) },
  edit: { reply: replyWith(EditedSiteDetails) },
  save: { body: SiteDetailsInput, reply: replyWith(EditedSiteDetails) },
}

export const siteDetailsCalls: Calls<typeof siteDetailsSchemas> = {
  get: endpoint('GET', '/site-details', 'public'),
  edit: endpoint('GET', '/admin/site-details', 'read content'),
  save: endpoint('PUT', '/admin/site-details', 'edit content'),
}

function uniqueRows<T extends z.ZodType<Record<string, string>>>(row: T) {
  return z
    .array(row, 'This list is required')
    .max(siteDetailsLimits.rows, siteDetailsMessages.tooManyRows)
    .refine(allDifferent, siteDetailsMessages.sameRow)
}

function uniqueTexts(text: z.ZodType<string, string>, most: number) {
  return z
    .array(text, 'This list is required')
    .max(most, `At most ${most} can be listed`)
    .overwrite((texts) => [...new Set(texts.filter(Boolean))])
}

/** Two empty rows do not count as duplicates: each gets the message that it is empty. */
function allDifferent(rows: Record<string, string>[]) {
  const filled = rows.filter((row) => Object.values(row).some(Boolean))
  return new Set(filled.map((row) => JSON.stringify(row))).size === filled.length
}

/** Only web addresses: a link must not run a script or open a program. */
function isWebAddress(text: string) {
  return (
    /^https?:\/\/\S+$/i.test(text) && URL.canParse(text) && new URL(text).hostname.includes('.')
  )
}
