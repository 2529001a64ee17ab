import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { emptyDetails } from '#content/provider.ts'
import { withoutSamples } from '#content/sample-details.ts'
import {
  type EditedSiteDetails,
  SiteDetailsForm as Schema,
  type SiteDetailsForm,
} from '#contract/website/site-details.ts'
import { useSave } from '#web/office/platform/drafts/use-change.ts'
import { useDraftForm } from '#web/office/platform/drafts/use-draft-form.ts'
import { QueryStates } from '#web/office/platform/layout/QueryStates.tsx'
import { DetailsPanel, type DetailsPart } from '#web/office/website/site-details/DetailsPanel.tsx'
import {
  editedDetailsQuery,
  saveDetails,
} from '#web/office/website/site-details/site-details-queries.ts'
import { siteDetailsVersions } from '#web/office/website/site-details/site-details-versions.ts'
import { Remark } from '#web/ui/States.tsx'
import styles from './Setup.module.css'
import { StepForm } from './StepForm.tsx'

const failure = 'Failed to save this step. Please try again.'

type DetailsStepProps = { parts: DetailsPart[]; onDone: () => void }

/** A step that asks for some of the site details. */
export function DetailsStep(props: DetailsStepProps) {
  const details = useQuery(editedDetailsQuery)
  return (
    <>
      <QueryStates
        query={details}
        loading="Loading site details..."
        failed="Failed to load site details. Please try again."
      />
      {details.data && <DetailsStepForm details={details.data} {...props} />}
    </>
  )
}

function DetailsStepForm({
  details,
  parts,
  onDone,
}: DetailsStepProps & { details: EditedSiteDetails }) {
  // The form keeps the version it was opened with, even when the query reloads.
  const [item] = useState({ id: 'site', ...details })
  const draft = useDraftForm({
    kind: 'site details',
    item,
    schema: Schema,
    start: siteDetailsVersions.toValues(item),
    compare: siteDetailsVersions,
    onClose: onDone,
  })
  const { form } = draft
  const saving = useSave(draft, {
    save: (values: Schema, edited = item) => saveDetails(values, edited.updatedAt),
    // The next step starts from what is stored now.
    reload: ['office'],
    success: 'Saved. Visitors see it now.',
    failure,
  })
  const save = form.handleSubmit((values) => saving.mutate(values))
  const samples = sampleFieldsOf(form.watch(), parts)
  const emptySamples = () => {
    for (const { name, empty } of samples) form.setValue(name, empty, { shouldDirty: true })
  }

  return (
    <StepForm draft={draft} saving={saving} failure={failure} onSave={save}>
      {samples.length > 0 && (
        <Remark>
          These fields still have the sample’s values. Type over them, or{' '}
          <button type="button" className={styles.textButton} onClick={emptySamples}>
            empty them all
          </button>
          .
        </Remark>
      )}
      {parts.map((part) => (
        <DetailsPanel key={part} part={part} form={form} timeZone={item.timeZone} />
      ))}
    </StepForm>
  )
}

/** The fields of each part that can hold what came with the samples. */
const fieldsOf: Partial<Record<DetailsPart, (keyof SiteDetailsForm)[]>> = {
  identity: ['name', 'tagline', 'description'],
  contact: ['phone', 'email', 'address'],
  hours: ['hours'],
  licensing: ['licensing'],
  services: ['facts'],
}

/** The fields of these parts that are still the sample's, and what they would be without it. */
function sampleFieldsOf(values: SiteDetailsForm, parts: DetailsPart[]) {
  const kept = withoutSamples({ ...emptyDetails, ...values } as typeof emptyDetails)
  return parts
    .flatMap((part) => fieldsOf[part] ?? [])
    .filter((name) => JSON.stringify(kept[name]) !== JSON.stringify(values[name]))
    .map((name) => ({ name, empty: kept[name] }))
}
