import { type Job, jobStatuses } from '#contract/hiring/jobs.ts'
import { makeSearchText } from '#contract/platform/search.ts'
import type { WholeList } from '#web/office/platform/lists/list-definition.ts'
import { closesWithinAWeek } from './job-terms.ts'
import { statusLabels } from './status.ts'

export const jobList: WholeList<Job, 'status' | 'closing'> = {
  noun: 'job postings',
  pageSize: 24,
  searchText: ({ title, location }) => makeSearchText([title, location]),
  defaultSort: '-created',
  sorts: {
    created: { label: 'Created', kind: 'date', value: ({ createdAt }) => createdAt },
    title: { label: 'Title', kind: 'text', value: ({ title }) => title },
    location: { label: 'Location', kind: 'text', value: ({ location }) => location },
  },
  filters: {
    status: {
      label: 'Status',
      all: 'All statuses',
      options: jobStatuses.map((value) => ({ value, label: statusLabels[value] })),
      value: ({ status }) => status,
    },
    closing: {
      label: 'Closing date',
      all: 'Any closing date',
      options: [{ value: 'week', label: 'Closing within a week' }],
      value: (job) => (closesWithinAWeek(job) ? 'week' : ''),
    },
  },
}
