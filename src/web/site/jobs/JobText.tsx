import { useEffect, useRef } from 'react'
import { RichText } from '#web/ui/RichText.tsx'
import { Loading, Notice, Skeleton } from '#web/ui/States.tsx'
import styles from './JobText.module.css'
import { listPoints, summarize } from './job-text.ts'

export type JobTextProps = {
  /** The text from the list, until the full text is loaded. */
  summary: string | undefined
  description: string | undefined
  /** Why the full text could not be loaded. */
  failure: string | undefined
  loading: boolean
  onRetry: () => void
}

/** The text of a job, or its summary while the rest is loading or has failed. */
export function JobText({ summary, description, failure, loading, onRetry }: JobTextProps) {
  const title = useRef<HTMLHeadingElement>(null)
  const arrived = description !== undefined
  const failed = failure !== undefined

  useEffect(() => {
    // The retry button is gone, so the title of the text gets the focus.
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
      <p>{summarize('')}</p>
      <h4>Responsibilities</h4>
      <ul>
        {listPoints('', 'responsibilities').map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <h4>Qualifications</h4>
      <ul>
        {listPoints('', 'qualifications').map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </>
  )
}
