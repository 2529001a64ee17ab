import { type FeatureCalls, withId } from '../support/call-examples.ts'
import { pngFile } from '../support/documents.ts'

const slide = { title: 'Spring', subtitle: 'At home', isActive: 'true' }

export const calls: FeatureCalls = {
  public: {
    'GET /hero': { example: () => ({ query: { language: 'es' } }) },
  },
  'read content': {
    'GET /hero/:id': { example: withId('POST /hero') },
    'GET /hero/admin': {},
  },
  'edit content': {
    'POST /hero': {
      lines: ['hero slide: created'],
      example: async () => ({ form: { ...slide, image: await pngFile() } }),
    },
    'PUT /hero/:id': {
      lines: ['hero slide: updated'],
      example: withId('POST /hero', { form: slide }),
    },
    'DELETE /hero/:id': { lines: ['hero slide: deleted'], example: withId('POST /hero') },
    'PUT /hero/reorder': {
      lines: ['hero slide: reordered'],
      example: async ({ context, make }) => {
        await make('POST /hero')
        await make('POST /hero')
        const slides = await context.db.selectFrom('hero_slides').select('id').execute()
        return { body: { slideIds: slides.map(({ id }) => id) } }
      },
    },
    'PATCH /hero/:id/status': {
      lines: ['hero slide: hidden'],
      example: withId('POST /hero', { body: { isActive: false } }),
    },
  },
}
