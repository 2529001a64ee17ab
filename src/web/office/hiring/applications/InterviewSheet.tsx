import { useQuery } from '@tanstack/react-query'
import { statusLabel } from '#contract/hiring/application-status.ts'
import type { OpenedApplication } from '#contract/hiring/applications.ts'
import { formatPhone } from '#contract/platform/phone.ts'
import { formatDate, formatDateTime } from '#web/office/platform/format.ts'
import { useProviderName } from '#web/office/platform/provider.ts'
import { Details } from '#web/ui/Details.tsx'
import { questionsQuery } from '../interview-questions/question-queries.ts'
import styles from './InterviewSheet.module.css'
import { interviewText } from './stages.ts'

/** What is printed of an application: one sheet for an interview, without documents and history. */
export function InterviewSheet({ application }: { application: OpenedApplication }) {
  const { email, phone, position, location, status, reason, createdAt, timeline } = application
  const { data } = useQuery(questionsQuery)
  const provider = useProviderName()
  const notes = timeline.filter((entry) => entry.kind === 'note')
  const entries: [string, string][] = [
    ['Position', [position, location].filter(Boolean).join(', ')],
    ['Status', reason ? `${statusLabel(status)}: ${reason}` : statusLabel(status)],
    ['Email', email || 'No email'],
    ['Phone', phone ? formatPhone(phone) : 'No phone'],
    ['Applied', formatDate(createdAt)],
    ['Interview', interviewText(application) || 'Not scheduled'],
  ]
  return (
    <div className={`print-only ${styles.sheet}`}>
      <p>{provider}</p>
      <Details entries={entries} />
      {data && (
        <>
          <h3>Questions</h3>
          <ol>
            {data.questions.map((question) => (
              <li key={question} className={styles.question}>
                {question}
              </li>
            ))}
          </ol>
        </>
      )}
      <h3>Notes</h3>
      {notes.map(({ id, at, by, text }) => (
        <div key={id} className={styles.note}>
          <p>
            {by ?? 'A deleted user'}, {formatDateTime(at)}
          </p>
          <p>{text}</p>
        </div>
      ))}
      {notes.length === 0 && <p>No notes yet.</p>}
      <div className={styles.lines} />
    </div>
  )
}
