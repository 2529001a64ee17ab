import { type FeatureCalls, withId } from '../support/call-examples.ts'

const quote = { name: 'Sam', review: 'They listen.' }
const typed = { ...quote, program: 'family-support' }

export const calls: FeatureCalls = {
  public: {
    'POST /testimonials/submit': {
      limit: 5,
      needsScript: 'The form is a dialog.',
      lines: 'A visitor did it, and the testimonial itself says when.',
      example: () => ({ body: { ...quote, permission: true } }),
    },
    'GET /testimonials': { example: () => ({ query: { language: 'es' } }) },
  },
  'read content': {
    'GET /testimonials/admin/all': {},
  },
  'edit content': {
    'POST /testimonials/admin': {
      lines: ['testimonial: created'],
      example: () => ({ body: typed }),
    },
    'PATCH /testimonials/admin/:id': {
      lines: ['testimonial: updated'],
      example: withId('POST /testimonials/admin', { body: typed }),
    },
    'PATCH /testimonials/admin/:id/status': {
      lines: ['testimonial: rejected'],
      example: withId('POST /testimonials/admin', {
        body: { status: 'rejected' },
      }),
    },
    'DELETE /testimonials/admin/:id': {
      lines: ['testimonial: deleted'],
      example: withId('POST /testimonials/admin'),
    },
  },
}
