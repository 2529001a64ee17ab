import '#web/zod-without-eval.ts'
import { CircleCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { applicationForm } from '#content/application-form.ts'
import { langOf } from '#content/lang-of.ts'
import { shownName } from '#content/provider.ts'
import type { IdentityMoment } from '#contract/hiring/application-rules.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog, DialogBody, DialogFooter } from '#web/ui/Dialog.tsx'
import { Alert } from '#web/ui/States.tsx'
import { UnsentDraftOffer } from '#web/ui/unsent-draft.tsx'
import { CallOrWrite } from '../layout/CallOrWrite.tsx'
import { useSiteDetails } from '../site-details.ts'
import styles from './ApplicationDialog.module.css'
import {
  ConsentSection,
  DocumentsSection,
  PersonalSection,
  SendingSection,
} from './ApplicationSections.tsx'
import type { AppliedJob } from './send-application.ts'
import { type Outcome, useApplication } from './use-application.ts'

type ApplicationDialogProps = {
  job: AppliedJob
  /** When they are asked for. */
  identityDocuments?: IdentityMoment
  onClose: () => void
}

export function ApplicationDialog({
  job,
  identityDocuments = 'application',
  onClose,
}: ApplicationDialogProps) {
  const asksIdentity = identityDocuments === 'application'
  const application = useApplication(job, asksIdentity, onClose)
  const { busy, outcome, unsent } = application
  return (
    <Dialog
      title={applicationForm.title}
      width="reading"
      lead={
        <p className={styles.job}>
          <b lang={langOf(job.english, 'title')}>{job.title}</b> <span>{job.location}</span>
        </p>
      }
      onClose={onClose}
      busy={busy}
    >
      <form onSubmit={application.submit} noValidate>
        <DialogBody>
          {outcome && <LastAttempt outcome={outcome} />}
          {!busy && unsent.offered && (
            <UnsentDraftOffer noun={applicationForm.noun} onRestore={unsent.restore} />
          )}
          {!busy && <Requirements asksIdentity={asksIdentity} />}
          <fieldset className={styles.fields} aria-label={applicationForm.form} disabled={busy}>
            <PersonalSection application={application} />
            <div hidden={busy}>
              <DocumentsSection application={application} />
              <ConsentSection application={application} />
            </div>
          </fieldset>
          {busy ? <SendingSection application={application} /> : <Help />}
        </DialogBody>
        <DialogFooter>
          <Button variant="line" onClick={onClose} disabled={busy}>
            {applicationForm.cancel}
          </Button>
          <Button type="submit" busy={busy}>
            {busy ? applicationForm.submitting : applicationForm.submit}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  )
}

/** Scrolls into view, because the button that was pressed is at the other end of the form. */
function LastAttempt({ outcome }: { outcome: Outcome }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // A focused invalid field is already in view and matters more.
    if (!document.activeElement?.matches('[aria-invalid]')) {
      place.current?.scrollIntoView({ block: 'center' })
    }
  }, [])
  return (
    <div ref={place} className={styles.outcome}>
      {outcome.kind === 'fault' ? (
        <Alert>{outcome.text}</Alert>
      ) : (
        <p className={styles.stopped} role="status">
          {outcome.text}
        </p>
      )}
    </div>
  )
}

function Requirements({ asksIdentity }: { asksIdentity: boolean }) {
  const { before, needs, resumeNeed, identityNeed, identityLater, time } = applicationForm
  return (
    <section className={styles.requirements} aria-label={before}>
      <h3>{needs}</h3>
      <ul className={styles.list}>
        {[resumeNeed, asksIdentity ? identityNeed : identityLater, time].map(([first, rest]) => (
          <li key={first}>
            <CircleCheck className="icon" />
            <span>
              <b>{first}</b> {rest}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Help() {
  const { equal, help, call, write } = applicationForm
  const details = useSiteDetails()
  return (
    <div className={styles.help}>
      <p>{equal(shownName(details))}</p>
      <p>
        {help} <CallOrWrite details={details} call={call} write={write} />.
      </p>
    </div>
  )
}
