import { queryOptions, useQuery } from '@tanstack/react-query'
import { type ContactMessage, contactCalls } from '#contract/contact.ts'
import { call } from '#web/api/call.ts'
import { type Received, withId } from '../records.ts'

/** All that the office reads of messages; one change makes all of it old. */
export const contactKey = ['office', 'contact']

export const messagesQuery = queryOptions({
  queryKey: [...contactKey, 'list'],
  queryFn: async () => (await call(contactCalls.list, { query: {} })).data.map(toMessage),
})

/** Nothing is marked as unread when nobody keeps track of it. */
function toMessage(sent: Received<ContactMessage, 'read'>): ContactMessage {
  return { read: true, ...withId(sent) }
}

const statsQuery = queryOptions({
  queryKey: [...contactKey, 'stats'],
  queryFn: async () => (await call(contactCalls.stats, {})).data,
})

/** How many messages nobody has read. */
export function useUnreadCount() {
  const { data } = useQuery(statsQuery)
  return { count: data?.byStatus?.unread ?? 0, label: 'unread' }
}

export const markMessages = ({ ids, read }: { ids: string[]; read: boolean }) =>
  call(contactCalls.setRead, { body: { ids, read } })

export const deleteMessage = ({ id }: ContactMessage) =>
  call(contactCalls.remove, { params: { id } })
