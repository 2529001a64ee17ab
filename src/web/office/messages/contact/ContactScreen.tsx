import { useQuery } from '@tanstack/react-query'
import { formatDateTime } from '#web/office/platform/format.ts'
import { prefetchAll } from '#web/office/platform/layout/lazy-screen.tsx'
import type { ListDefinition } from '#web/office/platform/lists/list-definition.ts'
import { useListAddress } from '#web/office/platform/lists/use-list-address.ts'
import { languageFilter } from '#web/office/platform/lists/written-in.tsx'
import { RecordsScreen } from '#web/office/records/handling/RecordsScreen.tsx'
import {
  contactKey,
  defaultSort,
  deleteMessage,
  messagesQuery,
  type View,
  views,
} from './contact-queries.ts'
import { MessagePage } from './MessagePage.tsx'
import { MessageTable } from './MessageTable.tsx'

const options = Object.entries(views)
  .filter(([value]) => value !== 'all')
  .map(([value, { label }]) => ({ value, label }))

const messageList: ListDefinition<'view' | 'language'> = {
  noun: 'messages',
  sorts: {
    name: { label: 'Name', kind: 'text' },
    date: { label: 'Date', kind: 'date' },
  },
  defaultSort,
  filters: {
    view: { label: 'View', all: views.all.label, options },
    language: languageFilter,
  },
}

export function ContactScreen() {
  const list = useListAddress(messageList)
  const { search, sort, page } = list
  const view = (list.filters.view || 'all') as View
  const { language } = list.filters
  return (
    <RecordsScreen
      title="Contact Us Management"
      noun="message"
      list={list}
      views={views}
      records={useQuery(messagesQuery({ view, language, search, sort, page }))}
      texts={{
        loading: 'Loading contacts...',
        failed: 'Failed to load contacts. Please try again.',
        search: 'Search by name, email, phone or text',
        empty: 'No Contact Submissions',
        emptyHint: 'Messages from the website appear here.',
      }}
      filters={['language']}
      page={(props) => <MessagePage key={props.id} {...props} />}
      table={(props) => <MessageTable {...props} />}
      deletion={{
        title: 'Delete Contact',
        question: 'Are you sure you want to delete this contact?',
        nameOf: ({ name, createdAt }) => `${name}, ${formatDateTime(createdAt)}`,
        remove: deleteMessage,
        reload: contactKey,
        success: 'Contact deleted successfully!',
        failure: 'Failed to delete contact',
      }}
    />
  )
}

ContactScreen.prefetch = prefetchAll(
  messagesQuery({ view: 'all', language: '', search: '', sort: defaultSort, page: 1 }),
)
