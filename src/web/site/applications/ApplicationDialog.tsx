import '#web/zod-without-eval.ts'
import { CircleCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
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
      title="Apply for Position"
      width="reading"
      lead={
        <p className={styles.job}>
          <b>{job.title}</b> <span>{job.location}</span>
        </p>
      }
      onClose={onClose}
      busy={busy}
    >
      <form onSubmit={application.submit} noValidate>
        <DialogBody>
          {outcome && <LastAttempt outcome={outcome} />}
          {!busy && unsent.offered && (
            <UnsentDraftOffer noun="application" onRestore={unsent.restore} />
          )}
          {!busy && <Requirements asksIdentity={asksIdentity} />}
          <fieldset className={styles.fields} aria-label="Your application" disabled={busy}>
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
            Cancel
          </Button>
          <Button type="submit" busy={busy}>
            {busy ? 'Submitting...' : 'Submit Application'}
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
  return (
    <section className={styles.requirements} aria-label="Before you start">
      <h3>What you need</h3>
      <ul className={styles.list}>
        <li>
          <CircleCheck className="icon" />
          <span>
            <b>Your resume.</b> One PDF or Word file, less than 5 MB.
          </span>
        </li>
        <li>
          <CircleCheck className="icon" />
          {asksIdentity ? (
            <span>
              <b>One to three ID files.</b> PDF, JPG or PNG, less than 5 MB each. A clear phone
              photo is fine.
            </span>
          ) : (
            <span>
              <b>No ID yet.</b> If we offer you the job, we’ll ask for it then.
            </span>
          )}
        </li>
        <li>
          <CircleCheck className="icon" />
          <span>
            <b>About ten minutes.</b> Take your time. You can stop and come back.
          </span>
        </li>
      </ul>
    </section>
  )
}

function Help() {
  const details = useSiteDetails()
  return (
    <div className={styles.help}>
      <p>
        {shownName(details)} is an equal opportunity employer. We welcome people of every
        background, and people with disabilities.
      </p>
      <p>
        If you need help applying, <CallOrWrite details={details} call="call" write="email" />.
      </p>
    </div>
  )
}
