import { useState } from 'react'
import {
  type ApplicationStatus,
  canHaveReason,
  getStage,
  statusLabel,
  statusNames,
} from '#contract/hiring/application-status.ts'
import type { Application } from '#contract/hiring/applications.ts'
import type { OfferAnswer } from '#contract/hiring/decisions.ts'
import { useChange } from '#web/office/platform/drafts/use-change.ts'
import { useMayEdit } from '#web/office/platform/layout/use-may.ts'
import { providerToday } from '#web/office/platform/provider-clock.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { ColorSelect } from '#web/ui/ColorSelect.tsx'
import { applicationsKey } from '../applications-key.ts'
import styles from './ApplicationDetails.module.css'
import { fullName, restoreStatus, setStatus } from './applications-queries.ts'
import { changeMany, undoMany } from './bulk-queries.ts'
import { OfferBadge, offerEnds } from './OfferBadge.tsx'
import { StatusDialog } from './StatusDialog.tsx'
import { interviewText, stageColors, statusOptions } from './stages.ts'

const asksForMore = (status: ApplicationStatus) =>
  status === 'interview_scheduled' || canHaveReason(status)

/** Shows and changes the status, one of all that there are, with the interview or the reason. */
export function StatusSelect({ application }: { application: Application }) {
  const { status } = application
  const mayEdit = useMayEdit()
  const [asking, setAsking] = useState<ApplicationStatus>()
  const changing = useChange({
    change: (next: ApplicationStatus) => setStatus(application, next),
    undo: (_, { data }) => restoreStatus(application, data?.updatedAt),
    reload: applicationsKey,
    success: 'Application status updated successfully',
    detail: (next) =>
      `${fullName(application)}: ${statusNames[next]}${next === status ? '' : offerEnds(application)}`,
    failure: 'Failed to update application status',
  })
  const handleChange = (next: ApplicationStatus) =>
    asksForMore(next) ? setAsking(next) : changing.mutate(next)
  return (
    <div className={styles.status}>
      {mayEdit ? (
        <ColorSelect
          label={`Status of ${fullName(application)}`}
          value={changing.isPending ? changing.variables : status}
          options={statusOptions}
          busy={changing.isPending}
          onChange={handleChange}
        />
      ) : (
        <Badge color={stageColors[getStage(status)]}>{statusLabel(status)}</Badge>
      )}
      <OfferBadge application={application} />
      {mayEdit && <OfferAnswers application={application} />}
      <StatusDetail application={application} />
      {mayEdit && asksForMore(status) && (
        <Button variant="quiet" size="small" onClick={() => setAsking(status)}>
          {status === 'interview_scheduled' ? 'Change the interview' : 'Change the reason'}
        </Button>
      )}
      {asking && (
        <StatusDialog
          application={application}
          status={asking}
          onClose={() => setAsking(undefined)}
        />
      )}
    </div>
  )
}

function StatusDetail({ application }: { application: Application }) {
  const { status, reason } = application
  const interview = interviewText(application)
  if (status === 'interview_scheduled') {
    return <span>{interview || 'Day and place are not known yet'}</span>
  }
  return canHaveReason(status) && <span>{reason || 'No reason given'}</span>
}

type OfferAnswersProps = { application: Application }

/** Records what someone said to an offer, today. */
function OfferAnswers({ application }: OfferAnswersProps) {
  const { offer, status } = application
  const answering = useChange({
    change: (answer: Exclude<OfferAnswer, ''>) => {
      const answered = offer && { ...offer, answer, answeredOn: providerToday() }
      return changeMany({
        before: [application],
        decided: { name: answer, change: () => ({ status, offer: answered }) },
      })
    },
    undo: (_, result) => undoMany({ before: [application] }, result),
    reload: applicationsKey,
    success: (answer) => `${fullName(application)}: Offer ${answer}`,
    failure: 'Failed to save the answer. Please try again.',
  })
  if (offer?.answer !== '') return null
  return (
    <>
      {(['accepted', 'declined'] as const).map((answer) => (
        <Button
          key={answer}
          size="small"
          variant="line"
          busy={answering.isPending}
          onClick={() => answering.mutate(answer)}
        >
          {answer === 'accepted' ? 'Accepted' : 'Declined'}
        </Button>
      ))}
    </>
  )
}
