import type { User } from '#contract/accounts/users.ts'
import { recordKinds } from '#contract/records/record-kinds.ts'
import type { ListDefinition } from '#web/office/platform/lists/list-definition.ts'

/** Paged by the server, newest first. */
export const auditList = (users: User[] | undefined): ListDefinition<'person' | 'kind'> => ({
  noun: 'entries',
  defaultSort: '',
  sorts: {},
  filters: {
    person: {
      label: 'Person',
      all: 'Everyone',
      options: users?.map(({ id, username, email }) => ({
        value: id,
        label: `${username} (${email})`,
      })),
    },
    kind: {
      label: 'Kind',
      all: 'Everything',
      options: Object.entries(recordKinds).map(([value, { label }]) => ({ value, label })),
    },
  },
})
