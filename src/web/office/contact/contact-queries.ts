import { queryOptions, useQuery } from '@tanstack/react-query'
import { type ContactMessage, contactCalls } from '#contract/contact.ts'
import { call } from '#web/api/call.ts'
import { type Received, withId } from '../records.ts'

/** The list and the counts, which are loaded again together after a change. */
export const contactKey = ['office', 'contact']

export const messagesQuery = queryOptions({
  queryKey: [...contactKey, 'list'],
  queryFn: async () => (await call(contactCalls.list, { query: {} })).data.map(toMessage),
})

type ReceivedMessage = Received<
  ContactMessage,
  'read' | 'status' | 'closedReason' | 'owner' | 'updatedAt'
>

/** The specification does not track reading: there, no message is unread. */
function toMessage(received: ReceivedMessage): ContactMessage {
  const added = { read: true, status: 'new', closedReason: null, owner: null } as const
  return { ...added, updatedAt: received.createdAt, ...withId(received) }
}

const statsQuery = queryOptions({
  queryKey: [...contactKey, 'stats'],
  queryFn: async () => (await call(contactCalls.stats, {})).data,
})

export function useUnreadCount() {
  const { data } = useQuery(statsQuery)
  return { count: data?.byStatus?.unread ?? 0, label: 'unread' }
}

export const markMessages = ({ ids, read }: { ids: string[]; read: boolean }) =>
  call(contactCalls.setRead, { body: { ids, read } })

export const deleteMessage = ({ id }: ContactMessage) =>
  call(contactCalls.remove, { params: { id } })
