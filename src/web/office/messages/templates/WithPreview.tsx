import type { ReactNode } from 'react'
import { fillMessage } from '#contract/messages/templates.ts'
import { useSenderValues } from './templates-queries.ts'
import styles from './WithPreview.module.css'

type WithPreviewProps = {
  title: string
  message: { subject: string; text: string }
  /** What is put in the place of the placeholders, besides who we are. */
  values: Record<string, string>
  /** The fields of the message. */
  children: ReactNode
}

/** The fields of a message, and beside them what one person will read. */
export function WithPreview({ title, message, values, children }: WithPreviewProps) {
  const sender = useSenderValues()
  const { subject, text } = fillMessage(message, {
    link: '[their private link]',
    ...sender,
    ...values,
  })
  return (
    <div className={styles.columns}>
      <div className={styles.fields}>{children}</div>
      <section className={styles.preview} aria-label={title}>
        <h3>{title}</h3>
        <p className={styles.subject}>{subject || 'No subject yet'}</p>
        <p>{text || 'No text yet'}</p>
      </section>
    </div>
  )
}
