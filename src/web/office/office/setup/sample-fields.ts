import { emptyDetails } from '#content/provider.ts'
import { withoutSamples } from '#content/sample-details.ts'
import type { SiteDetailsForm } from '#contract/website/site-details.ts'
import type { DetailsPart } from '#web/office/website/site-details/DetailsPanel.tsx'

/** The fields of each part that can hold what came with the samples. */
const fieldsOf: Partial<Record<DetailsPart, (keyof SiteDetailsForm)[]>> = {
  identity: ['name', 'tagline', 'description'],
  contact: ['phone', 'email', 'address'],
  hours: ['hours'],
  licensing: ['licensing'],
  services: ['facts'],
}

/** The fields of these parts that are still the sample's, and what they would be without it. */
export function sampleFieldsOf(values: SiteDetailsForm, parts: DetailsPart[]) {
  const kept = withoutSamples({ ...emptyDetails, ...values } as typeof emptyDetails)
  return parts
    .flatMap((part) => fieldsOf[part] ?? [])
    .filter((name) => JSON.stringify(kept[name]) !== JSON.stringify(values[name]))
    .map((name) => ({ name, empty: kept[name] }))
}
