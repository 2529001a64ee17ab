import { useQuery } from '@tanstack/react-query'
import { ArrowRight, Check, Info } from 'lucide-react'
import {
  type ComponentProps,
  type ComponentType,
  lazy,
  type Ref,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react'
import { useLocation } from 'react-router'
import { jobTexts } from '#content/jobs.ts'
import { langOf } from '#content/lang-of.ts'
import { Loading } from '#web/ui/States.tsx'
import { useSentApplications } from '../applications/sent-applications.ts'
import { EnglishNote } from '../layout/EnglishNote.tsx'
import { RouteButton } from '../layout/RouteButton.tsx'
import { Section, SectionTitle } from '../layout/Section.tsx'
import { SitePicture } from '../layout/SitePicture.tsx'
import { useTexts } from '../texts.ts'
import styles from './CareersSection.module.css'
import type { JobListing } from './JobListing.tsx'
import { jobQuery } from './jobs-query.ts'
import { listingPath, noFilter, useCareersView } from './listing-address.ts'

/** Only someone who has applied needs it. */
const SentNotice = lazy(() =>
  import('../applications/SentNotice.tsx').catch(() => ({ default: () => <></> })),
)

export type CareersSectionProps = {
  /** The browser loads it when it is shown. */
  JobListing: ComponentType<ComponentProps<typeof JobListing>>
}

/** Shows either the benefits of working here or the job listings, depending on the URL. */
export function CareersSection({ JobListing }: CareersSectionProps) {
  const { mode, filter, jobName } = useCareersView()
  const closed = useClosedNotice(jobName)
  const sent = useSentApplications()
  const shown = useRef(mode)
  // The clicked link is gone, so the link back gets the focus as soon as it is there.
  const switchLink = (link: HTMLAnchorElement | null) => {
    if (!link || shown.current === mode) return
    shown.current = mode
    link.focus({ preventScroll: true })
  }

  return (
    <Section id="careers">
      {/* Always rendered, because screen readers announce only text that is added to a known region. */}
      <div role="status">
        {closed && (
          <p className={styles.notice}>
            <Info className="icon" /> {jobTexts.closed()}
          </p>
        )}
        {sent.length > 0 && (
          <Suspense>
            {sent.map((each) => (
              <SentNotice key={each.jobTitle} {...each} />
            ))}
          </Suspense>
        )}
      </div>
      {mode === 'summary' ? (
        <CareersSummary switchLink={switchLink} />
      ) : (
        <Suspense fallback={<Loading text={jobTexts.loading} flush />}>
          <JobListing filter={filter} switchLink={switchLink} />
        </Suspense>
      )}
    </Section>
  )
}

/** Whether the visitor asked for a job that is closed. */
function useClosedNotice(jobName: string | undefined) {
  const { data } = useQuery({ ...jobQuery(jobName ?? ''), enabled: jobName !== undefined })
  const { state } = useLocation()
  const [redirected, setRedirected] = useState(false)
  // Read after hydration, because the server does not know the browser's history state.
  useEffect(() => setRedirected(Boolean(state?.jobClosed)), [state])
  return redirected || data?.state === 'closed'
}

function CareersSummary({ switchLink }: { switchLink: Ref<HTMLAnchorElement> }) {
  const { careers, english } = useTexts()
  const { lead, benefits, picture } = careers
  return (
    <div className={styles.split}>
      <div>
        <SectionTitle of="careers">{jobTexts.title}</SectionTitle>
        <EnglishNote of={english} below="careers/" as="p" />
        {lead && (
          <p className={styles.lead} lang={langOf(english, 'careers/lead')}>
            {lead}
          </p>
        )}
        {benefits.length > 0 && (
          <>
            <h3 className={styles.why}>{jobTexts.why}</h3>
            <ul className={styles.benefits}>
              {benefits.map(({ id, name }) => (
                <li key={id}>
                  <Check className="icon" />{' '}
                  <span lang={langOf(english, `careers/benefits/${id}/name`)}>{name}</span>
                </li>
              ))}
            </ul>
          </>
        )}
        <RouteButton ref={switchLink} to={listingPath(noFilter)}>
          {jobTexts.view} <ArrowRight className="icon" />
        </RouteButton>
      </div>
      <SitePicture
        className={styles.picture}
        picture={picture}
        sizes="(width >= 64.0625em) min(50vw, 620px), 100vw"
      />
    </div>
  )
}
