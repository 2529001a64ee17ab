import { useState } from 'react'
import styles from './ReadMore.module.css'
import { words } from './words.ts'

type ReadMoreProps = {
  text: string
  /** The subject of the text, so that the button makes sense to screen readers. */
  about: string
  /** The number of characters that are always shown. */
  limit?: number
  /** The language of the text, unless it is that of the page. */
  lang?: string | undefined
}

/** Collapses the end of a long text. Without JavaScript, and for search engines, the whole text is there. */
export function ReadMore({ text, about, limit = 340, lang }: ReadMoreProps) {
  const [open, setOpen] = useState(false)
  const [start, rest] = splitText(text, limit)
  if (!rest) {
    return (
      <p className={styles.text} lang={lang}>
        {text}
      </p>
    )
  }
  return (
    <div data-open={open} className={styles.collapsible}>
      <p className={styles.text} lang={lang}>
        {start}
        <span className={styles.dots}> …</span>
        <span className={styles.rest}>{rest}</span>
      </p>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {open ? words.readLess : words.readMore}
        <span className="visually-hidden">{words.about(about)}</span>
      </button>
    </div>
  )
}

/** Splits after a sentence if possible, else after a word. A slightly too long text stays whole. */
export function splitText(text: string, limit: number): [start: string, rest: string] {
  if (text.length <= limit * 1.25) return [text, '']
  const head = text.slice(0, limit)
  const sentence = Math.max(...['. ', '! ', '? ', '\n'].map((end) => head.lastIndexOf(end))) + 1
  const word = head.lastIndexOf(' ')
  const cut = sentence > limit * 0.6 ? sentence : word > 0 ? word : limit
  return [text.slice(0, cut), text.slice(cut)]
}
