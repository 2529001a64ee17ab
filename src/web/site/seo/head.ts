import { accessibility, privacy } from '#content/legal.ts'
import { provider } from '#content/provider.ts'
import type { PageHead } from '#contract/page.ts'

/** Status and head of a public page, by its path. */
export function headOf(path: string): { status: number; head: PageHead } {
  const head = heads[path]
  return head ? { status: 200, head } : { status: 404, head: missingHead }
}

const homeHead: PageHead = {
  title: `${provider.name}: support for people with intellectual and developmental disabilities in Tennessee`,
  description: provider.description,
  canonicalPath: '/',
  jsonLd: {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: provider.name,
    description: provider.description,
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
  },
}

export const contactAnswerHead: PageHead = {
  title: `Contact Us: ${provider.name}`,
  description: `Your message to ${provider.name}.`,
}

const missingHead: PageHead = {
  title: `Page not found: ${provider.name}`,
  description: `This page of ${provider.name} is not there.`,
}

const heads: Record<string, PageHead> = {
  '/': homeHead,
  '/privacy': {
    title: `${privacy.title}: ${provider.name}`,
    description: privacy.lead,
    canonicalPath: '/privacy',
  },
  '/accessibility': {
    title: `${accessibility.title}: ${provider.name}`,
    description: accessibility.lead,
    canonicalPath: '/accessibility',
  },
}
