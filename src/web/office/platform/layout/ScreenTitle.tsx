import { type ReactNode, useEffect, useRef } from 'react'
import styles from './ScreenTitle.module.css'

type ScreenTitleProps = { title: string; count?: string | undefined; children?: ReactNode }

/** The title of a screen, with a count and its main actions. */
export function ScreenTitle({ title, count, children }: ScreenTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // After a link in the sidebar, or a form that closed, a screen reader continues at the title.
    const { activeElement, body } = document
    if (activeElement === body || activeElement?.closest('nav')) heading.current?.focus()
  }, [])
  return (
    <div className={styles.title} data-keep-clear>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p role="status">{count}</p>
      {children}
    </div>
  )
}
