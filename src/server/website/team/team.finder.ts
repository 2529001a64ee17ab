import { type Finder, rowsWith } from '#server/records/search/finder.ts'

export const memberFinder: Finder = {
  kind: 'team member',
  access: 'read content',
  find: async (db, text) => {
    const rows = await db
      .selectFrom('team_members')
      .select(['id', 'name', 'position', 'comment'])
      .orderBy('created_at', 'desc')
      .execute()
    const found = rowsWith(rows, text, (row) => [row.name, row.position, row.comment])
    return found.map(({ id, name, position }) => ({ id, title: name, detail: position, at: null }))
  },
}
