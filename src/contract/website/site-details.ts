import { z } from 'zod'
import { EditedVersion, replyWith, requiredText } from '#contract/platform/common.ts'
import { email, invalidEmail } from '#contract/platform/email-and-phone.ts'
import { type Calls, endpoint } from '#contract/platform/endpoint.ts'
import { isDialable, phoneLimit } from '#contract/platform/phone.ts'

export const siteDetailsLimits = {
  street: 120,
  city: 60,
  hours: 100,
  title: 80,
  detail: 200,
  label: 80,
  href: 500,
  /** The longest list of licenses, and of links. */
  rows: 12,
}

export const siteDetailsMessages = {
  phone: 'Enter a number with its area code, for example (615) 555-0142',
  region: 'Enter two letters, for example TN',
  postalCode: 'Enter a ZIP code, for example 37130',
  href: 'Enter a web address that begins with https://',
  tooManyRows: `At most ${siteDetailsLimits.rows} can be listed`,
  sameRow: 'The same entry is listed twice',
}

/** How to reach the provider, its licenses and its links: the facts that staff can change. */
export const SiteDetails = z.object({
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
  /** Whether the site shows the assistant. */
  assistant: z.boolean(),
  /** Whether a notice is published, so that the footer links their page. */
  notices: z.boolean(),
})
export type SiteDetails = z.infer<typeof SiteDetails>

/** The details as the office edits them. */
export const EditedSiteDetails = z.object({
  ...SiteDetails.shape,
  /** Empty until someone has saved them for the first time. */
  updatedAt: z.string(),
})
export type EditedSiteDetails = z.infer<typeof EditedSiteDetails>

export const SiteDetailsForm = z.object({
  phone: requiredText('Phone', phoneLimit, 'Phone is required').refine(
    isDialable,
    siteDetailsMessages.phone,
  ),
  // It is used in links and by mail programs unchanged, so only an ordinary address is allowed.
  email: email().regex(z.regexes.html5Email, invalidEmail),
  address: z.object(
    {
      street: requiredText('Street', siteDetailsLimits.street, 'Street is required'),
      city: requiredText('City', siteDetailsLimits.city, 'City is required'),
      region: z
        .string('State is required')
        .trim()
        .toUpperCase()
        .min(1, 'State is required')
        .regex(/^[A-Z]{2}$/, siteDetailsMessages.region),
      postalCode: z
        .string('ZIP code is required')
        .trim()
        .min(1, 'ZIP code is required')
        .regex(/^\d{5}(-\d{4})?$/, siteDetailsMessages.postalCode),
    },
    'Address is required',
  ),
  hours: requiredText('Office hours', siteDetailsLimits.hours, 'Office hours are required'),
  licensing: uniqueRows(
    z.object({
      title: requiredText('Title', siteDetailsLimits.title, 'Title is required'),
      detail: requiredText('Detail', siteDetailsLimits.detail, 'Detail is required'),
    }),
  ),
  links: uniqueRows(
    z.object({
      label: requiredText('Label', siteDetailsLimits.label, 'Label is required'),
      href: requiredText('Web address', siteDetailsLimits.href, 'Web address is required').refine(
        isWebAddress,
        siteDetailsMessages.href,
      ),
    }),
  ),
  /** Missing: as it was. */
  assistant: z.boolean().optional(),
})
export type SiteDetailsForm = z.infer<typeof SiteDetailsForm>

export const SiteDetailsInput = z.object({ ...SiteDetailsForm.shape, updatedAt: EditedVersion })

export const siteDetailsSchemas = {
  get: { reply: replyWith(SiteDetails) },
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
