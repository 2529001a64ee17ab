import { makeExcerpt } from '#server/records/search/excerpt.ts'
import { searchRecords } from '#server/records/search/finder.queries.ts'
import type { Finder } from '#server/records/search/finder.ts'

export const messageFinder: Finder = {
  kind: 'message',
  access: 'read messages',
  find: async (db, text) => {
    const rows = await searchRecords(db, 'contact_messages', text)
    return rows.map(({ id, name, message, created_at }) => ({
      id,
      title: name,
      detail: makeExcerpt(message, text),
      at: created_at,
    }))
  },
}
