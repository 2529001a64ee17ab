import type { ContactMessage } from '#contract/messages/contact.ts'
import type { OpenedMessage } from '#contract/messages/contact-handling.ts'
import type { TimelineEntry } from '#contract/records/timeline.ts'
import { aNote, aReply, aTemplate, siteDetails, success, validSession } from './office.ts'
import { respond } from './render.tsx'

const at = '2026-11-14T18:00:00.000Z'

export const aMessage = (number: number, fields: Partial<ContactMessage> = {}): ContactMessage => ({
  _id: String(number),
  id: String(number),
  name: `Writer ${number}`,
  email: `w${number}@example.org`,
  phone: '6155550177',
  message: `Text ${number}`,
  language: 'en',
  easyForm: '',
  read: true,
  status: 'new',
  closedReason: null,
  owner: null,
  createdAt: at,
  updatedAt: at,
  ...fields,
})

const counts = { all: 0, unread: 0, mine: 0, new: 0, answered: 0, closed: 0 }

type Options = {
  canMail?: boolean
  timeline?: TimelineEntry[]
  /** Other responses than the usual ones. */
  responses?: Parameters<typeof respond>[0]
}

/** A server with these messages, whose first one can be opened. Returns the changes it was sent. */
export function serveMessages(messages: ContactMessage[], options: Options = {}) {
  const { canMail = true, timeline = [] } = options
  let all = messages
  const sent: [call: string, body: Record<string, unknown>][] = []
  const change =
    (call: string, apply: (body: Record<string, unknown>) => unknown = () => undefined) =>
    (init?: RequestInit) => {
      const body = init?.body ? JSON.parse(String(init.body)) : {}
      sent.push([call, body])
      return success(apply(body))
    }
  const changeFirst = (fields: Partial<ContactMessage>) => {
    all = all.map((each, index) => (index === 0 ? { ...each, ...fields } : each))
    return all[0]
  }
  const list = (rows: ContactMessage[]) => ({
    body: {
      success: true,
      data: rows,
      pagination: { currentPage: 1, totalPages: 1, totalItems: rows.length, itemsPerPage: 50 },
      counts: { ...counts, all: all.length, unread: all.filter(({ read }) => !read).length },
    },
  })
  const opened = (): OpenedMessage => ({ ...(all[0] as ContactMessage), canMail, timeline })
  const asked = respond({
    ...validSession,
    'GET /contact?page=1&limit=50': () => list(all),
    'GET /contact?read=false&page=1&limit=50': () => list(all.filter(({ read }) => !read)),
    'GET /contact?search=text+2&page=1&limit=50': () => list(all.slice(1, 2)),
    'GET /contact?sort=name&page=1&limit=50': () => list(all.toReversed()),
    'GET /contact/1': () => success(opened()),
    'GET /contact/owners': success([
      { id: 'u', name: 'maria' },
      { id: 't', name: 'tom' },
    ]),
    ...siteDetails,
    'GET /templates': success([
      aTemplate({
        kind: 'message',
        name: 'Thanks',
        subject: 'Thank you',
        text: 'Dear {name}, call {phone}.',
      }),
    ]),
    'PATCH /contact/read': change('read', ({ ids, read }) => {
      all = all.map((each) =>
        (ids as string[]).includes(each.id) ? { ...each, read: read as boolean } : each,
      )
    }),
    'PATCH /contact/status': change('status', ({ messages, status, closedReason }) => {
      const ids = (messages as { id: string }[]).map(({ id }) => id)
      const state = { status, closedReason } as Partial<ContactMessage>
      all = all.map((each) => (ids.includes(each.id) ? { ...each, ...state } : each))
      return all.filter(({ id }) => ids.includes(id))
    }),
    'PATCH /contact/1/owner': change('owner', ({ ownerId }) =>
      changeFirst({ owner: ownerId ? { id: String(ownerId), name: 'maria' } : null }),
    ),
    'POST /contact/1/notes': change('note', () => aNote()),
    'DELETE /contact/1/notes/n': change('delete note'),
    'POST /contact/1/replies': change('reply', () => {
      changeFirst({ status: 'answered' })
      return aReply()
    }),
    'DELETE /contact/1/replies/r': change('take back'),
    'DELETE /contact/1': change('delete', () => {
      all = all.slice(1)
    }),
    ...options.responses,
  })
  return { sent, asked }
}
