import { makeExcerpt } from '#server/records/search/excerpt.ts'
import { type Finder, rowsWith } from '#server/records/search/finder.ts'

export const testimonialFinder: Finder = {
  kind: 'testimonial',
  access: 'read content',
  find: async (db, text) => {
    const rows = await db
      .selectFrom('testimonials')
      .select(['id', 'name', 'review', 'created_at'])
      .orderBy('created_at', 'desc')
      .execute()
    const found = rowsWith(rows, text, (row) => [row.name, row.review])
    return found.map(({ id, name, review, created_at }) => ({
      id,
      title: name,
      detail: makeExcerpt(review, text),
      at: created_at,
    }))
  },
}
