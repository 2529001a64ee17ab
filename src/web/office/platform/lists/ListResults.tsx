import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '#web/ui/Button.tsx'
import { PageNav } from '#web/ui/PageNav.tsx'
import { EmptyState } from '#web/ui/States.tsx'
import { Status } from '#web/ui/Status.tsx'
import { PlainPanel } from '../layout/Panel.tsx'
import styles from './ListResults.module.css'
import type { ShownList } from './use-whole-list.ts'

type ListResultsProps<T, Name extends string> = {
  list: ShownList<T, Name>
  /** The rows of another page or search are shown until those that are wanted arrive. */
  loading?: boolean
  /** Replaces the sentence that nothing was found. */
  nothing?: string
  /** How many there are under another filter, and what shows them. */
  elsewhere?: { text: string; action: string; show: () => void } | undefined
  /** Beside the pages. */
  summary?: ReactNode
  children: ReactNode
}

/** The rows that were found, or that there are none, and the pages. */
export function ListResults<T, Name extends string>({
  list,
  loading = false,
  nothing,
  elsewhere,
  summary,
  children,
}: ListResultsProps<T, Name>) {
  const { page, pages, found, goToPage } = list
  const top = useRef<HTMLDivElement>(null)
  // The last row of the last page was deleted.
  const pageIsGone = pages > 0 && page > pages
  const leavePage = useRef(() => {})
  leavePage.current = () => goToPage(pages, { replace: true })

  useEffect(() => {
    if (pageIsGone) leavePage.current()
  }, [pageIsGone])

  return (
    <div ref={top} className={styles.results} aria-busy={loading}>
      <Status>{loading && 'Loading...'}</Status>
      {found > 0
        ? children
        : !pageIsGone && <NothingFound list={list} nothing={nothing} elsewhere={elsewhere} />}
      {pages > 1 && !pageIsGone && (
        <div className={styles.foot}>
          <span>{summary}</span>
          <PageNav
            page={page}
            count={pages}
            onPage={(next) => {
              goToPage(next)
              top.current?.scrollIntoView()
            }}
          />
        </div>
      )}
    </div>
  )
}

type NothingFoundProps<T, Name extends string> = Pick<
  ListResultsProps<T, Name>,
  'list' | 'nothing' | 'elsewhere'
>

function NothingFound<T, Name extends string>({
  list,
  nothing,
  elsewhere,
}: NothingFoundProps<T, Name>) {
  const { definition, typed, filters, clearSearch, clearFilters } = list
  const searched = typed.trim()
  const filtered = Object.values(filters).some(Boolean)
  const reason = [searched && `“${searched}”`, filtered && 'these filters'].filter(Boolean)
  return (
    <PlainPanel>
      <EmptyState
        drawing="/art/empty-found.svg"
        title={nothing ?? `No ${definition.noun} match ${reason.join(' and ')}.`}
        hint={[nothing && searched && `You searched for “${searched}”.`, elsewhere?.text]
          .filter(Boolean)
          .join(' ')}
        action={
          <>
            {elsewhere && <Button onClick={elsewhere.show}>{elsewhere.action}</Button>}
            {searched && (
              <Button variant="line" onClick={clearSearch}>
                Clear search
              </Button>
            )}
            {filtered && (
              <Button variant="line" onClick={() => clearFilters()}>
                Clear filters
              </Button>
            )}
          </>
        }
      />
    </PlainPanel>
  )
}
