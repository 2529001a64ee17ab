import { newId } from '#server/platform/db/portable.ts'
import { type FeatureCalls, page } from '../support/call-examples.ts'

export const calls: FeatureCalls = {
  public: {
    'GET /docs/json': {},
    'GET /api/health': {},
    'GET /api/ready': {},
  },
  staff: {
    'POST /admin/search': {
      why: 'Finds only what the caller may read.',
      lines: 'Stores nothing; what is found is opened with another call.',
      example: () => ({ body: { text: 'Tasha' } }),
    },
    'GET /admin/reports': {
      why: 'Has only the reports that the caller may read.',
      example: () => ({ query: { period: '30-days' } }),
    },
    'GET /admin/changes': { why: 'Counts only what the caller may read.' },
    'GET /admin/news': { why: 'Has only what the caller may read.' },
    'GET /admin/news/mail': { why: 'Their own mails.' },
    'PUT /admin/news/mail': {
      why: 'Their own mails.',
      lines: 'Changes only what someone gets mail about.',
      example: () => ({ body: { kinds: ['withdrawal'] } }),
    },
    'PUT /admin/news/seen': {
      why: 'How far they have looked themselves.',
      lines: 'Changes only how far someone has looked.',
      example: () => ({ body: { until: '2026-11-15T12:00:00.000Z' } }),
    },
    'GET /admin/dashboard': { why: 'Counts without names.' },
    'GET /admin/stats': { why: 'Counts without names.' },
    'GET /admin/waiting': { why: 'Has only what the caller may read.' },
  },
  owner: {
    'POST /admin/setup': {
      lines: 'What the office offers to its owners; visitors see nothing of it.',
      example: () => ({ body: { mark: 'begun' } }),
    },
    'POST /admin/status/backup': {
      lines: ['server: asked-for-backup'],
      example: ({ context }) => {
        // A server of its own has its own settings.
        if (context.settings) context.settings.backup = { folder: '/nowhere', at: '02:30', keep: 7 }
        return {}
      },
    },
    'POST /admin/status/test-mail': {
      lines: 'Only sends a mail to the person who asks for it.',
      example: () => ({}),
    },
    'POST /admin/status/clock': { lines: ['server: confirmed-clock'], example: () => ({}) },
    'GET /admin/audit': {
      example: () => ({
        query: { ...page, person: newId(), kind: 'job' },
      }),
    },
    'GET /admin/scheduled-tasks': {},
    'GET /admin/setup': {},
    'GET /admin/status': {},
  },
}
