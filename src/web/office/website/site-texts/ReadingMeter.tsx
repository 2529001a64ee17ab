import { readingGrade } from '#contract/platform/reading-grade.ts'
import styles from './EditWebsite.module.css'

/** Most adults read a text of this grade with ease. */
const easyGrade = 8

/** How hard a text is to read. */
export function ReadingMeter({ text }: { text: string }) {
  if (!text?.trim()) return null
  const grade = Math.round(readingGrade(text))
  return (
    <p className={styles.grade} data-hard={grade > easyGrade || undefined}>
      Reading grade {grade}
      {grade > easyGrade ? '. Shorter sentences and words are easier to read.' : ''}
    </p>
  )
}
