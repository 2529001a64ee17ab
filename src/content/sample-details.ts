import type { SiteDetails } from '#contract/website/site-details.ts'
import { emptyDetails, builtInDetails as sample } from './provider.ts'

export { builtInDetails as sampleDetails } from './provider.ts'

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** The text, or nothing while it is still the sample's. */
const own = (text: string, sampled: string) => (text === sampled ? '' : text)

/** A list that others may have too, such as counties, is the sample's only as a whole. */
const ownList = <Row>(rows: Row[], sampled: Row[]) => (isSame(rows, sampled) ? [] : rows)

const ownRows = <Row>(rows: Row[], sampled: Row[]) =>
  rows.filter((row) => !sampled.some((each) => isSame(row, each)))

/** The details without those that are still the sample provider's. */
export const withoutSamples = (details: SiteDetails): SiteDetails => ({
  ...details,
  name: own(details.name, sample.name),
  tagline: own(details.tagline, sample.tagline),
  description: own(details.description, sample.description),
  phone: own(details.phone, sample.phone),
  email: own(details.email, sample.email),
  address: isSame(details.address, sample.address) ? emptyDetails.address : details.address,
  // Many offices have these hours, so they count as the sample's only together with its phone number.
  hours: details.phone === sample.phone ? own(details.hours, sample.hours) : details.hours,
  licensing: ownRows(details.licensing, sample.licensing),
  links: ownList(details.links, sample.links),
  facts: {
    eligibility: own(details.facts.eligibility, sample.facts.eligibility),
    counties: ownList(details.facts.counties, sample.facts.counties),
    plans: ownList(details.facts.plans, sample.facts.plans),
    cost: own(details.facts.cost, sample.facts.cost),
    wait: own(details.facts.wait, sample.facts.wait),
    // Many offices promise this, so it counts as the sample's only together with its contact.
    callBack: details.facts.contact === sample.facts.contact ? '' : details.facts.callBack,
    contact: own(details.facts.contact, sample.facts.contact),
  },
})

/** How many details are still the sample provider's. A list counts once. */
export function countSampleDetails(details: SiteDetails): number {
  const kept = withoutSamples(details)
  const names = Object.keys(kept) as (keyof SiteDetails)[]
  return names.filter((name) => !isSame(kept[name], details[name])).length
}
