import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  type EditedSiteDetails,
  SiteDetailsForm as Schema,
} from '#contract/website/site-details.ts'
import { useSave } from '#web/office/platform/drafts/use-change.ts'
import { useDraftForm } from '#web/office/platform/drafts/use-draft-form.ts'
import { prefetchAll } from '#web/office/platform/layout/lazy-screen.tsx'
import { PlainPanel } from '#web/office/platform/layout/Panel.tsx'
import { QueryStates } from '#web/office/platform/layout/QueryStates.tsx'
import { ScreenTitle } from '#web/office/platform/layout/ScreenTitle.tsx'
import { SpanishFields } from '#web/office/records/spanish/SpanishFields.tsx'
import { SaveBesideForm } from '../publishing/SaveBesideForm.tsx'
import { DetailsPanel, detailsParts } from './DetailsPanel.tsx'
import styles from './SiteDetails.module.css'
import { editedDetailsQuery, saveDetails } from './site-details-queries.ts'
import { siteDetailsVersions } from './site-details-versions.ts'

const failed = 'Failed to load site details. Please try again.'

export function SiteDetailsScreen() {
  const details = useQuery(editedDetailsQuery)
  const { data } = details
  const [resets, setResets] = useState(0)
  return (
    <>
      <ScreenTitle title="Site Details" />
      <p className={styles.intro}>
        Who you are, how people reach you, and what the bottom of every page shows. What is empty is
        not shown. Visitors see a change as soon as you save it.
      </p>
      <QueryStates query={details} loading="Loading site details..." failed={failed} />
      {data && (
        <SiteDetailsForm
          key={resets}
          details={data}
          focusSave={resets > 0}
          onClose={() => setResets(resets + 1)}
        />
      )}
    </>
  )
}

SiteDetailsScreen.prefetch = prefetchAll(editedDetailsQuery)

const failure = 'Failed to save site details. Please try again.'

type SiteDetailsFormProps = {
  details: EditedSiteDetails
  /** After a reset the focus goes to the Save button, where it was before. */
  focusSave: boolean
  /** Saved or discarded: the form starts again from the stored version. */
  onClose: () => void
}

function SiteDetailsForm({ details, focusSave, onClose }: SiteDetailsFormProps) {
  // The form keeps the version it was opened with, even when the query reloads.
  const [item] = useState({ id: 'site', ...details })
  const draft = useDraftForm({
    kind: 'site details',
    item,
    schema: Schema,
    start: siteDetailsVersions.toValues(item),
    compare: siteDetailsVersions,
    onClose,
  })
  const { form } = draft
  const saving = useSave(draft, {
    save: (values: Schema, edited = item) => saveDetails(values, edited.updatedAt),
    reload: editedDetailsQuery.queryKey,
    success: 'Site details saved',
    failure,
  })
  const save = form.handleSubmit((values) => saving.mutate(values))

  return (
    <SaveBesideForm
      label="Site details"
      draft={draft}
      saving={saving}
      failure={failure}
      onSave={save}
      savedAt={details.updatedAt}
      neverSaved="Nobody has changed this yet."
      href="/#contact-us"
      focusSave={focusSave}
    >
      {detailsParts.map((part) => (
        <DetailsPanel key={part} part={part} form={form} timeZone={item.timeZone} />
      ))}
      <PlainPanel>
        <SpanishFields draft={draft} busy={saving.isPending} />
      </PlainPanel>
    </SaveBesideForm>
  )
}
