import { Mail, MailOpen } from 'lucide-react'
import type { Referral } from '#contract/referrals/referrals.ts'
import { useChange } from '#web/office/platform/drafts/use-change.ts'
import { formatCalendarDay, plural } from '#web/office/platform/format.ts'
import { DateText, SubText } from '#web/office/platform/layout/cells.tsx'
import { RowActions } from '#web/office/platform/layout/RowActions.tsx'
import { useColumnsForRole, useMayEdit } from '#web/office/platform/layout/use-may.ts'
import { RecordLink } from '#web/office/platform/lists/RecordLink.tsx'
import { SelectionBar } from '#web/office/platform/lists/SelectionBar.tsx'
import { type Selection, useSelection } from '#web/office/platform/lists/use-selection.ts'
import type { RecordTableProps } from '#web/office/records/handling/RecordsScreen.tsx'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Table } from '#web/ui/Table.tsx'
import styles from './ReferralTable.module.css'
import { programName } from './referral-list.ts'
import { markReferrals, referralsKey } from './referrals-queries.ts'
import { stageColors, stageLabel } from './stages.ts'

/** The referrals of a page. */
export function ReferralTable({
  list,
  busy,
  onOpen,
  onDelete,
}: RecordTableProps<Referral, 'stage' | 'county' | 'program'>) {
  const mayEdit = useMayEdit()
  const selection = useSelection(list.rows)
  const rowName = ({ personName }: Referral) => `referral of ${personName}`

  const columns = useColumnsForRole<Referral>([
    {
      header: 'Person',
      sort: 'person',
      card: 'lead',
      cell: (referral) => (
        <>
          <RecordLink
            id={referral.id}
            className={styles.link}
            read={referral.read}
            onOpen={() => onOpen(referral)}
          >
            {referral.personName}
          </RecordLink>
          <span className={styles.below}>
            {!referral.read && <Badge color="orange">Unread</Badge>}
            <SubText>{referral.reference}</SubText>
          </span>
        </>
      ),
    },
    {
      header: 'Stage',
      card: 'fact',
      cell: ({ stage, owner }) => (
        <>
          <Badge color={stageColors[stage]}>{stageLabel(stage)}</Badge>
          {owner && <SubText>with {owner.name}</SubText>}
        </>
      ),
    },
    {
      header: 'Referred by',
      cell: ({ name, organization }) => (
        <>
          {name}
          {organization && <SubText>{organization}</SubText>}
        </>
      ),
    },
    {
      header: 'County',
      sort: 'county',
      cell: ({ county, program }) => (
        <>
          {county}
          <SubText>{programName(program)}</SubText>
        </>
      ),
    },
    {
      header: 'Next step',
      sort: 'next',
      cell: ({ nextStep }) =>
        nextStep ? (
          <>
            {nextStep.text}
            <SubText>{formatCalendarDay(nextStep.on)}</SubText>
          </>
        ) : (
          <SubText>None</SubText>
        ),
    },
    {
      header: 'Received',
      sort: 'date',
      card: 'date',
      cell: ({ createdAt }) => <DateText at={createdAt} />,
    },
    {
      header: 'Actions',
      card: 'actions',
      cell: (referral) => (
        <RowActions name={rowName(referral)} busy={busy} onDelete={() => onDelete(referral)} />
      ),
    },
  ])

  return (
    <>
      <Table
        caption="Referrals"
        columns={columns}
        rows={list.rows}
        rowKey={(referral) => referral.id}
        isMarked={(referral) => !referral.read}
        sorting={list}
        {...(mayEdit && { selection: { ...selection, rowName } })}
      />
      {mayEdit && <SelectedReferrals selection={selection} />}
    </>
  )
}

type SelectedReferralsProps = { selection: Selection<Referral> }

function SelectedReferrals({ selection }: SelectedReferralsProps) {
  const selected = selection.all
  const marking = useChange({
    change: markReferrals,
    undo: ({ ids, read }) => markReferrals({ ids, read: !read }),
    reload: referralsKey,
    success: ({ ids, read }) =>
      `${plural(ids.length, 'referral')} marked as ${read ? 'read' : 'unread'}`,
    failure: 'The referrals could not be marked. Please try again.',
    onDone: selection.clear,
  })
  /** Only those that change, so that undo does not change others. */
  const mark = (read: boolean) => {
    const ids = selected.filter((referral) => referral.read !== read).map(({ id }) => id)
    if (ids.length > 0) marking.mutate({ ids, read })
    else selection.clear()
  }
  return (
    <SelectionBar label="Selected referrals" selection={selection}>
      <Button size="small" variant="line" busy={marking.isPending} onClick={() => mark(true)}>
        <MailOpen className="icon" /> Mark as read
      </Button>
      <Button size="small" variant="line" busy={marking.isPending} onClick={() => mark(false)}>
        <Mail className="icon" /> Mark as unread
      </Button>
    </SelectionBar>
  )
}
