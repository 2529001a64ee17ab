import { useEffect, useRef, useState } from 'react'
import { useServerRendered } from './hydration.ts'
import { NotLoaded } from './lazy-component.tsx'
import prose from './prose.module.css'
import styles from './RichText.module.css'

const look = `${prose.prose} ${styles.text}`

type RichTextProps = {
  /** Already sanitized by the server when it was saved. */
  html: string
}

/** Text with headings, lists and links. The browser sanitizes it once more before showing it. */
export function RichText({ html }: RichTextProps) {
  return <Content key={html} html={html} />
}

function Content({ html }: RichTextProps) {
  const box = useRef<HTMLDivElement>(null)
  const served = useServerRendered()
  const [failed, setFailed] = useState(false)

  useEffect(() => {
    if (served) return
    let gone = false
    import('./purify.ts').then(
      ({ parseFragment }) => {
        if (!gone) box.current?.replaceChildren(parseFragment(html))
      },
      () => setFailed(true),
    )
    return () => {
      gone = true
    }
  }, [served, html])

  if (failed) return <NotLoaded />
  if (!served) return <div ref={box} className={look} />
  // biome-ignore lint/security/noDangerouslySetInnerHtml: only the server inserts it; hydration leaves it as it is
  return <div ref={box} className={look} dangerouslySetInnerHTML={{ __html: html }} />
}
