import { useQuery } from '@tanstack/react-query'
import { makeSearchText } from '#contract/platform/search.ts'
import type { TeamMember } from '#contract/website/team.ts'
import { useReopenDraft } from '#web/office/platform/drafts/drafts.ts'
import { countFound } from '#web/office/platform/format.ts'
import { ClampedText, Thumbnail } from '#web/office/platform/layout/cells.tsx'
import { DeleteDialog } from '#web/office/platform/layout/DeleteDialog.tsx'
import { prefetchAll } from '#web/office/platform/layout/lazy-screen.tsx'
import { ManagementScreen } from '#web/office/platform/layout/ManagementScreen.tsx'
import { useOrdering } from '#web/office/platform/layout/OrderButtons.tsx'
import { RowActions } from '#web/office/platform/layout/RowActions.tsx'
import { useLinkAction } from '#web/office/platform/layout/use-link-action.ts'
import { useColumnsForRole } from '#web/office/platform/layout/use-may.ts'
import { ListResults } from '#web/office/platform/lists/ListResults.tsx'
import { ListToolbar } from '#web/office/platform/lists/ListToolbar.tsx'
import type { WholeList } from '#web/office/platform/lists/list-definition.ts'
import { useRecordMode } from '#web/office/platform/lists/use-record-mode.ts'
import { useWholeList } from '#web/office/platform/lists/use-whole-list.ts'
import { afterDeletion } from '#web/office/records/versions/versions-queries.ts'
import { Table } from '#web/ui/Table.tsx'
import { TeamMemberDialog } from './TeamMemberDialog.tsx'
import { deleteMember, reorderTeam, teamQuery } from './team-queries.ts'

/** The team stays in the order of the site. */
const teamList: WholeList<TeamMember> = {
  noun: 'team members',
  pageSize: 25,
  searchText: ({ name, position, comment }) => makeSearchText([name, position, comment]),
  defaultSort: '',
  sorts: {},
  filters: {},
}

const texts = {
  loading: 'Loading team members...',
  failed: 'Failed to load team members. Please try again.',
  empty: 'No team members found. Add your first team member!',
  add: 'Add Team Member',
}

export function TeamScreen() {
  const team = useQuery(teamQuery)
  const list = useWholeList(teamList, team.data)
  const { mode, add, edit, remove, close } = useRecordMode(team, {
    opens: 'edit',
    noun: 'team member',
  })
  useLinkAction('new', add)
  useReopenDraft('team member', team.data, (member) => (member ? edit(member) : add()))
  const ordering = useOrdering({
    items: team.data,
    getName: ({ name }) => name,
    noun: 'Team member',
    reorder: reorderTeam,
    reload: teamQuery.queryKey,
    success: 'The new order of the team is on the site.',
    failure: 'Failed to change the order of the team. Please try again.',
  })
  const busy = mode.kind !== 'list' || ordering.isPending

  const columns = useColumnsForRole<TeamMember>([
    { header: 'Order', card: 'fact', cell: (member) => ordering.buttonsFor(member, busy) },
    {
      header: 'Image',
      card: 'picture',
      cell: ({ image, name }) => <Thumbnail path={image} shape="face" name={name} />,
    },
    { header: 'Name', card: 'lead', cell: (member) => member.name },
    { header: 'Position', card: 'sub', cell: (member) => member.position },
    {
      header: 'Comment',
      card: 'none',
      cell: (member) => <ClampedText>{member.comment}</ClampedText>,
    },
    {
      header: 'Actions',
      card: 'actions',
      cell: (member) => (
        <RowActions
          name={member.name}
          busy={busy}
          onEdit={() => edit(member)}
          onDelete={() => remove(member)}
        />
      ),
    },
  ])

  return (
    <>
      {ordering.announcement}
      <ManagementScreen
        title="Team Management"
        query={team}
        count={(rows) => countFound(list.found, rows.length, 'team member')}
        texts={texts}
        drawing="/art/empty-team.svg"
        onAdd={add}
        busy={busy}
        note="The site shows the team in this order. A new order is live as soon as you move someone."
      >
        {() => (
          <>
            <ListToolbar list={list} placeholder="Search by name, position or comment" />
            <ListResults list={list}>
              <Table
                caption="Team members"
                columns={columns}
                rows={list.rows}
                rowKey={(member) => member.id}
              />
            </ListResults>
          </>
        )}
      </ManagementScreen>
      {mode.kind === 'add' && <TeamMemberDialog onClose={close} />}
      {mode.kind === 'edit' && <TeamMemberDialog member={mode.item} onClose={close} />}
      {mode.kind === 'delete' && (
        <DeleteDialog
          title="Delete Team Member"
          question="Are you sure you want to delete this team member?"
          name={mode.item.name}
          remove={() => deleteMember(mode.item)}
          reload={teamQuery.queryKey}
          success="Team member deleted successfully!"
          failure="Failed to delete team member. Please try again."
          {...afterDeletion('team member', mode.item)}
          onClose={close}
        />
      )}
    </>
  )
}

TeamScreen.prefetch = prefetchAll(teamQuery)
