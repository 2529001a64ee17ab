import { useEffect, useRef } from 'react'
import { jobPage } from '#content/job-page.ts'
import { jobTexts } from '#content/jobs.ts'
import type { Language } from '#contract/platform/language.ts'
import { RichText } from '#web/ui/RichText.tsx'
import { Loading, Notice, Skeleton } from '#web/ui/States.tsx'
import styles from './JobText.module.css'
import { listPoints, summarize } from './job-text.ts'

export type JobTextProps = {
  /** The text from the list, until the full text is loaded. */
  summary: string | undefined
  description: string | undefined
  /** The language of both, unless it is that of the page. */
  lang: Language | undefined
  /** Why the full text could not be loaded. */
  failure: string | undefined
  loading: boolean
  onRetry: () => void
}

/** The text of a job, or its summary while the rest is loading or has failed. */
export function JobText({ summary, description, lang, failure, loading, onRetry }: JobTextProps) {
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
        {jobPage.text}
      </h3>
      {arrived ? (
        description ? (
          <div lang={lang}>
            <RichText html={description} />
          </div>
        ) : (
          <WithoutDescription />
        )
      ) : (
        <>
          {summary && <p lang={lang}>{summary}</p>}
          <div className={styles.rest}>
            {failed ? (
              <Notice title={jobTexts.failed(failure)} onRetry={onRetry} busy={loading}>
                {jobTexts.later}
              </Notice>
            ) : (
              <Loading text={jobPage.loading} flush>
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
      <h4>{jobPage.responsibilities}</h4>
      <ul>
        {listPoints('', 'responsibilities').map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <h4>{jobPage.qualifications}</h4>
      <ul>
        {listPoints('', 'qualifications').map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </>
  )
}
