import {
  bookletPath,
  easyFormNames,
  easyFormPath,
  easyPageNames,
  easyPath,
  isEasyPage,
} from '#content/easy/easy.ts'
import type { Feature } from '#server/records/feature.ts'

type ByPart = { Params: { part: string } }

/** More parts than any page has, so that addresses cannot fill the memory. */
const mostParts = 99

const isPart = (text: string) => /^[1-9]\d?$/.test(text) && Number(text) <= mostParts

/** The pages of Easy Read. */
export const easy: Feature = {
  site: {
    pages: (pages, _context, { sendPage }) => {
      for (const path of [easyPath(), ...easyPageNames.map((name) => easyPath(name))]) {
        pages.get(path, (request, reply) => sendPage(request, reply, path))
        pages.get(`${path}/`, (_request, reply) => reply.redirect(pages.prefix + path, 301))
        pages.get<ByPart>(`${path}/:part`, (request, reply) => {
          const { part } = request.params
          if (part === '1') return reply.redirect(pages.prefix + path, 301)
          if (!isPart(part)) return sendPage(request, reply, '/not-found', 'not found')
          return sendPage(request, reply, `${path}/${part}`)
        })
      }
      for (const form of easyFormNames) {
        const path = easyFormPath(form)
        pages.get(path, (request, reply) => sendPage(request, reply, path))
      }
      pages.get<ByPart>(easyFormPath('event', ':part'), (request, reply) => {
        const { part } = request.params
        // Rendered for this visitor, because any id can be asked for.
        return sendPage(request, reply, easyFormPath('event', encodeURIComponent(part)), '')
      })
      pages.get(bookletPath(), (request, reply) => sendPage(request, reply, bookletPath()))
      pages.get<ByPart>(`${bookletPath()}/:part`, (request, reply) => {
        const { part } = request.params
        return isEasyPage(part)
          ? sendPage(request, reply, bookletPath(part))
          : sendPage(request, reply, '/not-found', 'not found')
      })
    },
    addresses: async () => [
      { path: easyPath() },
      ...easyPageNames.map((name) => ({ path: easyPath(name) })),
    ],
  },
}
