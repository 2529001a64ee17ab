import { provider } from '#content/provider.ts'
import type { SiteDetails } from '#contract/website/site-details.ts'

/** The provider as structured data for search engines. */
export const organization = (siteUrl: string, { phone, email, address }: SiteDetails) => ({
  '@type': 'Organization',
  name: provider.name,
  description: provider.description,
  url: siteUrl,
  sameAs: siteUrl,
  logo: `${siteUrl}/apple-touch-icon.png`,
  telephone: phone,
  email,
  address: {
    '@type': 'PostalAddress',
    streetAddress: address.street,
    addressLocality: address.city,
    addressRegion: address.region,
    postalCode: address.postalCode,
    addressCountry: provider.country,
  },
})
