import { type Finder, rowsWith } from '#server/records/search/finder.ts'

export const eventFinder: Finder = {
  kind: 'event',
  access: 'read content',
  find: async (db, text) => {
    const rows = await db
      .selectFrom('events')
      .select(['id', 'title', 'description', 'place', 'starts_at'])
      .orderBy('created_at', 'desc')
      .execute()
    const found = rowsWith(rows, text, (row) => [row.title, row.place, row.description])
    return found.map(({ id, title, place, starts_at }) => ({
      id,
      title,
      detail: place,
      at: starts_at,
    }))
  },
}
