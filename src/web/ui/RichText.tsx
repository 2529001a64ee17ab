import { useEffect, useRef, useState } from 'react'
import { NotLoaded } from './lazy-part.tsx'
import prose from './prose.module.css'
import styles from './RichText.module.css'
import { useServerRendered } from './use-server-rendered.ts'

const look = `${prose.prose} ${styles.text}`

type RichTextProps = {
  /** Clean already: it is cleaned where it is stored. */
  html: string
}

/** Text with headings, lists and links. In the browser it is cleaned once more before it is shown. */
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
      ({ fragmentOf }) => {
        if (!gone) box.current?.replaceChildren(fragmentOf(html))
      },
      () => setFailed(true),
    )
    return () => {
      gone = true
    }
  }, [served, html])

  if (failed) return <NotLoaded />
  if (!served) return <div ref={box} className={look} />
  // biome-ignore lint/security/noDangerouslySetInnerHtml: only the server inserts it; a browser that takes the page over leaves it as it is
  return <div ref={box} className={look} dangerouslySetInnerHTML={{ __html: html }} />
}
