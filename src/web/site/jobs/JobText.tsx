import { useEffect, useRef } from 'react'
import { RichText } from '#web/ui/RichText.tsx'
import { Loading, Notice, Skeleton } from '#web/ui/States.tsx'
import styles from './JobText.module.css'
import { pointsOf, summaryOf } from './job-text.ts'

export type JobTextProps = {
  /** What the list says, for as long as the whole text is not there. */
  summary: string | undefined
  description: string | undefined
  /** Why the whole text did not come. */
  failure: string | undefined
  loading: boolean
  onRetry: () => void
}

/** The text of a job: whole, or what is known of it and what became of the rest. */
export function JobText({ summary, description, failure, loading, onRetry }: JobTextProps) {
  const title = useRef<HTMLHeadingElement>(null)
  const arrived = description !== undefined
  const failed = failure !== undefined

  useEffect(() => {
    // The button that tried again is gone; one reads on where the text begins.
    if (arrived && failed) title.current?.focus()
  }, [arrived, failed])

  return (
    <>
      <h3 ref={title} tabIndex={-1}>
        Job Summary and Qualifications
      </h3>
      {arrived ? (
        description ? (
          <RichText html={description} />
        ) : (
          <WithoutDescription />
        )
      ) : (
        <>
          {summary && <p>{summary}</p>}
          <div className={styles.rest}>
            {failed ? (
              <Notice
                title={`Error loading job postings: ${failure}`}
                onRetry={onRetry}
                busy={loading}
              >
                Please try again later or contact us for assistance.
              </Notice>
            ) : (
              <Loading text="Loading the full description..." flush>
                <Skeleton />
                <Skeleton />
                <Skeleton />
              </Loading>
            )}
          </div>
        </>
      )}
    </>
  )
}

function WithoutDescription() {
  return (
    <>
      <p>{summaryOf('')}</p>
      <h4>Responsibilities</h4>
      <ul>
        {pointsOf('', 'responsibilities').map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <h4>Qualifications</h4>
      <ul>
        {pointsOf('', 'qualifications').map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </>
  )
}
