import { useQuery } from '@tanstack/react-query'
import { CircleCheck, Info } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { jobMessages } from '#contract/jobs.ts'
import { useSentApplications } from '../applications/sent-applications.ts'
import { Section } from '../layout/Section.tsx'
import styles from './CareersSection.module.css'
import { CareersSummary } from './CareersSummary.tsx'
import { JobListing } from './JobListing.tsx'
import { jobQuery } from './jobs-query.ts'
import { useCareersView } from './use-careers-view.ts'

/** Why to work here, or what work there is: the address says which. */
export function CareersSection() {
  const { mode, filter, jobName } = useCareersView()
  const closed = useClosedNotice(jobName)
  const sent = useSentApplications()
  const switchLink = useRef<HTMLAnchorElement>(null)
  const shown = useRef(mode)

  useEffect(() => {
    // The link that switched is gone; its counterpart takes the focus over.
    if (shown.current !== mode) switchLink.current?.focus({ preventScroll: true })
    shown.current = mode
  }, [mode])

  return (
    <Section id="careers">
      {/* Always there: a screen reader speaks only what is added to a region it already knows. */}
      <div role="status">
        {closed && (
          <p className={styles.notice}>
            <Info className="icon" /> {jobMessages.closed}
          </p>
        )}
        {sent.map((title) => (
          <p key={title} className={styles.notice}>
            <CircleCheck className="icon" /> Your application for {title} was sent.
          </p>
        ))}
      </div>
      {mode === 'summary' ? (
        <CareersSummary switchLink={switchLink} />
      ) : (
        <JobListing filter={filter} switchLink={switchLink} />
      )}
    </Section>
  )
}

/** Whether the visitor came for a job that is open no longer: by its page, or sent on from there. */
function useClosedNotice(jobName: string | undefined) {
  const { data } = useQuery({ ...jobQuery(jobName ?? ''), enabled: jobName !== undefined })
  const { state } = useLocation()
  const [sentOn, setSentOn] = useState(false)
  // Read only now: the server, whose page this takes over, does not know the browser's history.
  useEffect(() => setSentOn(Boolean(state?.jobClosed)), [state])
  return sentOn || data?.state === 'closed'
}
