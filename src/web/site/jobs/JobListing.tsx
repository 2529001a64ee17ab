import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, ChevronLeft, ChevronRight } from 'lucide-react'
import { type Ref, useEffect } from 'react'
import { jobTexts } from '#content/jobs.ts'
import { useHydrated } from '#web/ui/hydration.ts'
import { EmptyState, ErrorState, Loading, Skeleton } from '#web/ui/States.tsx'
import { words } from '#web/ui/words.ts'
import { PhoneLink, WithPhone } from '../layout/ContactLinks.tsx'
import { RouteButton } from '../layout/RouteButton.tsx'
import { SectionTitle } from '../layout/Section.tsx'
import { useIsBehindFirstJob } from './first-job.ts'
import { JobFilterBar } from './JobFilterBar.tsx'
import { JobLine } from './JobLine.tsx'
import styles from './JobListing.module.css'
import { jobPlacesQuery, jobsQuery } from './jobs-query.ts'
import {
  isFiltered,
  type JobFilter,
  listingPath,
  noFilter,
  summaryPath,
} from './listing-address.ts'

/** Up to this number, a list needs no filter. */
const fewJobs = 5

type JobListingProps = { filter: JobFilter; switchLink: Ref<HTMLAnchorElement> }

export function JobListing({ filter, switchLink }: JobListingProps) {
  const { data: all } = useQuery(jobPlacesQuery)
  const found = useQuery(jobsQuery(filter))
  const hydrated = useHydrated()
  const isBehindJob = useIsBehindFirstJob()
  // The server sends no list behind a job, so what is hydrated has none either, even if it is there by then.
  const isPending = (isBehindJob && !hydrated) || found.isPending
  const jobCount = all?.jobCount ?? found.data?.total ?? 0
  const filterShown = jobCount > fewJobs || isFiltered(filter)

  useEffect(() => {
    // Loaded early, because a job that is opened needs them, and in a task of its own, because that of hydration is long.
    const timer = setTimeout(() => {
      import('./JobRoute.tsx').catch(() => {})
      import('#web/ui/purify.ts').catch(() => {})
    })
    return () => clearTimeout(timer)
  }, [])

  return (
    <>
      <div className={styles.head}>
        <RouteButton ref={switchLink} variant="quiet" to={summaryPath}>
          <ArrowLeft className="icon" /> {jobTexts.back}
        </RouteButton>
        <SectionTitle of="careers">{jobTexts.title}</SectionTitle>
        <p>{jobTexts.lead}</p>
      </div>
      {isPending && (
        <div className={styles.pending}>
          <Loading text={jobTexts.loading} flush>
            <Skeleton shape="row" />
            <Skeleton shape="row" />
            <Skeleton shape="row" />
          </Loading>
        </div>
      )}
      {!isPending && found.error && (
        <ErrorState
          title={jobTexts.failed(found.error.message)}
          message={jobTexts.later}
          retryLabel={words.tryAgain}
          onRetry={() => found.refetch()}
        />
      )}
      {!isPending && found.data && !found.error && (
        <>
          {filterShown && (
            <JobFilterBar filter={filter} places={all?.places ?? []} count={found.data.total} />
          )}
          {found.data.jobs.length > 0 ? (
            <>
              <ul className={styles.jobs} aria-busy={found.isPlaceholderData}>
                {found.data.jobs.map((job) => (
                  <JobLine key={job.id} job={job} filter={filter} />
                ))}
              </ul>
              <JobPages filter={filter} count={found.data.pageCount} />
            </>
          ) : filter.page > 1 || isFiltered(filter) ? (
            <EmptyState
              drawing="/art/empty-found.svg"
              title={jobTexts.noMatch}
              hint={jobTexts.tryOther}
              action={
                <RouteButton variant="line" to={listingPath(noFilter, '')}>
                  {jobTexts.clear}
                </RouteButton>
              }
            />
          ) : (
            <EmptyState
              drawing="/art/empty-found.svg"
              title={jobTexts.none}
              hint={
                <>
                  {jobTexts.checkBack}
                  <WithPhone>
                    {jobTexts.orCall} <PhoneLink />
                  </WithPhone>
                  .
                </>
              }
            />
          )}
        </>
      )}
      {isBehindJob && <div className={styles.below} />}
    </>
  )
}

type JobPagesProps = { filter: JobFilter; count: number }

/** Links to the previous and the next page of the list, which also work without JavaScript. */
function JobPages({ filter, count }: JobPagesProps) {
  const { page } = filter
  if (count < 2) return null
  const makePath = (other: number) => listingPath({ ...filter, page: other })
  return (
    <nav className={styles.pages} aria-label={jobTexts.pages}>
      {page > 1 && (
        <RouteButton variant="line" to={makePath(page - 1)}>
          <ChevronLeft className="icon" /> {words.previousPage}
        </RouteButton>
      )}
      <b>{jobTexts.page(page, count)}</b>
      {page < count && (
        <RouteButton variant="line" to={makePath(page + 1)}>
          {words.nextPage} <ChevronRight className="icon" />
        </RouteButton>
      )}
    </nav>
  )
}
