import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import {
  type ContactMessage,
  type ContactQuery,
  contactCalls,
  type MessageStatus,
} from '#contract/messages/contact.ts'
import { contactHandlingCalls, type OpenedMessage } from '#contract/messages/contact-handling.ts'
import type { Language } from '#contract/platform/language.ts'
import type { ReplyEntry } from '#contract/records/timeline.ts'
import { call } from '#web/api/call.ts'
import { openedRecord } from '#web/office/records/handling/opened-record.ts'
import { sayWho } from '#web/office/records/handling/say-who.ts'
import { type Received, withId } from '#web/office/records/records.ts'
import type { BadgeColor } from '#web/ui/Badge.tsx'
import type { Outgoing } from '../replies/ReplyDialog.tsx'

/** Lists, counts and opened messages, which are loaded again together after a change. */
export const contactKey = ['office', 'contact']

const pageSize = 50
/** The server's own order. */
export const defaultSort = '-date'

/** The views of the list, and what the server is asked for. */
export const views = {
  all: { label: 'All', query: {} },
  unread: { label: 'Unread', query: { read: 'false' } },
  mine: { label: 'Mine', query: { owner: 'me' } },
  new: { label: 'New', query: { status: 'new' } },
  answered: { label: 'Answered', query: { status: 'answered' } },
  closed: { label: 'Closed', query: { status: 'closed' } },
} as const
export type View = keyof typeof views

type Wanted = { view: View; language: string; search: string; sort: string; page: number }

export const messagesQuery = ({ view, language, search, sort, page }: Wanted) =>
  queryOptions({
    queryKey: [...contactKey, 'list', { view, language, search, sort, page }],
    queryFn: async () => {
      const order = sort === defaultSort ? undefined : (sort as ContactQuery['sort'])
      const wanted = { search, sort: order, page, limit: pageSize }
      const written = language && { language: language as Language }
      const query = { ...views[view].query, ...wanted, ...written }
      const reply = await call(contactCalls.list, { query })
      return { ...reply, data: reply.data.map(toMessage) }
    },
    placeholderData: keepPreviousData,
  })

type ReceivedMessage = Received<
  ContactMessage,
  'language' | 'easyForm' | 'read' | 'status' | 'closedReason' | 'owner' | 'updatedAt'
>

/** The specification has only what was written: there, no message is unread. */
function toMessage(received: ReceivedMessage): ContactMessage {
  const added = { language: 'en', easyForm: '', read: true, status: 'new' } as const
  return {
    ...added,
    closedReason: null,
    owner: null,
    updatedAt: received.createdAt,
    ...withId(received),
  }
}

export const messageQuery = (id: string) =>
  openedRecord(
    [...contactKey, 'one', id],
    async (headers) => (await call(contactHandlingCalls.get, { params: { id }, headers })).data,
  )

export const ownersQuery = queryOptions({
  queryKey: ['office', 'message owners'],
  queryFn: async () => (await call(contactHandlingCalls.owners, {})).data,
})

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

type Version = Pick<ContactMessage, 'id' | 'updatedAt'>
export type StateChange = Pick<ContactMessage, 'closedReason'> & { status: MessageStatus }

export const setStatus = (messages: Version[], { status, closedReason }: StateChange) =>
  sayWho(
    call(contactHandlingCalls.setStatus, {
      body: {
        messages: messages.map(({ id, updatedAt }) => ({ id, updatedAt })),
        status,
        closedReason,
      },
    }),
    'message',
    inWords,
  )

export const setOwner = ({ id, updatedAt }: Version, ownerId: string | null) =>
  sayWho(
    call(contactHandlingCalls.setOwner, { params: { id }, body: { ownerId, updatedAt } }),
    'message',
    inWords,
  )

function inWords(theirs: unknown) {
  const { label, owner } = describeState(theirs as ContactMessage)
  return `${label} now${owner}`
}

export const addNote = ({ id }: Pick<OpenedMessage, 'id'>, text: string) =>
  call(contactHandlingCalls.addNote, { params: { id }, body: { text } })

export const deleteNote = ({ id }: Pick<OpenedMessage, 'id'>, entryId: string) =>
  call(contactHandlingCalls.removeNote, { params: { id, entryId } })

export const sendReply = async ({ id }: Pick<OpenedMessage, 'id'>, reply: Outgoing) =>
  (await call(contactHandlingCalls.reply, { params: { id }, body: reply })).data

export const takeBackReply = (
  { id }: Pick<OpenedMessage, 'id'>,
  { id: entryId }: Pick<ReplyEntry, 'id'>,
) => call(contactHandlingCalls.takeBackReply, { params: { id, entryId } })

export const statusLabels: Record<MessageStatus, string> = {
  new: 'New',
  answered: 'Answered',
  closed: 'Closed',
}

export const statusColors: Record<MessageStatus, BadgeColor> = {
  new: 'orange',
  answered: 'green',
  closed: 'grey',
}

/** The state of a message in words, for a sentence. */
function describeState({ status, closedReason, owner }: ContactMessage) {
  const label = closedReason ? `closed as ${closedReason}` : statusLabels[status].toLowerCase()
  return { label, owner: owner ? ` and ${owner.name} takes care of it` : '' }
}
