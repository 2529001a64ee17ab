import { noticeTitles } from '#content/notices.ts'
import {
  type NoticeId,
  noticeCalls,
  noticeMessages,
  noticeSchemas,
} from '#contract/website/notices.ts'
import type { Context } from '#server/platform/context.ts'
import type { Db } from '#server/platform/db/transact.ts'
import { badRequest } from '#server/platform/errors.ts'
import { type App, ok, routes } from '#server/platform/http/routes.ts'
import { cleanRichText } from '#server/platform/rich-text.ts'
import type { Feature, Versioned } from '#server/records/feature.ts'
import { listInSpanish } from '#server/records/spanish/spanish.ts'
import { conflictOrNotFound } from '#server/records/versions/versions.queries.ts'
import { contentChanger } from '../publishing/content-changes.ts'
import { withLanguages } from './notice-languages.ts'
import {
  findNotice,
  listNotices,
  listPublishedNotices,
  saveNotice,
  setNoticePublished,
  toNotice,
} from './notices.queries.ts'

async function noticeRoutes(app: App, context: Context) {
  const { db, now, responseCache, details } = context
  const change = contentChanger('notice', context, noticeVersions)

  routes(app, noticeCalls, noticeSchemas, {
    list: {
      cache: responseCache,
      handler: async () => {
        const notices = await listPublishedNotices(db)
        const inSpanish = await listInSpanish(db, 'notice', notices)
        return ok(
          notices.map((notice, index) => {
            const { text = '', easyText = '', english = [] } = inSpanish[index] ?? {}
            return {
              ...notice,
              text: withLanguages(notice.text),
              spanish: english.includes('text') ? '' : withLanguages(text),
              spanishEasy: english.includes('easyText') ? '' : easyText,
            }
          }),
        )
      },
    },

    listAll: async () => ok(await listNotices(db)),

    save: async (request) => {
      const { id } = request.params
      const { easyText, updatedAt } = request.body
      const text = cleanText(request.body.text)
      const data = await change(request, 'updated', async (db, by) => {
        const saved = await saveNotice(db, { id, text, easyText }, updatedAt, now(), by)
        if (!saved) throw await refusal(db, id)
        return saved
      })
      return ok(data)
    },

    setPublished: async (request) => {
      const { id } = request.params
      const { published, updatedAt } = request.body
      const action = published ? 'published' : 'unpublished'
      const data = await change(request, action, async (db, by) => {
        const data = await setNoticePublished(db, { id, published }, updatedAt, now(), by)
        if (!data) throw await refusal(db, id)
        return data
      })
      // They say whether the footer links the notices.
      await details.read()
      return ok(data)
    },
  })
}

function cleanText(typed: string) {
  const text = cleanRichText(typed)
  if (!text) throw badRequest(noticeMessages.missing, { text: noticeMessages.missing })
  return text
}

const noticeVersions: Versioned<'notices'> = {
  kind: 'notice',
  table: 'notices',
  access: () => 'edit content',
  name: ({ id }) => noticeTitles[id],
  show: (_, row) => toNotice(row),
  restore: async (db, { id, text, easy_text: easyText }, { version, now, by }) => {
    const saved = await saveNotice(db, { id, text: cleanText(text), easyText }, version, now, by)
    if (!saved) throw await refusal(db, id)
    return undefined
  },
}

/** Why a change found no row of its version: nobody has written the notice, or someone saved it first. */
async function refusal(db: Db, id: NoticeId) {
  const current = await findNotice(db, id)
  return current?.updatedAt
    ? conflictOrNotFound(db, 'notices', 'Notice', current)
    : badRequest(noticeMessages.notWritten)
}

export const notices: Feature = {
  versioned: [noticeVersions],
  calls: noticeRoutes,
  names: { notice: async () => Object.entries(noticeTitles).map(([id, name]) => ({ id, name })) },
}
