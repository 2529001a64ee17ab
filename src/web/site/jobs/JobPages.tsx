import { ChevronLeft, ChevronRight } from 'lucide-react'
import { RouteButton } from '../layout/RouteButton.tsx'
import styles from './JobPages.module.css'
import { type JobFilter, listingPath } from './listing-address.ts'

type JobPagesProps = { filter: JobFilter; count: number }

/** Links to the previous and the next page of the list, which also work without JavaScript. */
export function JobPages({ filter, count }: JobPagesProps) {
  const { page } = filter
  if (count < 2) return null
  const makePath = (other: number) => listingPath({ ...filter, page: other })
  return (
    <nav className={styles.pages} aria-label="Pages of jobs">
      {page > 1 && (
        <RouteButton variant="line" to={makePath(page - 1)}>
          <ChevronLeft className="icon" /> Previous
        </RouteButton>
      )}
      <b>
        Page {page} of {count}
      </b>
      {page < count && (
        <RouteButton variant="line" to={makePath(page + 1)}>
          Next <ChevronRight className="icon" />
        </RouteButton>
      )}
    </nav>
  )
}
