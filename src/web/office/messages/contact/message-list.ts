import type { ListDefinition } from '#web/office/platform/lists/list-definition.ts'
import { defaultSort, type View, views } from './contact-queries.ts'

const options = Object.entries(views)
  .filter(([value]) => value !== 'all')
  .map(([value, { label }]) => ({ value, label }))

export const messageList: ListDefinition<'view'> = {
  noun: 'messages',
  sorts: {
    name: { label: 'Name', kind: 'text' },
    date: { label: 'Date', kind: 'date' },
  },
  defaultSort,
  filters: { view: { label: 'View', all: views.all.label, options } },
}

export const toView = (filter: string): View => (filter === '' ? 'all' : (filter as View))
