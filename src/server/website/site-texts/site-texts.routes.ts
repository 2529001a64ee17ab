import type { StoredPicture } from '#contract/platform/pictures.ts'
import {
  type SiteTexts,
  shownTexts,
  type TextSection,
  textSectionNames,
  textSections,
} from '#contract/website/site-texts/sections.ts'
import {
  siteTextsCalls,
  siteTextsMessages,
  siteTextsSchemas,
} from '#contract/website/site-texts/site-texts.ts'
import type { Context } from '#server/platform/context.ts'
import { badRequest } from '#server/platform/errors.ts'
import { readPictureForm } from '#server/platform/files/picture-form.ts'
import { listPictureFiles } from '#server/platform/files/pictures.ts'
import { type App, ok, routes } from '#server/platform/http/routes.ts'
import type { Feature, Program } from '#server/records/feature.ts'
import { conflictOrNotFound } from '#server/records/versions/versions.queries.ts'
import { createPreview } from '../preview/preview.ts'
import { contentChanger } from '../publishing/content-changes.ts'
import { refusePassedTime } from '../publishing/publish-date.queries.ts'
import {
  findTexts,
  keepTextsClock,
  listTexts,
  publishDueTexts,
  saveTexts,
  textsId,
} from './site-texts.queries.ts'
import { type StoredTexts, sentPictures } from './stored-texts.ts'

const { unknownPicture } = siteTextsMessages

async function siteTextsRoutes(app: App, context: Context, { website }: Program) {
  const { db, now, details, pictures, files, texts } = context
  const change = contentChanger('site text', context)
  const render = createPreview(app, context, website)

  const refuseUnknownPictures = async (sent: StoredPicture[]) => {
    const names = sent.flatMap(listPictureFiles)
    const found = await Promise.all(names.map((name) => files.storedAt(`pictures/${name}`)))
    if (found.includes(undefined)) throw badRequest(unknownPicture)
  }

  routes(app, siteTextsCalls, siteTextsSchemas, {
    list: async () => ok(await listTexts(db, details.last(), now())),

    save: async (request) => {
      const { section, texts, status, publishAt, updatedAt: version } = request.body
      refusePassedTime({ status, publishAt }, now())
      await refuseUnknownPictures(sentPictures(section, texts as StoredTexts))
      const action = status === 'published' ? 'published' : 'updated'
      const act = async (changing: typeof db, by: string) => {
        const find = () => findTexts(changing, section, details.last(), now())
        const save = { section, texts, status, publishAt, version, now: now(), by }
        if (!(await saveTexts(changing, await find(), save))) {
          throw await conflictOrNotFound(changing, 'site_texts', 'This section', await find())
        }
        return find()
      }
      return ok(await change(request, action, act))
    },

    preview: async (request) => {
      const { section, texts } = request.body
      const edited = await listTexts(db, details.last(), now())
      const typed = edited.map((each) => [
        each.section,
        each.section === section ? texts : (each.draft ?? each.texts),
      ])
      const shown = shownTexts(Object.fromEntries(typed) as SiteTexts)
      return ok({ html: await render('/', { texts: shown }) })
    },

    addPicture: async (request) => {
      const { form } = siteTextsSchemas.addPicture
      const { picture } = await readPictureForm(request, form, pictures, unknownPicture)
      return ok({ ...picture, description: '' })
    },

    programs: async () => {
      const { programs } = (await texts.current()).programs
      return ok(programs.map(({ id, name, hidden }) => ({ id, name, hidden })))
    },
  })
}

const labels = new Map(
  textSectionNames.map((section: TextSection) => [textsId(section), textSections[section].label]),
)

export const siteTexts: Feature = {
  calls: siteTextsRoutes,
  names: {
    'site text': async (_db, ids) =>
      ids.flatMap((id) => {
        const name = labels.get(id)
        return name ? [{ id, name }] : []
      }),
  },
  dated: { label: 'Texts', kind: 'site text', publishDue: publishDueTexts },
  keepClockTimes: keepTextsClock,
}
