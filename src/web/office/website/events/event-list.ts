import { makeSearchText } from '#contract/platform/search.ts'
import type { CareEvent } from '#contract/website/events.ts'
import type { WholeList } from '#web/office/platform/lists/list-definition.ts'
import { statusLabels, statusOptions } from './status.ts'

export const eventList: WholeList<CareEvent, 'status' | 'when'> = {
  noun: 'events',
  pageSize: 25,
  searchText: ({ title, description, place }) => makeSearchText([title, description, place ?? '']),
  defaultSort: '-created',
  sorts: {
    title: { label: 'Title', kind: 'text', value: ({ title }) => title },
    status: { label: 'Status', kind: 'text', value: ({ status }) => statusLabels[status] },
    created: { label: 'Created', kind: 'date', value: ({ createdAt }) => createdAt },
  },
  filters: {
    status: {
      label: 'Status',
      all: 'All statuses',
      options: statusOptions,
      value: ({ status }) => status,
    },
    when: {
      label: 'When',
      all: 'Any date',
      options: [
        { value: 'upcoming', label: 'Upcoming' },
        { value: 'undated', label: 'Without a date' },
        { value: 'past', label: 'Past' },
      ],
      value: ({ startsAt, past }) => (past ? 'past' : startsAt ? 'upcoming' : 'undated'),
    },
  },
}
