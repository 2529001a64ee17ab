import { country, shownName } from '#content/provider.ts'
import type { SiteDetails } from '#contract/website/site-details.ts'

/** The provider as structured data for search engines. What nobody has entered is left out. */
export function organization(siteUrl: string, details: SiteDetails) {
  const { description, phone, email, address } = details
  return {
    '@type': 'Organization',
    name: shownName(details),
    ...(description && { description }),
    url: siteUrl,
    sameAs: siteUrl,
    logo: `${siteUrl}/apple-touch-icon.png`,
    ...(phone && { telephone: phone }),
    ...(email && { email }),
    ...((address.street || address.city) && { address: postalAddress(details) }),
  }
}

const postalAddress = ({ address: { street, city, region, postalCode } }: SiteDetails) => ({
  '@type': 'PostalAddress',
  ...(street && { streetAddress: street }),
  ...(city && { addressLocality: city }),
  ...(region && { addressRegion: region }),
  ...(postalCode && { postalCode }),
  addressCountry: country,
})
