import { type FeatureCalls, withId } from '../support/call-examples.ts'

const member = { name: 'Ann', position: 'Nurse', comment: 'Here since 2010' }

export const calls: FeatureCalls = {
  public: {
    'GET /team/:id': { example: withId('POST /team') },
    'GET /team': { example: () => ({ query: { language: 'es' } }) },
  },
  'edit content': {
    'POST /team': { lines: ['team member: created'], example: () => ({ form: member }) },
    'PUT /team/:id': {
      lines: ['team member: updated'],
      example: withId('POST /team', { form: member }),
    },
    'DELETE /team/:id': { lines: ['team member: deleted'], example: withId('POST /team') },
    'PUT /team/reorder': {
      lines: ['team member: reordered'],
      example: async ({ context, make }) => {
        await make('POST /team')
        await make('POST /team')
        const members = await context.db.selectFrom('team_members').select('id').execute()
        return { body: { memberIds: members.map(({ id }) => id) } }
      },
    },
  },
}
