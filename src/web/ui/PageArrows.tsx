import { ChevronLeft, ChevronRight } from 'lucide-react'
import { IconButton } from './IconButton.tsx'
import styles from './PageArrows.module.css'
import type { Pages } from './use-pages.ts'

type PageArrowsProps = {
  /** What is paged, in the plural. */
  noun: string
  pages: Pages
}

/** Back and on. They keep their place free from the start, so that nothing moves when the script comes. */
export function PageArrows({ noun, pages }: PageArrowsProps) {
  const { ready, first, shown, total, count } = pages
  if (ready ? count < 2 : total < 2) return null
  const last = first + shown.length
  return (
    <div className={styles.arrows} data-ready={ready}>
      <IconButton
        variant="round"
        label={`Previous ${noun}`}
        icon={<ChevronLeft className="icon" />}
        onClick={pages.previous}
        disabled={!pages.canGoBack}
      />
      <IconButton
        variant="round"
        label={`Next ${noun}`}
        icon={<ChevronRight className="icon" />}
        onClick={pages.next}
        disabled={!pages.canGoOn}
      />
      <p className={styles.place} role="status">
        {ready && (
          <>
            <span className="visually-hidden">Showing </span>
            {shown.length > 1 ? `${first + 1} to ${last}` : last} of {total}
          </>
        )}
      </p>
    </div>
  )
}
