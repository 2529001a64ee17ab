import { type ReactNode, useEffect, useRef } from 'react'
import styles from './ScreenTitle.module.css'

type ScreenTitleProps = { title: string; count?: string | undefined; children?: ReactNode }

/** The head of a screen: what it is, how much there is, and the one thing to add. */
export function ScreenTitle({ title, count, children }: ScreenTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // Whoever came by a link of the sidebar, or from a form that is gone, reads on here.
    const { activeElement, body } = document
    if (activeElement === body || activeElement?.closest('nav')) heading.current?.focus()
  }, [])
  return (
    <div className={styles.title}>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p role="status">{count}</p>
      {children}
    </div>
  )
}
