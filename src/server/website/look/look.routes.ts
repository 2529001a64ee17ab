import { lookCalls, lookMessages, lookSchemas } from '#contract/website/look/look.ts'
import type { Context } from '#server/platform/context.ts'
import { badRequest } from '#server/platform/errors.ts'
import { checkForm, readForm } from '#server/platform/http/multipart.ts'
import { getShare } from '#server/platform/http/rate-limits.ts'
import { type App, ok, routes } from '#server/platform/http/routes.ts'
import type { Feature } from '#server/records/feature.ts'
import { conflictOrNotFound } from '#server/records/versions/versions.queries.ts'
import { contentChanger } from '../publishing/content-changes.ts'
import { lookDownloads } from './look.downloads.ts'
import {
  addPicture,
  arePicturesStored,
  deleteUnusedPictures,
  findLook,
  saveLook,
} from './look.queries.ts'
import { makePicture } from './look-pictures.ts'

async function lookRoutes(app: App, context: Context) {
  const { db, now, look } = context
  const change = contentChanger('look', context)

  routes(app, lookCalls, lookSchemas, {
    edit: async () => ok(await findLook(db)),

    save: async (request) => {
      const input = request.body
      const data = await change(request, 'updated', async (db, by) => {
        const pictures = [input.logo, input.logoOnDark, input.icon].filter((id) => id !== null)
        if (!(await arePicturesStored(db, pictures))) throw badRequest(lookMessages.unknownPicture)
        const saved = await saveLook(db, input, now(), by)
        if (!saved) throw await conflictOrNotFound(db, 'look', 'Look', await findLook(db))
        await deleteUnusedPictures(db, now())
        return saved
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

export const look: Feature = { calls: lookRoutes, downloads: lookDownloads }
