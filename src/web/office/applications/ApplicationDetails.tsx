import { useQuery } from '@tanstack/react-query'
import { FileText, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Application, ApplicationDetails as FullApplication } from '#contract/applications.ts'
import { formatPhone, phoneHref } from '#contract/phone.ts'
import { isGone } from '#web/api/api-error.ts'
import { Button } from '#web/ui/Button.tsx'
import { Details } from '#web/ui/Details.tsx'
import { Dialog, DialogBody, DialogFooter } from '#web/ui/Dialog.tsx'
import { FileRow, FileRows } from '#web/ui/FileRows.tsx'
import { Alert, ErrorState, Loading, Skeleton } from '#web/ui/States.tsx'
import { sizeText } from '#web/ui/size.ts'
import { useConfirmLeave } from '../drafts/UnsavedGuard.tsx'
import { formatDateTime } from '../format.ts'
import { ReloadNotice } from '../layout/ReloadNotice.tsx'
import { useFailureToast } from '../layout/use-failure-toast.ts'
import { useMayEdit } from '../layout/use-may.ts'
import styles from './ApplicationDetails.module.css'
import {
  type ApplicantFile,
  applicationQuery,
  documentsOf,
  fullName,
  resumeOf,
} from './applications-queries.ts'
import { FileButtons } from './FileButtons.tsx'
import { NotesForm } from './NotesForm.tsx'
import { StageSelect } from './StageSelect.tsx'
import { StatusHistory } from './StatusHistory.tsx'

type ApplicationDetailsProps = {
  id: string
  /** The row of the list, shown until the details are loaded. */
  listed: Application | undefined
  onClose: () => void
  onDelete: (application: Application) => void
}

const failed = 'Failed to load application details'

/** All details of one application, with its status, notes and documents. */
export function ApplicationDetails({ id, listed, onClose, onDelete }: ApplicationDetailsProps) {
  const confirmLeave = useConfirmLeave()
  const query = useQuery(applicationQuery(id))
  const { data, error, isPending, refetch } = query
  const application = data ?? listed
  const mayEdit = useMayEdit()
  useFailureToast(isGone(error) ? null : error, failed)

  return (
    <Dialog
      title={application ? fullName(application) : 'Applicant'}
      lead={application && <p className={styles.position}>{application.position}</p>}
      onClose={() => confirmLeave(onClose)}
    >
      <DialogBody>
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
        {data && <DetailSections application={data} />}
      </DialogBody>
      <DialogFooter>
        {application && mayEdit && (
          <span className={styles.delete}>
            <Button variant="quiet" onClick={() => confirmLeave(() => onDelete(application))}>
              <Trash2 className="icon" /> Delete
            </Button>
          </span>
        )}
        <Button variant="line" onClick={() => confirmLeave(onClose)}>
          Close
        </Button>
      </DialogFooter>
    </Dialog>
  )
}

function DetailSections({ application }: { application: FullApplication }) {
  const mayEdit = useMayEdit()
  return (
    <>
      <DetailSection title="Personal Information">
        <Details entries={personalEntries(application)} />
      </DetailSection>
      <DetailSection title="Application Status">
        <StageSelect application={application} />
        {application.history && <StatusHistory history={application.history} />}
        {mayEdit && <NotesForm application={application} />}
        {application.notes && (
          <p className={`${styles.notes} ${mayEdit ? 'print-only' : ''}`}>
            <b>Notes</b> {application.notes}
          </p>
        )}
      </DetailSection>
      <DetailSection title="Documents">
        <Documents application={application} />
      </DetailSection>
    </>
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

function personalEntries({
  email,
  phone,
  position,
  createdAt,
  experience,
  education,
}: FullApplication) {
  const mail = <a href={`mailto:${email}`}>{email}</a>
  const call = <a href={phoneHref(phone)}>{formatPhone(phone)}</a>
  const entries: [string, ReactNode][] = [
    ['Email', mail],
    ['Phone', call],
    ['Position', position],
    ['Applied', formatDateTime(createdAt)],
  ]
  if (experience) entries.push(['Experience', experience])
  if (education) entries.push(['Education', education])
  return entries
}

function Documents({ application }: { application: FullApplication }) {
  const resume = resumeOf(application)
  const documents = documentsOf(application)
  return (
    <>
      {!resume && <p className={styles.none}>No resume</p>}
      {documents.length === 0 && <p className={styles.none}>No documents</p>}
      <FileRows label={`Documents of ${fullName(application)}`}>
        {resume && (
          <FileRow
            icon={<FileText className="icon" />}
            name={resume.name}
            note={fileNote('Resume', resume)}
          >
            <FileButtons files={[resume]} kind="resume" name={resume.name} />
          </FileRow>
        )}
        {documents.map((file) => (
          <FileRow
            key={file.path}
            icon={<FileText className="icon" />}
            name={file.name}
            note={fileNote('ID document', file)}
          >
            <FileButtons files={[file]} kind="document" name={file.name} />
          </FileRow>
        ))}
      </FileRows>
    </>
  )
}

const fileNote = (kind: string, { size }: ApplicantFile) =>
  size === undefined ? kind : `${kind}, ${sizeText(size)}`
