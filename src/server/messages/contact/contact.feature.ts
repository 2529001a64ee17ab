import { isUrgent } from '#contract/messages/easy-message.ts'
import { languageNames } from '#contract/platform/language.ts'
import { formatPhone } from '#contract/platform/phone.ts'
import type { ContactMessageRow } from '#server/platform/db/tables/messages.ts'
import type { Db } from '#server/platform/db/transact.ts'
import { namesIn } from '#server/records/audit/names.queries.ts'
import type { Feature } from '#server/records/feature.ts'
import { timelineInWords } from '#server/records/handling/handling.ts'
import type { PersonalData, StoredRecord } from '#server/records/personal-data.ts'
import { listFromPerson } from '#server/records/privacy/privacy.queries.ts'
import { searchRecords } from '#server/records/search/finder.queries.ts'
import { type Finder, makeExcerpt } from '#server/records/search/finder.ts'
import {
  countNew,
  countUrgent,
  deleteMessage,
  listWrittenAgain,
  readTimeline,
} from './contact.queries.ts'
import { contactRoutes } from './contact.routes.ts'
import { easyMessageRoutes } from './easy-message.routes.ts'

const messageFinder: Finder = {
  kind: 'message',
  access: 'read messages',
  find: async (db, text) => {
    const rows = await searchRecords(db, 'contact_messages', text)
    // Everyone who may read messages searches, and complaints are not for all of them.
    const shown = rows.filter(({ easy_form }) => !isUrgent(easy_form))
    return shown.map(({ id, name, message, created_at }) => ({
      id,
      title: name,
      detail: makeExcerpt(message, text),
      at: created_at,
    }))
  },
}

export const messageData: PersonalData = {
  label: 'Contact messages',
  notice: 'message',
  auditKind: 'contact message',
  find: async (db, person) => {
    const rows = await listFromPerson(db, 'contact_messages', person)
    return Promise.all(rows.map((row) => toRecord(db, row)))
  },
  erase: deleteMessage,
}

const toRecord = async (db: Db, row: ContactMessageRow): Promise<StoredRecord> => ({
  id: row.id,
  at: row.created_at,
  title: `Message from ${row.name}`,
  email: row.email,
  phone: row.phone,
  details: [
    { label: 'Name', text: row.name },
    { label: 'Email', text: row.email },
    { label: 'Phone', text: formatPhone(row.phone) },
    { label: 'Message', text: row.message },
    { label: 'Language', text: languageNames[row.language] },
    { label: 'Status', text: row.closed_reason ?? row.status },
  ],
  history: timelineInWords(await readTimeline(db, row.id)),
  documents: [],
})

export const contact: Feature = {
  names: { 'contact message': namesIn('contact_messages', 'name') },
  calls: async (api, context, { website }) => {
    await contactRoutes(api, context, website)
    await easyMessageRoutes(api, context, website)
  },
  finder: messageFinder,
  personalData: [messageData],
  news: { reply: listWrittenAgain },
  waiting: {
    'urgent messages': {
      access: 'edit messages',
      find: ({ db }) => countUrgent(db),
    },
    messages: {
      access: 'read messages',
      find: ({ db }) => countNew(db),
    },
  },
}
