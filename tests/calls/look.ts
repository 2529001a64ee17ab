import { builtInLook } from '#contract/website/look/brand.ts'
import type { FeatureCalls } from '../support/call-examples.ts'
import { logoFile } from '../support/pictures.ts'

export const calls: FeatureCalls = {
  public: {
    'GET /look/:key/:file': {},
    'GET /look/fonts/:file': {},
    'GET /look/pictures/:file': {},
  },
  'read content': {
    'GET /admin/look': {},
  },
  'edit content': {
    'PUT /admin/look': {
      lines: ['look: updated'],
      example: () => ({ body: { ...builtInLook, main: '#1d4ed8' } }),
    },
    'POST /admin/look/pictures': {
      lines: 'Nobody sees the picture until the look is saved.',
      example: () => ({ form: { use: 'logo', image: logoFile() } }),
    },
  },
}
