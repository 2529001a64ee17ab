import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '#web/api/api-error.ts'
import { ErrorState, Loading, Skeleton } from '#web/ui/States.tsx'
import { ScreenTitle } from '../layout/ScreenTitle.tsx'
import styles from './SiteDetails.module.css'
import { SiteDetailsForm } from './SiteDetailsForm.tsx'
import { editedDetailsQuery } from './site-details-queries.ts'

const failed = 'Failed to load site details. Please try again.'

export function SiteDetailsScreen() {
  const { data, error, isPending, refetch } = useQuery(editedDetailsQuery)
  const [round, setRound] = useState(0)
  return (
    <>
      <ScreenTitle title="Site Details" />
      <p className={styles.intro}>
        How people reach you, and what stands at the foot of every page. Visitors see a change as
        soon as you save it.
      </p>
      {isPending && (
        <div className={styles.panel}>
          <Loading text="Loading site details...">
            <Skeleton shape="row" />
            <Skeleton shape="row" />
          </Loading>
        </div>
      )}
      {error && !data && (
        <div className={styles.panel}>
          <ErrorState title={failed} message={messageOf(error, failed)} onRetry={() => refetch()} />
        </div>
      )}
      {data && (
        <SiteDetailsForm
          key={round}
          details={data}
          again={round > 0}
          onClose={() => setRound(round + 1)}
        />
      )}
    </>
  )
}
