import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { prefetchAll } from '#web/office/platform/layout/lazy-screen.tsx'
import { QueryStates } from '#web/office/platform/layout/QueryStates.tsx'
import { ScreenTitle } from '#web/office/platform/layout/ScreenTitle.tsx'
import styles from './Look.module.css'
import { LookForm } from './LookForm.tsx'
import { editedLookQuery } from './look-queries.ts'

const failed = 'Failed to load the look. Please try again.'

export function LookScreen() {
  const look = useQuery(editedLookQuery)
  const { data } = look
  const [resets, setResets] = useState(0)
  return (
    <>
      <ScreenTitle title="Look" />
      <p className={styles.intro}>
        Your colors, logo and icon on every page, in the office and in what people download.
        Visitors see a change as soon as you save it.
      </p>
      <QueryStates query={look} loading="Loading the look..." failed={failed} />
      {data && (
        <LookForm
          key={resets}
          look={data}
          focusSave={resets > 0}
          onClose={() => setResets(resets + 1)}
        />
      )}
    </>
  )
}

LookScreen.prefetch = prefetchAll(editedLookQuery)
