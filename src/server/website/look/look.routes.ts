import { LookInput, lookCalls, lookMessages, lookSchemas } from '#contract/website/look/look.ts'
import type { Context } from '#server/platform/context.ts'
import { badRequest } from '#server/platform/errors.ts'
import { checkForm, readForm } from '#server/platform/http/multipart.ts'
import { getShare } from '#server/platform/http/rate-limits.ts'
import { type App, ok, routes } from '#server/platform/http/routes.ts'
import type { Feature, Versioned } from '#server/records/feature.ts'
import { checkVersion } from '#server/records/versions/check-version.ts'
import { conflictOrNotFound } from '#server/records/versions/versions.queries.ts'
import { contentChanger } from '../publishing/content-changes.ts'
import { lookDownloads } from './look.downloads.ts'
import {
  addPicture,
  deleteUnusedPictures,
  findLook,
  listMissingPictures,
  saveLook,
  toLook,
} from './look.queries.ts'
import { makePicture } from './look-pictures.ts'

async function lookRoutes(app: App, context: Context) {
  const { db, now, look } = context
  const change = contentChanger('look', context, lookVersions)

  routes(app, lookCalls, lookSchemas, {
    edit: async () => ok(await findLook(db)),

    save: async (request) => {
      const input = request.body
      const data = await change(request, 'updated', async (db, by) => {
        const missing = await listMissingPictures(db, [input.logo, input.logoOnDark, input.icon])
        if (missing.length > 0) throw badRequest(lookMessages.unknownPicture)
        return save(db, input, now(), by)
      })
      look.remember(data)
      return ok(data)
    },

    addPicture: async (request) => {
      const { fields, files } = await readForm(request, ['image'])
      const missing = files.image ? undefined : badRequest(lookMessages.type)
      const { use } = checkForm(lookSchemas.addPicture.form, fields, missing)
      if (!files.image) throw badRequest(lookMessages.type, { image: lookMessages.type })
      const made = await makePicture(files.image, use, getShare(request))
      await addPicture(db, made, now())
      return ok({ picture: made.picture, leftOut: made.leftOut })
    },
  })
}

async function save(...[db, input, now, by]: Parameters<typeof saveLook>) {
  const saved = await saveLook(db, input, now, by)
  if (!saved) throw await conflictOrNotFound(db, 'look', 'Look', await findLook(db))
  await deleteUnusedPictures(db, now)
  return saved
}

const lookVersions: Versioned<'look'> = {
  kind: 'look',
  table: 'look',
  access: () => 'edit content',
  name: () => '',
  show: toLook,
  restore: async (db, row, { version, now, by }) => {
    const { main, accent, typeface, logo, logo_on_dark: logoOnDark, icon } = row
    const missing = await listMissingPictures(db, [logo, logoOnDark, icon])
    const stored = (id: string | null) => (id && missing.includes(id) ? null : id)
    const wanted = { logo: stored(logo), logoOnDark: stored(logoOnDark), icon: stored(icon) }
    const input = checkVersion(LookInput, { main, accent, typeface, ...wanted })
    await save(db, { ...input, updatedAt: version }, now, by)
    return missing.length > 0 ? lookMessages.unknownPicture : undefined
  },
  remember: ({ look }) => look.read(),
}

export const look: Feature = {
  calls: lookRoutes,
  downloads: lookDownloads,
  versioned: [lookVersions],
}
