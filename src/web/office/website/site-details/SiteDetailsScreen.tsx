import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { QueryStates } from '#web/office/platform/layout/QueryStates.tsx'
import { ScreenTitle } from '#web/office/platform/layout/ScreenTitle.tsx'
import styles from './SiteDetails.module.css'
import { SiteDetailsForm } from './SiteDetailsForm.tsx'
import { editedDetailsQuery } from './site-details-queries.ts'

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
