import type { MouseEvent } from 'react'
import styles from './SkipLink.module.css'

/** The first stop of the keyboard leads past what every page begins with. */
export function SkipLink() {
  const handleClick = (event: MouseEvent) => {
    const content = document.getElementById('content')
    if (!content) return
    // The address stays as it is: it belongs to the sections, and in the office to the router.
    event.preventDefault()
    content.tabIndex = -1
    content.focus()
  }
  return (
    // biome-ignore lint/a11y/useValidAnchor: without script it is a link like any other
    <a className={styles.skip} href="#content" onClick={handleClick}>
      Skip to content
    </a>
  )
}
