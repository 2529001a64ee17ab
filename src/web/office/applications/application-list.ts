import type { ListDefinition } from '../lists/list-definition.ts'
import { stageOptions } from './stages.ts'

/** Paged by the server: the sorts are those of the call. */
export const applicationList: ListDefinition<'status'> = {
  noun: 'applications',
  defaultSort: '-applied',
  sorts: {
    name: { label: 'Last name', kind: 'text' },
    position: { label: 'Position', kind: 'text' },
    applied: { label: 'Applied', kind: 'date' },
  },
  filters: { status: { label: 'Status', all: 'All', options: stageOptions } },
}
