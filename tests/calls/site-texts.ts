import type { FeatureCalls } from '../support/call-examples.ts'
import { pictureFile } from '../support/pictures.ts'
import { aboutTexts } from '../support/texts.ts'

export const calls: FeatureCalls = {
  staff: {
    'GET /admin/programs': {
      why: 'Visitors see the names of the programs, and several rooms name them.',
    },
  },
  'read content': {
    'GET /admin/site-texts': {},
  },
  'edit content': {
    'PUT /admin/site-texts': {
      lines: ['site text: published'],
      example: () => ({ body: aboutTexts }),
    },
    'POST /admin/preview/texts': {
      lines: 'Previews are not stored.',
      example: () => ({ body: { section: 'about', texts: aboutTexts.texts } }),
    },
    'POST /admin/site-texts/pictures': {
      lines: 'Nobody sees the picture until the text is saved.',
      example: async () => ({ form: { image: await pictureFile() } }),
    },
  },
}
