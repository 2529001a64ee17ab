import { findEvent } from '#server/website/events/events.queries.ts'
import { type FeatureCalls, withId } from '../support/call-examples.ts'

const event = {
  title: 'Picnic',
  description: 'Bring a friend',
  status: 'published',
  startsAt: '2026-12-01T18:00:00Z',
  endsAt: '2026-12-01T20:00:00Z',
  place: 'The park',
}

export const calls: FeatureCalls = {
  public: {
    'GET /events/public/:id/calendar.ics': { example: withId('POST /events') },
    'GET /events/public/:slug': {
      example: async ({ context: { db, now }, make }) => {
        const event = await findEvent(db, await make('POST /events'), now())
        return { params: { slug: event?.slug ?? '' } }
      },
    },
    'GET /events/public': { example: () => ({ query: { language: 'es' } }) },
  },
  'read content': {
    'GET /events/:id': { example: withId('POST /events') },
    'GET /events': {},
    'GET /events/stats/overview': {},
  },
  'edit content': {
    'POST /admin/preview/event': {
      lines: 'Previews are not stored.',
      example: async ({ make }) => {
        const id = await make('POST /events')
        return { body: { ...event, id, image: id } }
      },
    },
    'POST /events': { lines: ['event: created'], example: () => ({ form: event }) },
    'PUT /events/:id': {
      lines: ['event: updated'],
      example: withId('POST /events', { form: event }),
    },
    'DELETE /events/:id': { lines: ['event: deleted'], example: withId('POST /events') },
  },
}
