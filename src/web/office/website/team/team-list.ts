import { makeSearchText } from '#contract/platform/search.ts'
import type { TeamMember } from '#contract/website/team.ts'
import type { WholeList } from '#web/office/platform/lists/list-definition.ts'

/** The team stays in the order of the site. */
export const teamList: WholeList<TeamMember> = {
  noun: 'team members',
  pageSize: 25,
  searchText: ({ name, position, comment }) => makeSearchText([name, position, comment]),
  defaultSort: '',
  sorts: {},
  filters: {},
}
