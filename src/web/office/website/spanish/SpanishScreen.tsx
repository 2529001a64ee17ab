import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import type { SpanishState } from '#contract/records/spanish.ts'
import { prefetchAll } from '#web/office/platform/layout/lazy-screen.tsx'
import { ScreenTitle } from '#web/office/platform/layout/ScreenTitle.tsx'
import { spanishListQuery } from '#web/office/records/spanish/spanish-queries.ts'
import { Tabs } from '#web/ui/Tabs.tsx'
import { Reviews } from './Reviews.tsx'
import { reviewsQuery } from './reviews-queries.ts'
import styles from './Spanish.module.css'
import { SpanishSetting } from './SpanishSetting.tsx'
import { ToTranslate } from './ToTranslate.tsx'

const tabs = ['open', 'reviewed', 'translate'] as const
type Tab = (typeof tabs)[number]

const isTab = (value: string | null): value is Tab => tabs.some((tab) => tab === value)

/** Whether the site is shown in Spanish, what of it nobody has reviewed, and what has no Spanish. */
export function SpanishScreen() {
  const [parameters, setParameters] = useSearchParams()
  const reviews = useQuery(reviewsQuery)
  const toTranslate = useQuery({
    ...spanishListQuery,
    select: (states: SpanishState[]) =>
      states.filter(({ missing, changed }) => missing.length + changed.length > 0),
  })
  const view = parameters.get('view')
  const selected = isTab(view) ? view : 'open'
  const handleSelect = (tab: Tab) =>
    setParameters((before) => ({ section: before.get('section') ?? '', view: tab }), {
      replace: true,
    })
  const marked = reviews.data?.filter(({ reviewed }) => reviewed).length
  const counts: Record<Tab, number | undefined> = {
    open: reviews.data && reviews.data.length - (marked ?? 0),
    reviewed: marked,
    translate: toTranslate.data?.length,
  }
  const labels: Record<Tab, string> = {
    open: 'Not reviewed',
    reviewed: 'Reviewed',
    translate: 'To translate',
  }
  return (
    <>
      <ScreenTitle title="Spanish" />
      <div className={styles.parts}>
        <SpanishSetting />
        <div>
          <Tabs
            label="Spanish"
            tabs={tabs.map((id) => ({ id, label: labels[id], count: counts[id] }))}
            selected={selected}
            onSelect={handleSelect}
          >
            {selected === 'translate' ? (
              <ToTranslate query={toTranslate} />
            ) : (
              <Reviews query={reviews} reviewed={selected === 'reviewed'} />
            )}
          </Tabs>
        </div>
      </div>
    </>
  )
}

SpanishScreen.prefetch = prefetchAll(reviewsQuery, spanishListQuery)
