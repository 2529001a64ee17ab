import { toPage } from '#content/language.ts'
import { programPath } from '#content/sections.ts'
import type { PageHead } from '#contract/platform/page.ts'
import type { SiteDetails } from '#contract/website/site-details.ts'
import type { Program } from '#contract/website/site-texts/sections.ts'
import { descriptionLength, pageTitle, shorten } from '../titles.ts'
import { organization } from './organization.ts'

/** The head of a program's page, and the program as a service for search engines. */
export function programHead(program: Program, details: SiteDetails): PageHead {
  const { name, description, features, picture, slug } = program
  const canonicalPath = programPath(slug)
  const title = pageTitle(name, details)
  const counties = details.facts.counties.map((county) => areaOf(county, details))
  return {
    title,
    description: shorten(description || features.join('. ') || title, descriptionLength),
    canonicalPath,
    jsonLd: (siteUrl) => ({
      '@context': 'https://schema.org',
      '@type': 'Service',
      name,
      ...(description && { description }),
      provider: organization(siteUrl, details),
      ...(counties.length > 0 && { areaServed: counties }),
      ...(picture && { image: new URL(picture.path, siteUrl).href }),
      url: `${siteUrl}${toPage(canonicalPath)}`,
    }),
  }
}

/** Staff enter "Knox" or "Knox County". */
const areaOf = (county: string, { address: { region } }: SiteDetails) => ({
  '@type': 'AdministrativeArea',
  name: [/\b(county|parish)$/i.test(county) ? county : `${county} County`, region]
    .filter(Boolean)
    .join(', '),
})
