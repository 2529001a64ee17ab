import { fileLimit } from '#contract/platform/files.ts'
import type { LookUse } from '#contract/website/look/look.ts'
import type { Db } from '#server/platform/db/transact.ts'
import { pictureDecoder } from '#server/platform/files/decoder.ts'
import { createPictures, listPictureFiles } from '#server/platform/files/pictures.ts'
import type { FileStore } from '#server/platform/files/stores/file-store.ts'
import { makePicture, type NewPicture } from '#server/website/look/look-pictures.ts'
import type { Row } from '../backup/tables.queries.ts'
import { listStoredLookPictures } from './site.queries.ts'
import type { OpenSite } from './site-archive.ts'
import type { Content } from './site-content.ts'

type ArchivedPicture = OpenSite['pictures'][number]

const unusable = (name: string) =>
  new Error(`${name} in the site export is not a picture that can be used.`)

/** The pictures that are not stored yet. Each is decoded, so that nothing is stored when one of them cannot be. */
export async function listNewPictures(
  site: OpenSite,
  store: FileStore,
): Promise<ArchivedPicture[]> {
  const stored = new Set(await store.list('pictures'))
  const isNew = ({ picture }: ArchivedPicture) =>
    listPictureFiles(picture).some((file) => !stored.has(file))
  const found = site.pictures.filter(isNew)
  for (const { name, bytes } of found) {
    const { readable } = await pictureDecoder.decode('check', await bytes(), '')
    if (!readable) throw unusable(name)
  }
  return found
}

/** Encodes them again like pictures that someone sends, which leaves nothing else of the files. */
export async function savePictures(found: ArchivedPicture[], store: FileStore) {
  const pictures = createPictures(store)
  for (const { picture, name, bytes } of found) {
    if (!(await pictures.saveCopy(picture, await bytes()))) throw unusable(name)
  }
}

const uses: Record<string, LookUse> = { logo: 'logo', logo_on_dark: 'logo', icon: 'icon' }

/**
 * Makes the logos and icons that are not stored yet as if someone had sent them, and the content that shows them.
 * The id of one is a hash of what was made, which may be another one here.
 */
export async function makeLookPictures(db: Db, content: Content) {
  const sent = new Map(content.look_pictures.map((row) => [row.id, row]))
  const stored = await listStoredLookPictures(db, [...sent.keys()].map(String))
  const made: NewPicture[] = []
  const look: Row[] = []
  for (const row of content.look) {
    const shown = { ...row }
    for (const [column, use] of Object.entries(uses)) {
      const id = row[column]
      if (id === null || id === undefined || stored.includes(String(id))) continue
      const bytes = Buffer.from(String(sent.get(id)?.content ?? ''), 'base64')
      const file = { name: '', bytes, oversize: bytes.length > fileLimit }
      const picture = await makePicture(file, use, '').catch((error) => {
        throw new Error(`The ${use} in the site export cannot be used: ${error.message}`)
      })
      made.push(picture)
      shown[column] = picture.picture.id
    }
    look.push(shown)
  }
  return { content: { ...content, look }, lookPictures: made }
}
