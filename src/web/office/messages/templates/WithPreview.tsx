import type { ReactNode } from 'react'
import { fillTemplate } from '#contract/messages/templates.ts'
import styles from './WithPreview.module.css'

type WithPreviewProps = {
  title: string
  message: { subject: string; text: string }
  /** What is put in the place of the placeholders. */
  values: Record<string, string>
  /** The fields of the message. */
  children: ReactNode
}

/** The fields of a message, and beside them what one person will read. */
export function WithPreview({ title, message, values, children }: WithPreviewProps) {
  const filled = { link: '[their private link]', ...values }
  return (
    <div className={styles.columns}>
      <div className={styles.fields}>{children}</div>
      <section className={styles.preview} aria-label={title}>
        <h3>{title}</h3>
        <p className={styles.subject}>
          {fillTemplate(message.subject, filled) || 'No subject yet'}
        </p>
        <p>{fillTemplate(message.text, filled) || 'No text yet'}</p>
      </section>
    </div>
  )
}
