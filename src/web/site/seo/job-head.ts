import { Temporal } from 'temporal-polyfill'
import { jobHeadTexts } from '#content/job-page.ts'
import { jobTexts } from '#content/jobs.ts'
import { toPage } from '#content/language.ts'
import { country, shownName } from '#content/provider.ts'
import type { Pay } from '#contract/hiring/job-pay.ts'
import type { Job } from '#contract/hiring/jobs.ts'
import type { PageHead } from '#contract/platform/page.ts'
import { htmlToText } from '#contract/platform/rich-text.ts'
import type { SiteDetails } from '#contract/website/site-details.ts'
import { jobPath } from '../jobs/listing-address.ts'
import { descriptionLength, jobTitle, shorten } from '../titles.ts'
import { organization } from './organization.ts'

/** The head of a job's page, and what search engines need to list the job. */
export function jobHead(job: Job, details: SiteDetails): PageHead {
  const canonicalPath = jobPath(job.id)
  return {
    title: jobTitle(job, details),
    description: shorten(
      htmlToText(job.description) || plainDescription(job, details),
      descriptionLength,
    ),
    canonicalPath,
    jsonLd: (siteUrl) => ({
      '@context': 'https://schema.org',
      '@type': 'JobPosting',
      title: job.title,
      description: job.description || `<p>${plainDescription(job, details)}</p>`,
      identifier: { '@type': 'PropertyValue', name: shownName(details), value: job.id },
      datePosted: job.publishedAt ?? job.createdAt,
      employmentType: employmentTypes[job.employmentType] ?? 'OTHER',
      workHours: job.shiftsAvailable.map(jobTexts.shift).join(', '),
      hiringOrganization: organization(siteUrl, details),
      jobLocation: { '@type': 'Place', address: toAddress(job, details) },
      ...(job.pay && { baseSalary: toSalary(job.pay) }),
      ...(job.closingDate && { validThrough: endOfDay(job.closingDate, details.timeZone) }),
      ...(job.openings && { totalJobOpenings: job.openings }),
      directApply: true,
      url: `${siteUrl}${toPage(canonicalPath)}`,
    }),
  }
}

const plainDescription = ({ title, location }: Job, details: SiteDetails) =>
  jobHeadTexts.plain(title, location, shownName(details))

/** The values that schema.org defines. */
const employmentTypes: Record<string, string> = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  contract: 'CONTRACTOR',
  temporary: 'TEMPORARY',
  internship: 'INTERN',
  volunteer: 'VOLUNTEER',
  'per-diem': 'PER_DIEM',
}

/** The last second of a day at the provider. */
const endOfDay = (day: string, timeZone: string) =>
  Temporal.PlainDate.from(day)
    .toZonedDateTime({ timeZone, plainTime: '23:59:59' })
    .toString({ timeZoneName: 'never' })

function toSalary({ from, to, per }: Pay) {
  const amounts = from === to ? { value: from } : { minValue: from, maxValue: to }
  return {
    '@type': 'MonetaryAmount',
    currency: 'USD',
    value: { '@type': 'QuantitativeValue', ...amounts, unitText: per.toUpperCase() },
  }
}

/** Splits "City, ST"; any other text is a place in the provider's state. */
function toAddress({ location, street, postalCode }: Job, { address }: SiteDetails) {
  const [, city, state] = /^(.+),\s*([A-Z]{2})$/.exec(location.trim()) ?? []
  return {
    '@type': 'PostalAddress',
    ...(street && { streetAddress: street }),
    ...(postalCode && { postalCode }),
    addressLocality: city ?? location,
    ...((state ?? address.region) && { addressRegion: state ?? address.region }),
    addressCountry: country,
  }
}
