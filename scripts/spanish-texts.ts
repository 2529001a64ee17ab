import { existsSync } from 'node:fs'
import { basename, dirname, join, sep } from 'node:path'
import type { Plugin } from 'vite'

const sources = join(import.meta.dirname, '..', 'src') + sep
const folder = 'es'

/**
 * Builds the site in Spanish: a module of texts is replaced with the one of the same name in the folder `es` beside it.
 * Only those may use the English one.
 */
export const spanishTexts: Plugin = {
  name: 'spanish texts',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^[#.].*\.ts$/ },
    async handler(id, importer, options) {
      const found = await this.resolve(id, importer, { ...options, skipSelf: true })
      if (!found?.id.startsWith(sources)) return found
      const spanish = join(dirname(found.id), folder)
      const twin = join(spanish, basename(found.id))
      if (importer?.startsWith(spanish + sep) || !existsSync(twin)) return found
      return { ...found, id: twin }
    },
  },
}
