import type { User } from '#contract/accounts/users.ts'
import { makeSearchText } from '#contract/platform/search.ts'
import type { WholeList } from '#web/office/platform/lists/list-definition.ts'

export const userList: WholeList<User, 'status'> = {
  noun: 'administrators',
  pageSize: 25,
  searchText: ({ username, email }) => makeSearchText([username, email]),
  defaultSort: '',
  sorts: {
    name: { label: 'Name', kind: 'text', value: ({ username }) => username },
    signedIn: {
      label: 'Last sign-in',
      kind: 'date',
      value: ({ lastSignInAt }) => lastSignInAt ?? '',
    },
  },
  filters: {
    status: {
      label: 'Status',
      all: 'Everyone',
      options: [
        { value: 'active', label: 'Active' },
        { value: 'deactivated', label: 'Deactivated' },
      ],
      value: ({ active }) => (active ? 'active' : 'deactivated'),
    },
  },
}
