import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { templateKinds } from '#contract/messages/templates.ts'
import { fileLimit } from '#contract/platform/files.ts'
import type { AuditAction } from '#contract/records/audit-actions.ts'
import type { LookUse } from '#contract/website/look/look.ts'
import { templatesAdded } from '#server/messages/templates/templates.queries.ts'
import { getEngine } from '#server/platform/db/connect.ts'
import { notifyContentChanged } from '#server/platform/db/content-notifications.ts'
import { setMilestoneUnlessSince } from '#server/platform/db/milestones.ts'
import type { SiteTableName } from '#server/platform/db/schema.ts'
import { type Db, transact } from '#server/platform/db/transact.ts'
import { takeBackupLease } from '#server/platform/files/backup-lease.ts'
import { pictureDecoder } from '#server/platform/files/decoder.ts'
import { createPictures, listPictureFiles } from '#server/platform/files/pictures.ts'
import type { FileStore } from '#server/platform/files/stores/file-store.ts'
import { openFileStore } from '#server/platform/files/stores/open-store.ts'
import type { Settings } from '#server/platform/settings/settings.ts'
import { auditCommand } from '#server/records/audit/audit.queries.ts'
import type { Versioned } from '#server/records/feature.ts'
import { takeDeleted } from '#server/records/versions/history.queries.ts'
import { keepVersions } from '#server/records/versions/keep-versions.ts'
import { addPicture } from '#server/website/look/look.queries.ts'
import { makePicture, type NewPicture } from '#server/website/look/look-pictures.ts'
import { samplesAdded } from '#server/website/publishing/sample-content.queries.ts'
import type { Row } from '../backup/tables.queries.ts'
import { recognizeFiles } from '../installation/installation.ts'
import {
  addRows,
  deleteRow,
  forgetTombstones,
  freeSlugs,
  listStoredLookPictures,
  lockTables,
  updateRow,
} from './site.queries.ts'
import { type OpenSite, openSite, writeSite } from './site-archive.ts'
import { type Content, siteTable, siteTableNames } from './site-content.ts'
import { changesNothing, describePlan, type Plan, planImport, readTarget } from './site-plan.ts'

/** What the content was before the last import. */
export const undoFile = ({ dataDir }: Pick<Settings, 'dataDir'>) =>
  join(dataDir, 'site-before-import.zip')

type Import = {
  settings: Settings
  now: Date
  action: Extract<AuditAction, 'imported' | 'undid-import'>
  /** Called with the lines of the preview before anything changes; the import goes on if it agrees. */
  confirm: (preview: string[]) => Promise<boolean>
}

/** Replaces the content of the website by that of an export, completely or not at all. Returns whether it did. */
export async function importSite(db: Db, file: string, options: Import) {
  const site = await openSite(file)
  try {
    return await importOpened(db, site, options)
  } finally {
    site.close()
  }
}

async function importOpened(db: Db, site: OpenSite, { settings, now, action, confirm }: Import) {
  const store = await openFileStore(settings)
  await recognizeFiles(db, store, now)
  const newPictures = await listNewPictures(site, store)
  const { content, lookPictures } = await makeLookPictures(db, site.content)
  const target = await readTarget(db)
  const plan = planImport(content, site.names, target)
  if (changesNothing(plan)) return 'nothing to change'
  if (!(await confirm(describePlan(plan)))) return 'not confirmed'

  const before = `${undoFile(settings)}.new`
  const release = await takeBackupLease(store)
  try {
    await rm(`${before}.part`, { force: true })
    await writeSite(before, target.content, { address: settings, store, now })
    await savePictures(newPictures, store)
    await transact(db, async (db) => {
      await lockTables(db, getEngine(settings), siteTableNames)
      if (JSON.stringify(await readTarget(db)) !== JSON.stringify(target)) throw new Error(changed)
      await apply(db, plan, lookPictures, now)
      if (settings.databaseUrl) await notifyContentChanged(db)
      await auditCommand(db, settings, now, { action, objectKind: 'website' })
      await rename(before, undoFile(settings))
    })
  } finally {
    await rm(before, { force: true })
    await release()
  }
  return 'done'
}

const changed =
  'Someone changed the content meanwhile, so nothing was imported. Run the command again.'

async function apply(db: Db, { tables }: Plan, lookPictures: NewPicture[], now: Date) {
  for (const { name, removed } of tables.toReversed()) {
    await keepingVersions(db, name, removed, now, async () => {
      for (const row of removed) await deleteRow(db, name, row, now)
    })
  }
  for (const picture of lookPictures) await addPicture(db, picture, now)
  for (const { name, added, changed } of tables) {
    const version = { updated_at: now.toISOString(), updated_by: null }
    const kind = siteTable(name).versioned
    const saved = (row: Row) => (kind ? { ...row, ...version } : row)
    await keepingVersions(db, name, changed, now, async () => {
      if (name === 'jobs' || name === 'events') await freeSlugs(db, name, idsOf(changed))
      for (const row of changed) await updateRow(db, name, saved(row))
    })
    if (name === 'jobs') await forgetTombstones(db, idsOf(added))
    if (kind) for (const id of idsOf(added)) await takeDeleted(db, { kind, id })
    await addRows(db, name, added.map(saved))
  }
  // A new database must not get what comes with the product beside this content.
  for (const added of [samplesAdded, ...templateKinds.map(templatesAdded)]) {
    await setMilestoneUnlessSince(db, added, new Date(0), now)
  }
}

const idsOf = (rows: Row[]) => rows.map(({ id }) => String(id))

/** What an import replaces or removes is in the history of the record and in Recently Deleted, without a name. */
async function keepingVersions(
  db: Db,
  name: SiteTableName,
  rows: Row[],
  now: Date,
  act: () => Promise<void>,
) {
  const kind = siteTable(name).versioned
  if (!kind) return act()
  const table = name as Versioned['table']
  return keepVersions(db, { kind, table }, { ids: idsOf(rows), now, by: null }, act)
}

type ArchivedPicture = OpenSite['pictures'][number]

const unusable = (name: string) =>
  new Error(`${name} in the site export is not a picture that can be used.`)

/** The pictures that are not stored yet. Each is decoded, so that nothing is stored when one of them cannot be. */
async function listNewPictures(site: OpenSite, store: FileStore): Promise<ArchivedPicture[]> {
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
async function savePictures(found: ArchivedPicture[], store: FileStore) {
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
async function makeLookPictures(db: Db, content: Content) {
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
