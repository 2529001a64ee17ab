import { builtInSlides as spanishSlides } from '#content/es/hero.ts'
import { builtInSlides } from '#content/hero.ts'
import {
  type HeroSlide,
  HeroSlideInput,
  heroCalls,
  heroSchemas,
  imageRequired,
} from '#contract/website/hero.ts'
import type { Context } from '#server/platform/context.ts'
import { badRequest, notFound } from '#server/platform/errors.ts'
import { descriptionChange, readPictureForm } from '#server/platform/files/picture-form.ts'
import { drawing } from '#server/platform/files/pictures.ts'
import { type App, done, ok, routes } from '#server/platform/http/routes.ts'
import { namesIn } from '#server/records/audit/names.queries.ts'
import type { Feature, Versioned } from '#server/records/feature.ts'
import { showIn } from '#server/records/spanish/spanish.ts'
import { checkVersion } from '#server/records/versions/check-version.ts'
import { putInOrder } from '#server/records/versions/list-order.queries.ts'
import { conflictOrNotFound } from '#server/records/versions/versions.queries.ts'
import { contentChanger } from '../publishing/content-changes.ts'
import {
  createSlide,
  deleteSlide,
  findSlide,
  listShownSlides,
  listSlides,
  toHeroSlide,
  updateSlide,
} from './hero.queries.ts'

async function heroRoutes(app: App, context: Context) {
  const { db, now, pictures, responseCache } = context
  const change = contentChanger('hero slide', context, slideVersions)

  routes(app, heroCalls, heroSchemas, {
    list: {
      cache: responseCache,
      handler: async ({ query }) =>
        ok(await showIn(db, query.language, 'hero slide', await listShownSlides(db))),
    },

    listAll: async () => ok(await listSlides(db)),

    get: async (request) => {
      const data = await findSlide(db, request.params.id)
      if (!data) throw notFound('Hero slide')
      return ok(data)
    },

    create: async (request, reply) => {
      const form = await readPictureForm(request, HeroSlideInput, pictures, imageRequired)
      const slide = { ...form.input, picture: form.picture }
      const data = await change(request, 'created', (db, by) => createSlide(db, slide, now(), by))
      return reply.code(201).send(ok(data))
    },

    update: async (request) => {
      const { id } = request.params
      const form = await readPictureForm(request, HeroSlideInput, pictures)
      const { input, picture } = form
      const changes = { ...input, picture, imageDescription: descriptionChange(form) }
      const data = await change(request, 'updated', (db, by) =>
        saveSlide(db, id, changes, now(), by),
      )
      return ok(data)
    },

    remove: async (request) => {
      await change(request, 'deleted', async (db) => {
        if (!(await deleteSlide(db, request.params.id))) throw notFound('Hero slide')
      })
      return done
    },

    reorder: async (request) => {
      const data = await change(request, 'reordered', async (db, by) => {
        if (!(await putInOrder(db, 'hero_slides', request.body.slideIds, now(), by))) {
          throw badRequest('The new order must name every slide once.')
        }
        return listSlides(db)
      })
      return ok(data)
    },

    setStatus: async (request) => {
      const { isActive } = request.body
      const action = isActive ? 'shown' : 'hidden'
      const data = await change(request, action, async (db, by) => {
        const slide = await updateSlide(db, request.params.id, { isActive }, now(), by)
        if (!slide) throw notFound('Hero slide')
        return slide
      })
      return ok(data)
    },
  })
}

async function saveSlide(...[db, id, changes, now, by]: Parameters<typeof updateSlide>) {
  const slide = await updateSlide(db, id, changes, now, by)
  if (slide) return slide
  throw await conflictOrNotFound(db, 'hero_slides', 'Hero slide', await findSlide(db, id))
}

const slideVersions: Versioned<'hero_slides'> = {
  kind: 'hero slide',
  table: 'hero_slides',
  access: () => 'edit content',
  name: ({ title }) => title,
  show: (_, row) => toHeroSlide(row),
  restore: async (db, row, { id, version, now, by }) => {
    const { title, subtitle, imageDescription = '' } = toHeroSlide(row)
    const words = checkVersion(HeroSlideInput, { title, subtitle, imageDescription })
    const picture = JSON.parse(row.picture)
    await saveSlide(db, id, { ...words, picture, updatedAt: version }, now, by)
    return undefined
  },
}

export const hero: Feature = {
  versioned: [slideVersions],
  names: { 'hero slide': namesIn('hero_slides', 'title') },
  calls: heroRoutes,
  samples: {
    kind: 'hero slide',
    add: async (db, now) => {
      const added: HeroSlide[] = []
      for (const { imageUrl, picture, ...slide } of builtInSlides) {
        added.push(await createSlide(db, { ...slide, picture: drawing(imageUrl, picture) }, now))
      }
      return added
    },
    spanish: spanishSlides,
    remove: deleteSlide,
  },
}
