import { builtInDetails } from '#content/provider.ts'
import type { EditedSiteDetails, SiteDetailsForm } from '#contract/website/site-details.ts'
import type { CompareOptions } from '#web/office/platform/drafts/compare.ts'

type Edited = { id: string } & EditedSiteDetails

/** How two versions of the site details are compared. */
export const siteDetailsVersions: CompareOptions<SiteDetailsForm, Edited> = {
  toValues: (details) => {
    const { phone, email, address, hours, licensing, links, assistant } = details ?? builtInDetails
    return { phone, email, address, hours, licensing, links, assistant }
  },
  fields: {
    phone: { label: 'Phone', text: ({ phone }) => phone },
    email: { label: 'Email', text: ({ email }) => email },
    address: {
      label: 'Address',
      text: ({ address: { street, city, region, postalCode } }) =>
        `${street}\n${city}, ${region} ${postalCode}`,
    },
    hours: { label: 'Office hours', text: ({ hours }) => hours },
    licensing: {
      label: 'Licensing & affiliations',
      text: ({ licensing }) => formatRows(licensing),
    },
    links: { label: 'Links', text: ({ links }) => formatRows(links) },
    assistant: { label: 'Assistant', text: ({ assistant }) => (assistant ? 'On' : 'Off') },
  },
}

const formatRows = (rows: Record<string, string>[]) =>
  rows.map((row) => Object.values(row).join('\n')).join('\n\n')
