import type { MouseEvent } from 'react'
import styles from './SkipLink.module.css'
import { words } from './words.ts'

/** Lets keyboard users skip the header, which is the same on every page. */
export function SkipLink() {
  const handleClick = (event: MouseEvent) => {
    const content = document.getElementById('content')
    if (!content) return
    // The hash must stay: it names the section on the site, and the router uses it in the office.
    event.preventDefault()
    content.tabIndex = -1
    content.focus()
  }
  return (
    // biome-ignore lint/a11y/useValidAnchor: without JavaScript it is an ordinary link
    <a className={styles.skip} href="#content" onClick={handleClick}>
      {words.skip}
    </a>
  )
}
