import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { applicationMessage } from '#content/application-messages.ts'
import { englishOnly, language, toPage } from '#content/language.ts'
import { privateApplication, wordsFor, wordsForDocument } from '#content/private-application.ts'
import {
  canWithdraw,
  type PrivateApplication,
  type PrivatePage,
  privateApplicationPath,
} from '#contract/hiring/private-application.ts'
import type { DocumentRequest } from '#contract/records/private-links.ts'
import { LinkButton } from '#web/ui/Button.tsx'
import { Alert } from '#web/ui/States.tsx'
import { DocumentForm } from './DocumentForm.tsx'
import styles from './PrivateLinkPage.module.css'

const { title, state, next, documents, withdraw, secret } = privateApplication

type ApplicationStateProps = Extract<PrivatePage['content'], { kind: 'application' }>

/** Where an application stands, what we need for it, and how to withdraw it. */
export function ApplicationState({ token, application: first, fault }: ApplicationStateProps) {
  const [application, setApplication] = useState(first)
  const [arrived, setArrived] = useState<DocumentRequest>()
  const words = wordsFor(application)
  return (
    <>
      <div className={styles.card}>
        <h1>{title}</h1>
        <JobAndReference application={application} />
        <section>
          <h2>{state}</h2>
          <p className={styles.state}>{words.state}</p>
        </section>
        <section>
          <h2>{next}</h2>
          <p>{words.next}</p>
        </section>
      </div>
      {fault && <Alert>{applicationMessage(fault)}</Alert>}
      {/* Always there, because screen readers announce only what is added to a region they know. */}
      <div role="status" className={styles.status}>
        {arrived && (
          <p className={styles.arrived}>
            <CircleCheck className="icon" /> {wordsForDocument(arrived).thanks}
          </p>
        )}
      </div>
      {application.requests.length > 0 && (
        <section className={styles.card} aria-labelledby="documents">
          <h2 id="documents">{documents}</h2>
          {application.requests.map((request) => (
            <DocumentForm
              key={request.id}
              token={token}
              request={request}
              onArrived={(now) => {
                setApplication(now)
                setArrived(request)
              }}
            />
          ))}
        </section>
      )}
      {canWithdraw(application.status) && (
        <section className={styles.withdraw}>
          <p>{withdraw.offer}</p>
          <LinkButton variant="line" href={toPage(`${privateApplicationPath(token)}/withdraw`)}>
            {withdraw.button}
          </LinkButton>
        </section>
      )}
      <p className={styles.secret}>{secret}</p>
    </>
  )
}

export function JobAndReference({ application }: { application: PrivateApplication }) {
  const { position, spanishPosition } = application
  const inSpanish = language === 'es' && spanishPosition !== ''
  return (
    <p className={styles.job}>
      <b lang={inSpanish ? undefined : englishOnly.lang}>
        {inSpanish ? spanishPosition : position}
      </b>
      <span>
        {privateApplication.reference} <b>{application.reference}</b>
      </span>
    </p>
  )
}
