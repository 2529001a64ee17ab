import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Button } from './Button.tsx'
import styles from './PageNav.module.css'
import { words } from './words.ts'

type PageNavProps = { page: number; count: number; onPage: (page: number) => void }

/** Previous and next page of a list. Renders nothing for a single page. */
export function PageNav({ page, count, onPage }: PageNavProps) {
  if (count < 2) return null
  return (
    <nav className={styles.pages} aria-label={words.pages}>
      <Button variant="line" size="small" busy={page <= 1} onClick={() => onPage(page - 1)}>
        <ChevronLeft className="icon" /> {words.previousPage}
      </Button>
      <b role="status">
        Page {page} of {count}
      </b>
      <Button variant="line" size="small" busy={page >= count} onClick={() => onPage(page + 1)}>
        {words.nextPage} <ChevronRight className="icon" />
      </Button>
    </nav>
  )
}
