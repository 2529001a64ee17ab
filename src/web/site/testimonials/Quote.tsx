import { useId, useState } from 'react'
import { langOf } from '#content/lang-of.ts'
import { language } from '#content/language.ts'
import { testimonialTexts } from '#content/testimonial-texts.ts'
import type { TestimonialContent } from '#content/testimonials.ts'
import { words } from '#web/ui/words.ts'
import { EnglishNote } from '../layout/EnglishNote.tsx'
import styles from './Quote.module.css'

/** A longer review is cut here and can be expanded. */
const cutAfter = 260

type QuoteProps = {
  testimonial: TestimonialContent
  /** Its place on the page; the first one is larger. */
  place: number
  /** Hidden testimonials stay on the page so that they are printed. */
  shown: boolean
}

export function Quote({ testimonial, place, shown }: QuoteProps) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const { name, review, language: written = language, english } = testimonial
  const foreign = written === language ? undefined : written
  const { start, rest } = cut(review)
  return (
    <figure
      className={styles.quote}
      data-place={place}
      data-length={classifyLength(review)}
      hidden={!shown}
    >
      <svg className={styles.mark} viewBox="0 0 44 32" aria-hidden="true">
        <path d="M18 0C6 4 0 12 0 22c0 6 4 10 9 10s9-4 9-9-4-9-9-9c1-5 4-8 11-11zM42 0C30 4 24 12 24 22c0 6 4 10 9 10s9-4 9-9-4-9-9-9c1-5 4-8 11-11z" />
      </svg>
      <div>
        <blockquote id={id} data-open={open} lang={foreign ?? langOf(english, 'review')}>
          {start}
          {rest && (
            <>
              <span className={styles.dots}>…</span>
              <span className={styles.rest}>{rest}</span>
            </>
          )}
        </blockquote>
        {rest && (
          <button
            type="button"
            className={styles.more}
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
          >
            {open ? words.readLess : words.readMore}
            <span className="visually-hidden">{testimonialTexts.whose(name)}</span>
          </button>
        )}
      </div>
      <figcaption>
        <span lang={foreign ?? langOf(english, 'name')}>{name}</span>
        <EnglishNote of={english} />
      </figcaption>
    </figure>
  )
}

/** Cuts between two words, and only if enough text is left to be worth a click. */
function cut(review: string) {
  if (review.length <= cutAfter * 1.15) return { start: review, rest: '' }
  const space = review.lastIndexOf(' ', cutAfter)
  const end = space > cutAfter / 2 ? space : cutAfter
  return { start: review.slice(0, end), rest: review.slice(end) }
}

const classifyLength = ({ length }: string) =>
  length > 190 ? 'long' : length > 110 ? 'middle' : 'short'
