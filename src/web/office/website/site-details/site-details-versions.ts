import { callBackWords } from '#content/call-back.ts'
import { emptyDetails } from '#content/provider.ts'
import type { EditedSiteDetails, SiteDetailsForm } from '#contract/website/site-details.ts'
import type { CompareOptions } from '#web/office/platform/drafts/compare.ts'

type Edited = { id: string } & EditedSiteDetails

/** How two versions of the site details are compared. */
export const siteDetailsVersions: CompareOptions<SiteDetailsForm, Edited> = {
  toValues: (details) => {
    const shown = details ?? emptyDetails
    const { name, tagline, description, timeZone, facts, assistant } = shown
    const { phone, email, address, hours, licensing, links } = shown
    return {
      ...{ name, tagline, description, timeZone, phone, email, address, hours },
      ...{ licensing, links, facts, assistant },
    }
  },
  fields: {
    name: { label: 'Name', text: ({ name }) => name ?? '' },
    tagline: { label: 'Tagline', text: ({ tagline }) => tagline ?? '' },
    description: { label: 'Short description', text: ({ description }) => description ?? '' },
    timeZone: { label: 'Time zone', text: ({ timeZone }) => timeZone ?? '' },
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
    facts: { label: 'Services', text: ({ facts }) => formatFacts(facts) },
    assistant: { label: 'Assistant', text: ({ assistant }) => (assistant ? 'On' : 'Off') },
  },
}

const formatFacts = (facts: SiteDetailsForm['facts'] = emptyDetails.facts) =>
  [
    facts.eligibility,
    facts.counties.join(', '),
    facts.plans.join('\n'),
    facts.cost,
    facts.wait,
    callBackWords[facts.callBack ?? ''].trim(),
    facts.contact,
  ].join('\n\n')

const formatRows = (rows: Record<string, string>[]) =>
  rows.map((row) => Object.values(row).join('\n')).join('\n\n')
