import { provider } from '#content/provider.ts'

/** The provider, as search engines read it. */
export const organization = (siteUrl: string) => ({
  '@type': 'Organization',
  name: provider.name,
  description: provider.description,
  url: siteUrl,
  sameAs: siteUrl,
  logo: `${siteUrl}/apple-touch-icon.png`,
  telephone: provider.phone.label,
  email: provider.email,
  address: {
    '@type': 'PostalAddress',
    streetAddress: provider.address.street,
    addressLocality: provider.address.city,
    addressRegion: provider.address.region,
    postalCode: provider.address.postalCode,
    addressCountry: provider.address.country,
  },
})
