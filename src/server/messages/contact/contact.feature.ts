import type { Feature } from '#server/records/feature.ts'
import { messageFinder } from './contact.finder.ts'
import { messageData } from './contact.personal-data.ts'
import { countNew } from './contact.queries.ts'
import { contactRoutes } from './contact.routes.ts'
import { contactHandlingRoutes } from './handling.routes.ts'

export const contact: Feature = {
  calls: async (api, context, { website }) => {
    await contactRoutes(api, context, website)
    await contactHandlingRoutes(api, context)
  },
  finder: messageFinder,
  personalData: [messageData],
  waiting: {
    messages: {
      access: 'read messages',
      find: ({ db }) => countNew(db),
    },
  },
}
