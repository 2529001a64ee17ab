import { FileText, Trash2 } from 'lucide-react'
import { getStage } from '#contract/hiring/application-status.ts'
import type { Application, ListedApplication } from '#contract/hiring/applications.ts'
import { formatPhone } from '#contract/platform/phone.ts'
import { useChange } from '#web/office/platform/drafts/use-change.ts'
import { formatDateTime } from '#web/office/platform/format.ts'
import {
  BreakableEmail,
  ClampedText,
  DateText,
  SubText,
} from '#web/office/platform/layout/cells.tsx'
import { useMayEdit } from '#web/office/platform/layout/use-may.ts'
import { RecordLink } from '#web/office/platform/lists/RecordLink.tsx'
import { LanguageBadge } from '#web/office/platform/lists/written-in.tsx'
import { NewsMark } from '#web/office/records/news/NewsMark.tsx'
import { Badge } from '#web/ui/Badge.tsx'
import { ColorSelect } from '#web/ui/ColorSelect.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import type { Column } from '#web/ui/Table.tsx'
import { applicationsKey } from '../applications-key.ts'
import {
  changeStage,
  fullName,
  getResume,
  listDocuments,
  restoreStatus,
} from './applications-queries.ts'
import styles from './columns.module.css'
import { FileButtons } from './FileButtons.tsx'
import { OfferBadge, offerEnds } from './OfferBadge.tsx'
import { lacksText, stageLabels, stageOptionsFor } from './stages.ts'

type Handlers = {
  busy: boolean
  mayEdit: boolean
  mayOpenFiles: boolean
  onView: (application: Application) => void
  onDelete: (application: Application) => void
}

const onFile = <span className={styles.none}>On file</span>

export const columnsFor = ({
  busy,
  mayEdit,
  mayOpenFiles,
  onView,
  onDelete,
}: Handlers): Column<ListedApplication>[] => [
  {
    header: 'Applicant',
    sort: 'name',
    card: 'lead',
    cell: (application) => (
      <span className={styles.applicant}>
        <RecordLink
          id={application.id}
          className={styles.name}
          onOpen={() => !busy && onView(application)}
        >
          {fullName(application)}
        </RecordLink>
        <NewsMark id={application.id} />
        <LanguageBadge language={application.language} />
        <SubText>
          <BreakableEmail email={application.email} />
        </SubText>
        <SubText>{formatPhone(application.phone)}</SubText>
        {application.foundNote && (
          <SubText>
            <ClampedText>Note: {application.foundNote}</ClampedText>
          </SubText>
        )}
      </span>
    ),
  },
  {
    header: 'Position',
    sort: 'position',
    card: 'sub',
    cell: ({ position, location }) => (
      <span className={styles.position}>
        {position}
        {location && <small>{location}</small>}
      </span>
    ),
  },
  {
    header: 'Status',
    card: 'fact',
    cell: (application) => (
      <>
        <StageSelect application={application} busy={busy} />
        <InterviewTime application={application} />
        <OfferBadge application={application} />
        {application.lacks && <SubText>{lacksText(application.lacks)}</SubText>}
      </>
    ),
  },
  {
    header: 'Applied Date',
    sort: 'applied',
    card: 'date',
    cell: (application) => <DateText at={application.createdAt} />,
  },
  {
    header: 'Resume',
    card: 'none',
    cell: (application) => {
      const resume = getResume(application)
      if (!resume) return <span className={styles.none}>No resume</span>
      if (!mayOpenFiles) return onFile
      return (
        <FileButtons files={[resume]} kind="resume" name={`resume of ${fullName(application)}`} />
      )
    },
  },
  {
    header: 'ID Documents',
    card: 'none',
    cell: (application) => {
      const files = listDocuments(application)
      if (files.length === 0) return <span className={styles.none}>No documents</span>
      if (!mayOpenFiles) return onFile
      return (
        <span className={styles.documents}>
          <b>{files.length}</b>
          <FileButtons
            files={files}
            kind="document"
            name={`ID documents of ${fullName(application)}`}
            onChoose={() => onView(application)}
          />
        </span>
      )
    },
  },
  {
    header: 'Actions',
    card: 'actions',
    cell: (application) => (
      <span className={styles.actions}>
        <IconButton
          variant="square"
          label={`View details of ${fullName(application)}`}
          icon={<FileText className="icon" />}
          onClick={() => onView(application)}
          disabled={busy}
        />
        {mayEdit && (
          <IconButton
            variant="square"
            danger
            label={`Delete ${fullName(application)}`}
            icon={<Trash2 className="icon" />}
            onClick={() => onDelete(application)}
            disabled={busy}
          />
        )}
      </span>
    ),
  },
]

/** When someone comes for an interview, which is not over. */
function InterviewTime({ application: { status, interviewAt } }: { application: Application }) {
  if (status !== 'interview_scheduled' || !interviewAt) return null
  return <SubText>Interview {formatDateTime(interviewAt)}</SubText>
}

type StageSelectProps = { application: Application; busy?: boolean }

/** Shows the status of an application, and changes it for those who may. */
export function StageSelect({ application, busy = false }: StageSelectProps) {
  const changing = useChange({
    change: changeStage,
    undo: ({ application }, { data }) => restoreStatus(application, data?.updatedAt),
    reload: applicationsKey,
    success: 'Application status updated successfully',
    detail: ({ application, stage }) =>
      `${fullName(application)}: ${stageLabels[stage]}${offerEnds(application)}`,
    failure: ({ message }) =>
      message === 'Invalid status' ? message : 'Failed to update application status',
  })
  const mayEdit = useMayEdit()
  const stage = getStage(application.status)
  const options = stageOptionsFor(application)
  if (!mayEdit) {
    const shown = options.find(({ value }) => value === stage)
    return shown && <Badge color={shown.color}>{shown.label}</Badge>
  }
  return (
    <ColorSelect
      label={`Status of ${fullName(application)}`}
      value={changing.isPending ? changing.variables.stage : stage}
      options={options}
      busy={busy || changing.isPending}
      onChange={(stage) => changing.mutate({ application, stage })}
    />
  )
}
