import { useQuery } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { applicationReference } from '#contract/hiring/application-status.ts'
import type { Application, OpenedApplication } from '#contract/hiring/applications.ts'
import { isExpected } from '#contract/hiring/decisions.ts'
import { languageNames } from '#contract/platform/language.ts'
import { formatPhone, phoneHref } from '#contract/platform/phone.ts'
import { isGone } from '#web/api/api-error.ts'
import { useConfirmLeave } from '#web/office/platform/drafts/UnsavedGuard.tsx'
import { formatDateTime } from '#web/office/platform/format.ts'
import { BreakableEmail } from '#web/office/platform/layout/cells.tsx'
import { ReloadNotice, useFailureToast } from '#web/office/platform/layout/QueryStates.tsx'
import { useMayEdit } from '#web/office/platform/layout/use-may.ts'
import { Button } from '#web/ui/Button.tsx'
import { Details } from '#web/ui/Details.tsx'
import { Dialog, DialogBody, DialogFooter } from '#web/ui/Dialog.tsx'
import { Alert, ErrorState, Loading, Skeleton } from '#web/ui/States.tsx'
import { Status } from '#web/ui/Status.tsx'
import type { ToastAction } from '#web/ui/toast-region.ts'
import { DisclosureSection } from '../disclosure/DisclosureSection.tsx'
import { FirstDaySection } from '../first-day/FirstDaySection.tsx'
import { PrivateLinks } from '../private-links/PrivateLinks.tsx'
import { AlsoApplied } from './AlsoApplied.tsx'
import styles from './ApplicationDetails.module.css'
import { ApplicationHistory } from './ApplicationHistory.tsx'
import { keysRegion } from './applicant-keys.ts'
import { applicationQuery, fullName } from './applications-queries.ts'
import { CareSection } from './CareSection.tsx'
import { DecisionButtons } from './DecisionButtons.tsx'
import { Documents } from './Documents.tsx'
import { InterviewSheet } from './InterviewSheet.tsx'
import { keepUntilText } from './keep-until.ts'
import { NeighborButtons, type Neighbors } from './NeighborButtons.tsx'
import { PersonActions } from './PersonActions.tsx'
import { StatusSelect } from './StatusSelect.tsx'

type ApplicationDetailsProps = {
  id: string
  /** The row of the list, shown until the details are loaded. */
  listed: Application | undefined
  /** The applications before and after it in the list. */
  neighbors: Neighbors
  /** Opens another application in its place. */
  onOpen: (id: string) => void
  onClose: () => void
  onDelete: (application: Application) => void
}

const failed = 'Failed to load application details'

/** All details of one application, with its status, notes and documents. */
export function ApplicationDetails({
  id,
  listed,
  neighbors,
  onOpen,
  onClose,
  onDelete,
}: ApplicationDetailsProps) {
  const confirmLeave = useConfirmLeave()
  const query = useQuery(applicationQuery(id))
  const { data, error, isPending, refetch } = query
  const application = data ?? listed
  const mayEdit = useMayEdit()
  const [decided, setDecided] = useState<Decided>()
  useFailureToast(isGone(error) ? null : error, failed)

  return (
    <Dialog
      title={application ? fullName(application) : 'Applicant'}
      width="wide"
      lead={
        <>
          {application && <p className={styles.position}>{jobAndTown(application)}</p>}
          <NeighborButtons neighbors={neighbors} />
          <Status>{application && neighbors.stepped && fullName(application)}</Status>
        </>
      }
      onClose={() => confirmLeave(onClose)}
    >
      <DialogBody>
        {/* Not a toast, because that would lie over the next applicant. */}
        <DecidedNote decided={decided} onUndone={() => setDecided(undefined)} />
        {isPending && (
          <Loading text="Loading application details...">
            <Skeleton shape="row" />
            <Skeleton shape="row" />
          </Loading>
        )}
        {isGone(error) && <Alert>This applicant is gone. Someone may have deleted it.</Alert>}
        {error && !data && !isGone(error) && (
          <ErrorState title={failed} message={error.message} onRetry={() => refetch()} />
        )}
        {!isGone(error) && <ReloadNotice query={query} failed={failed} />}
        {data && (
          <DetailSections
            key={id}
            application={data}
            onOpen={(other) => confirmLeave(() => onOpen(other))}
            onDelete={() => confirmLeave(() => onDelete(data))}
          />
        )}
        {data && <InterviewSheet application={data} />}
      </DialogBody>
      <DialogFooter>
        {data && mayEdit && (
          <div className={styles.decide} {...keysRegion}>
            <DecisionButtons
              applications={[data]}
              canMail={data.canMail}
              say={(text, undo) => setDecided({ text, undo })}
              onDecided={() => neighbors.next?.()}
            />
          </div>
        )}
        {data && (
          <Button variant="line" onClick={() => print()}>
            <Printer className="icon" /> Print
          </Button>
        )}
        <Button variant="line" onClick={() => confirmLeave(onClose)}>
          Close
        </Button>
      </DialogFooter>
    </Dialog>
  )
}

type Decided = { text: string; undo: ToastAction | undefined }

/** What was decided about the applicant before this one. */
function DecidedNote({
  decided,
  onUndone,
}: {
  decided: Decided | undefined
  onUndone: () => void
}) {
  const undo = decided?.undo
  return (
    <div role="status" className={styles.decided}>
      {decided && <p>{decided.text}</p>}
      {undo && (
        <Button
          size="small"
          variant="line"
          onClick={() => {
            undo.onClick()
            onUndone()
          }}
        >
          {undo.label}
        </Button>
      )}
    </div>
  )
}

type DetailSectionsProps = {
  application: OpenedApplication
  onOpen: (id: string) => void
  onDelete: () => void
}

function DetailSections({ application, onOpen, onDelete }: DetailSectionsProps) {
  const { status, offer } = application
  return (
    <div className={styles.columns}>
      <div>
        <DetailSection title="Application Status">
          <StatusSelect application={application} />
          <CareSection application={application} />
        </DetailSection>
        <DetailSection title="Documents">
          <Documents application={application} />
        </DetailSection>
        {(isExpected(status, offer?.answer) || application.firstDay.length > 0) && (
          <DetailSection title="Before the first day">
            <FirstDaySection application={application} />
          </DetailSection>
        )}
        {(isExpected(status, offer?.answer) || application.disclosure.acknowledged) && (
          <DetailSection title="Disclosure before the background check">
            <DisclosureSection application={application} />
          </DetailSection>
        )}
      </div>
      <div>
        <DetailSection title="Personal Information">
          <Details entries={personalEntries(application)} />
          <AlsoApplied application={application} onOpen={onOpen} />
          <PersonActions application={application} onDelete={onDelete} />
        </DetailSection>
        <DetailSection title="Private link">
          <PrivateLinks application={application} />
        </DetailSection>
      </div>
      <div className={styles.whole}>
        <DetailSection title="Notes and history">
          <ApplicationHistory application={application} />
        </DetailSection>
      </div>
    </div>
  )
}

function DetailSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.block}>
      <h3>{title}</h3>
      {children}
    </section>
  )
}

/** Direct Support Professional, Murfreesboro, TN */
const jobAndTown = ({ position, location }: Application) =>
  [position, location].filter(Boolean).join(', ')

function personalEntries(application: OpenedApplication) {
  const { id, email, phone, createdAt, keepUntil, experience, education, language } = application
  const mail = email ? (
    <a href={`mailto:${email}`}>
      <BreakableEmail email={email} />
    </a>
  ) : (
    'No email'
  )
  const call = phone ? <a href={phoneHref(phone)}>{formatPhone(phone)}</a> : 'No phone'
  const entries: [string, ReactNode][] = [
    ['Email', mail],
    ['Phone', call],
    ['Applied', formatDateTime(createdAt)],
    ['Reference', applicationReference(id)],
  ]
  if (language !== 'en') entries.push(['Written in', languageNames[language]])
  if (keepUntil) entries.push(['Keep until', keepUntilText(application)])
  if (experience) entries.push(['Experience', experience])
  if (education) entries.push(['Education', education])
  return entries
}
