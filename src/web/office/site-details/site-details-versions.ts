import { builtInDetails } from '#content/provider.ts'
import type { EditedSiteDetails, SiteDetails } from '#contract/site-details.ts'
import type { CompareOptions } from '../drafts/compare.ts'

type Edited = { id: string } & EditedSiteDetails

/** How two versions of the site details are compared. */
export const siteDetailsVersions: CompareOptions<SiteDetails, Edited> = {
  valuesOf: (details) => {
    const { phone, email, address, hours, licensing, links } = details ?? builtInDetails
    return { phone, email, address, hours, licensing, links }
  },
  parts: [
    { label: 'Phone', names: ['phone'], text: ({ phone }) => phone },
    { label: 'Email', names: ['email'], text: ({ email }) => email },
    {
      label: 'Address',
      names: ['address'],
      text: ({ address: { street, city, region, postalCode } }) =>
        `${street}\n${city}, ${region} ${postalCode}`,
    },
    { label: 'Office hours', names: ['hours'], text: ({ hours }) => hours },
    {
      label: 'Licensing & affiliations',
      names: ['licensing'],
      text: ({ licensing }) => rowsOf(licensing),
    },
    { label: 'Links', names: ['links'], text: ({ links }) => rowsOf(links) },
  ],
}

const rowsOf = (rows: Record<string, string>[]) =>
  rows.map((row) => Object.values(row).join('\n')).join('\n\n')
