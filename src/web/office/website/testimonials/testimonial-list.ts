import { makeSearchText } from '#contract/platform/search.ts'
import type { TestimonialRecord } from '#contract/website/testimonials.ts'
import type { WholeList } from '#web/office/platform/lists/list-definition.ts'
import { languageFilter } from '#web/office/platform/lists/written-in.tsx'

/** The testimonials that are approved or rejected. */
export const testimonialList: WholeList<TestimonialRecord, 'status' | 'language'> = {
  noun: 'testimonials',
  pageSize: 25,
  searchText: ({ name, review }) => makeSearchText([name, review]),
  defaultSort: '-created',
  sorts: {
    name: { label: 'Name', kind: 'text', value: ({ name }) => name },
    status: { label: 'Status', kind: 'text', value: ({ status }) => status },
    created: { label: 'Created', kind: 'date', value: ({ createdAt }) => createdAt },
  },
  filters: {
    status: {
      label: 'Status',
      all: 'All statuses',
      options: [
        { value: 'approved', label: 'Approved' },
        { value: 'rejected', label: 'Rejected' },
      ],
      value: ({ status }) => status,
    },
    language: { ...languageFilter, value: ({ language }) => language },
  },
}
