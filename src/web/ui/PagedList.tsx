import type { ReactNode } from 'react'
import styles from './PagedList.module.css'
import { Pager } from './Pager.tsx'
import type { Pages } from './use-pages.ts'
import { words } from './words.ts'

type PagedListProps<T> = {
  pages: Pages
  items: T[]
  itemKey: (item: T, index: number) => string
  children: (item: T, index: number) => ReactNode
  /** Lays out a page, and shows only the first one until hydration. */
  className?: string | undefined
}

/** Shows one page of items. All pages overlap, so turning a page never moves the layout. */
export function PagedList<T>({ pages, items, itemKey, children, className }: PagedListProps<T>) {
  return (
    <ul
      className={`${styles.list} ${className}`}
      data-ready={pages.ready}
      data-turned={pages.turned}
      aria-live="polite"
      {...pages.swipe}
    >
      {items.map((item, index) => (
        <li key={itemKey(item, index)} data-shown={pages.isShown(index)}>
          {children(item, index)}
        </li>
      ))}
    </ul>
  )
}

type PageControlsProps = {
  pages: Pages
  noun?: string
  dots?: boolean
}

/** Buttons to turn pages. Takes up its space before the number of pages is known, so nothing jumps. */
export function PageControls({ pages, noun = words.page, dots = false }: PageControlsProps) {
  return (
    <div className={styles.controls}>
      {pages.pageCount > 1 && (
        <Pager
          noun={noun}
          count={pages.pageCount}
          selected={pages.page}
          onPrevious={pages.previous}
          onNext={pages.next}
          {...(dots && { onSelect: pages.goTo })}
          ends={!pages.wraps}
        />
      )}
    </div>
  )
}
