import type { StoredPicture } from '#contract/platform/pictures.ts'
import {
  type SiteTexts,
  shownTexts,
  spanishOfSection,
  type TextSection,
  textSectionNames,
  textSections,
} from '#contract/website/site-texts/sections.ts'
import {
  type EditedTexts,
  siteTextsCalls,
  siteTextsMessages,
  siteTextsSchemas,
  textsSchema,
} from '#contract/website/site-texts/site-texts.ts'
import type { Context } from '#server/platform/context.ts'
import { badRequest } from '#server/platform/errors.ts'
import { readPictureForm } from '#server/platform/files/picture-form.ts'
import { listPictureFiles } from '#server/platform/files/pictures.ts'
import { type App, ok, routes } from '#server/platform/http/routes.ts'
import type { Feature, Program, Versioned } from '#server/records/feature.ts'
import { checkVersion } from '#server/records/versions/check-version.ts'
import { conflictOrNotFound } from '#server/records/versions/versions.queries.ts'
import { createPreview } from '../preview/preview.ts'
import { contentChanger } from '../publishing/content-changes.ts'
import { refusePassedTime } from '../publishing/publish-date.queries.ts'
import { programPages } from './program-pages.ts'
import {
  findName,
  findTexts,
  keepTextsClock,
  listTexts,
  publishDueTexts,
  saveTexts,
  textsId,
  toEdited,
} from './site-texts.queries.ts'
import { builtInSpanish } from './spanish-texts.ts'
import { type StoredTexts, sentPictures } from './stored-texts.ts'

const { unknownPicture } = siteTextsMessages

async function siteTextsRoutes(app: App, context: Context, { website }: Program) {
  const { db, now, details, pictures, files, texts } = context
  const change = contentChanger('site text', context, textsVersions)
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
      return ok(await change(request, action, act, undefined, [textsId(section)]))
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

const textsVersions: Versioned<'site_texts'> = {
  kind: 'site text',
  table: 'site_texts',
  access: () => 'edit content',
  name: ({ id }) => labels.get(id) ?? '',
  show: async (db, row, now) => toEdited(row, await findName(db), now),
  spanish: {
    fields: ({ section }) => spanishOfSection(section as TextSection),
    english: (shown) => {
      const { draft, texts } = shown as EditedTexts
      return draft ?? texts
    },
    builtIn: (shown) => {
      const { section, builtIn } = shown as EditedTexts
      return builtInSpanish(section, builtIn)
    },
  },
  restore: async (db, row, { version, now, by }) => {
    const details = await findName(db)
    const { section, texts, draft } = toEdited(row, details, now)
    const save = {
      section,
      texts: checkVersion(textsSchema(section), draft ?? texts),
      status: draft ? ('draft' as const) : ('published' as const),
      publishAt: undefined,
    }
    const find = () => findTexts(db, section, details, now)
    if (!(await saveTexts(db, await find(), { ...save, version, now, by }))) {
      throw await conflictOrNotFound(db, 'site_texts', 'This section', await find())
    }
    return undefined
  },
}

export const siteTexts: Feature = {
  versioned: [textsVersions],
  calls: siteTextsRoutes,
  site: programPages,
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
