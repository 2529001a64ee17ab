import { useQuery } from '@tanstack/react-query'
import type { Referral } from '#contract/referrals/referrals.ts'
import { formatCalendarDay } from '#web/office/platform/format.ts'
import { DateText, SubText } from '#web/office/platform/layout/cells.tsx'
import { RowActions } from '#web/office/platform/layout/RowActions.tsx'
import { useColumnsForRole, useMayEdit } from '#web/office/platform/layout/use-may.ts'
import { RecordLink } from '#web/office/platform/lists/RecordLink.tsx'
import { useSelection } from '#web/office/platform/lists/use-selection.ts'
import { LanguageBadge } from '#web/office/platform/lists/written-in.tsx'
import { SelectedRecords } from '#web/office/records/handling/MarkAndDelete.tsx'
import type { RecordTableProps } from '#web/office/records/handling/RecordsScreen.tsx'
import { NewsMark } from '#web/office/records/news/NewsMark.tsx'
import { programsQuery } from '#web/office/website/site-texts/programs.ts'
import { Badge } from '#web/ui/Badge.tsx'
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
}: RecordTableProps<Referral, 'stage' | 'county' | 'program' | 'language'>) {
  const mayEdit = useMayEdit()
  const programs = useQuery(programsQuery).data
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
            <NewsMark id={referral.id} />
            {!referral.read && <Badge color="orange">Unread</Badge>}
            <LanguageBadge language={referral.language} />
            {referral.easyRead && <Badge color="blue">Easy Read</Badge>}
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
          <SubText>{programName(program, programs)}</SubText>
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
      {mayEdit && (
        <SelectedRecords
          noun="referral"
          mark={markReferrals}
          reload={referralsKey}
          selection={selection}
        />
      )}
    </>
  )
}
