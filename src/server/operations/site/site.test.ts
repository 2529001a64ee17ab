import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, beforeEach, describe, expect, inject, test, vi } from 'vitest'
import { emptyDetails } from '#content/provider.ts'
import type { VersionKind } from '#contract/records/versions.ts'
import { addFirstTemplates } from '#server/messages/templates/templates.routes.ts'
import { lockDataFolder } from '#server/platform/db/instances.ts'
import { listPictureFiles } from '#server/platform/files/pictures.ts'
import { openFileStore } from '#server/platform/files/stores/open-store.ts'
import { markSample } from '#server/website/publishing/sample-content.queries.ts'
import { fillSampleContent } from '#server/website/sample-content/sample-content.routes.ts'
import { rewrite } from '../../../../tests/support/archives.ts'
import { now, withDatabase } from '../../../../tests/support/backups.ts'
import { countNotifications } from '../../../../tests/support/notifications.ts'
import { contentOf, siteOffice } from '../../../../tests/support/sites.ts'
import { exportCommand, importCommand, undoImportCommand } from './site-command.ts'
import { listPictures, siteTableNames } from './site-content.ts'
import { importSite, undoFile } from './site-import.ts'

const site = siteOffice()
let file: string
let previews: string[][] = []

const seen = async (preview: string[]) => {
  previews.push(preview)
  return true
}
const importHere = (from: string) => {
  previews = []
  return site.import(from, site.server.context, seen as () => Promise<boolean>)
}
const preview = () => previews.flat().join('\n')
const undo = () => {
  const { db, settings } = site.server.context
  const options = { settings, now, action: 'undid-import', confirm: seen } as const
  return importSite(db, undoFile(settings), options)
}
const lines = async () =>
  site
    .db()
    .selectFrom('audit_log')
    .select(['action', 'actor_id'])
    .where('object_kind', '=', 'website')
    .orderBy('id')
    .execute()

/** What is in the history of records or in Recently Deleted, oldest first. */
async function keptNames(table: 'record_versions' | 'deleted_records', kind: VersionKind) {
  const rows = await site
    .db()
    .selectFrom(table)
    .select('content')
    .where('kind', '=', kind)
    .orderBy('saved_at')
    .execute()
  return rows.map(({ content }) => {
    const { name, title } = JSON.parse(content)
    return name ?? title
  })
}

beforeAll(async () => {
  const { json } = site.office()
  await json('PUT', '/admin/site-details', {
    ...emptyDetails,
    name: 'Oak "House"',
    timeZone: 'America/Denver',
  })
  await json('PUT', '/admin/notices/language-help', { text: '<p>Ask us</p>' })
  await json('PUT', '/admin/spanish/notice/language-help', {
    texts: { text: { en: '<p>Ask us</p>', es: '<p>Pregúntenos</p>' } },
  })
  await json('POST', '/templates', {
    kind: 'message',
    name: 'Thanks',
    subject: 'Thanks',
    text: 'Hi {name}',
  })
  await json('POST', '/jobs/admin', {
    title: 'Cook',
    location: 'Smyrna, TN',
    shiftsAvailable: ['morning'],
    status: 'draft',
    publishAt: '2027-01-01T00:00:00Z',
    description: '<p>Cook &amp; serve</p>',
    pay: { from: 16.5, per: 'hour' },
    closingDate: '2027-02-01',
    program: 'family-support',
  })
  const [slide] = await site.db().selectFrom('hero_slides').select('id').orderBy('id').execute()
  await markSample(site.db(), 'hero slide', { id: slide?.id ?? '' })
  file = await site.export()
})

describe('the export of a website', () => {
  test('has every kind of content and the widest file of each picture', async () => {
    const content = await contentOf(site.db())
    for (const name of siteTableNames) expect(content[name], name).not.toEqual([])
    expect(listPictures(content)).toHaveLength(3)
  })

  test('contains nobody who applied, wrote, was referred or works in the office', async () => {
    const { settings } = site.server.context
    let text = ''
    await rewrite(file, site.newFile(), (entries) => {
      for (const [name, bytes] of entries) text += name + bytes.toString('latin1')
    })
    expect(text).toContain('Garden Day')
    for (const person of ['Carol', 'first@example.org', 'maria', settings.dataDir]) {
      expect(text).not.toContain(person)
    }
    expect(text).not.toContain('updated_by')
  })

  test('is not written over a file that is there', async () => {
    const before = await readFile(file)
    await expect(exportCommand(site.server.context.settings, file, now)).rejects.toThrow(
      'already exists and was not changed',
    )
    expect(await readFile(file)).toEqual(before)
  })
})

describe('an import into an empty place', () => {
  test('brings all content with its ids, order and pictures, and a second one changes nothing', async () => {
    const target = await site.target()
    expect(await site.import(file, target)).toBe('done')
    const content = await contentOf(target.db)
    expect(content).toEqual(await contentOf(site.db()))
    const stored = await (await openFileStore(target.settings)).list('pictures')
    expect(stored.sort()).toEqual(listPictures(content).flatMap(listPictureFiles).sort())
    const saved = await target.db.selectFrom('events').select('updated_at').execute()
    expect(await site.import(file, target)).toBe('nothing to change')
    expect(await target.db.selectFrom('events').select('updated_at').execute()).toEqual(saved)
    expect(await site.import(await site.export(target.settings))).toBe('nothing to change')
  })

  test('keeps the samples and templates of a new database away', async () => {
    const target = await site.target()
    await site.import(file, target)
    const context = { db: target.db, now: () => now }
    expect(await fillSampleContent(context, [])).toBe(false)
    await addFirstTemplates(context)
    expect(await target.db.selectFrom('message_templates').select('name').execute()).toEqual([
      { name: 'Thanks' },
    ])
  })

  test('finds the templates that come with the product under other ids', async () => {
    const [from, to] = [await site.target(), await site.target()]
    for (const { db } of [from, to]) await addFirstTemplates({ db, now: () => now })
    expect(await site.import(await site.export(from.settings), to)).toBe('nothing to change')
  })

  test.runIf(inject('postgresUrl'))('works with the other database and back', async () => {
    const sqlite = await site.target({ databaseUrl: undefined })
    await site.import(file, sqlite)
    const back = await site.target()
    await site.import(await site.export(sqlite.settings), back)
    expect(await contentOf(back.db)).toEqual(await contentOf(site.db()))
  })
})

describe('an import into a place with content', () => {
  test('says what it changes, and is undone with pictures, versions and lines of the audit log', async () => {
    const before = await contentOf(site.db())
    const [slide, gone] = before.hero_slides
    await site.office().json('DELETE', `/hero/${gone?.id}`)
    const [member] = before.team_members
    await site
      .db()
      .updateTable('team_members')
      .set({ name: 'Kim' })
      .where('id', '=', String(member?.id))
      .execute()
    await site.office().json('POST', '/testimonials/admin', { name: 'New', review: 'Later' })
    const edited = await contentOf(site.db())

    expect(await importHere(file)).toBe('done')
    expect(preview()).toContain(
      'Hero slides: 1 added, 0 changed, 0 removed, 1 unchanged\n  added: "A good life"',
    )
    expect(preview()).toContain('Team members: 0 added, 1 changed, 0 removed, 1 unchanged')
    expect(preview()).toContain(
      'Testimonials: 0 added, 0 changed, 1 removed, 1 unchanged\n  removed: "New"',
    )
    expect(await contentOf(site.db())).toEqual(before)
    const rows = await site.db().selectFrom('hero_slides').selectAll().execute()
    const saved = Object.fromEntries(rows.map((row) => [row.id, row.updated_at]))
    expect(saved[String(gone?.id)]).toBe(now.toISOString())
    expect(rows.find(({ id }) => id === slide?.id)?.updated_by).not.toBeNull()

    expect(await keptNames('record_versions', 'team member')).toEqual(['Kim'])
    expect(await keptNames('deleted_records', 'testimonial')).toEqual(['New'])
    expect(await keptNames('deleted_records', 'hero slide')).toEqual([])

    expect(await undo()).toBe('done')
    expect(await contentOf(site.db())).toEqual(edited)
    expect(await keptNames('record_versions', 'team member')).toEqual(['Kim', member?.name])
    expect(await keptNames('deleted_records', 'testimonial')).toEqual([])
    expect(await keptNames('deleted_records', 'hero slide')).toEqual([gone?.title])
    expect(await undo()).toBe('done')
    expect(await contentOf(site.db())).toEqual(before)
    expect(await lines()).toEqual([
      { action: 'imported', actor_id: null },
      { action: 'undid-import', actor_id: null },
      { action: 'undid-import', actor_id: null },
    ])
  })

  test('closes a job that people applied for instead of removing it, and leaves it its address', async () => {
    const empty = await site.target()
    const other = await site.export(empty.settings)
    const { jobs, ...before } = await contentOf(site.db())
    const job = jobs.find(({ title }) => title !== 'Cook')
    expect(await importHere(other)).toBe('done')
    expect(preview()).toContain('Job postings: 0 added, 1 changed, 1 removed, 0 unchanged')
    expect(preview()).toContain('because people applied for them: "Job coach')
    expect((await contentOf(site.db())).jobs).toEqual([{ ...job, status: 'archived' }])
    expect(await importHere(other)).toBe('nothing to change')

    const id = '01890000-0000-7000-8000-0000000000aa'
    await site.import(file, empty)
    await empty.db.updateTable('jobs').set({ id }).where('slug', '=', String(job?.slug)).execute()
    const same = await site.export(empty.settings)
    await importHere(same)
    const slugs = (await contentOf(site.db())).jobs.map(({ slug }) => slug)
    expect(slugs.sort()).toEqual(['cook', job?.slug, `${job?.slug}-0000000000aa`])
    expect(await importHere(same)).toBe('nothing to change')

    await importHere(file)
    expect(await contentOf(site.db())).toEqual({ jobs, ...before })
    const tombstones = await site.db().selectFrom('job_tombstones').select('id').execute()
    expect(tombstones.map((each) => each.id)).toContain(id)
    await importHere(same)
    await importHere(file)
  })

  test('does not approve again what was taken back here', async () => {
    const [story] = (await contentOf(site.db())).testimonials
    const status = (value: 'approved' | 'rejected') =>
      site.db().updateTable('testimonials').set({ status: value }).execute()
    await status('rejected')
    expect(await importHere(file)).toBe('nothing to change')
    await site.office().json('POST', '/testimonials/admin', { name: 'New', review: 'Later' })
    await importHere(file)
    expect(preview()).toContain('because they are not approved here: "Ruth"')
    expect((await contentOf(site.db())).testimonials).toEqual([])
    await status('approved')
    expect((await contentOf(site.db())).testimonials).toEqual([story])
  })

  test('changes nothing when it is not confirmed, or when someone saves meanwhile', async () => {
    await site.office().json('POST', '/testimonials/admin', { name: 'New', review: 'Later' })
    const before = await contentOf(site.db())
    expect(await site.import(file, site.server.context, async () => false)).toBe('not confirmed')
    const saves = async () => {
      await site.office().json('POST', '/testimonials/admin', { name: 'Newer', review: 'Later' })
      return true
    }
    await expect(site.import(file, site.server.context, saves)).rejects.toThrow(
      'Someone changed the content meanwhile, so nothing was imported.',
    )
    const after = await contentOf(site.db())
    expect(after.testimonials).toHaveLength(before.testimonials.length + 1)
    expect({ ...after, testimonials: [] }).toEqual({ ...before, testimonials: [] })
    const left = await readdir(site.server.context.settings.dataDir)
    expect(left.filter((name) => /\.(new|part)$/.test(name))).toEqual([])
    await importHere(file)
  })

  test.runIf(inject('postgresUrl'))('tells the other instances', async () => {
    const { databaseUrl = '' } = site.server.context.settings
    const notifications = await countNotifications(databaseUrl)
    await site.office().json('POST', '/testimonials/admin', { name: 'New', review: 'Later' })
    const before = await notifications.read()
    await importHere(file)
    expect(await notifications.read()).toBe(before + 1)
    await notifications.stop()
  })
})

describe('the commands', () => {
  beforeEach(() => {
    const printed = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    return () => printed.mockRestore()
  })

  test('show what would change, and change it only with --yes', async () => {
    const { settings, db } = await site.target()
    await expect(undoImportCommand(db, settings, { now, yes: true })).rejects.toThrow(
      `There is no import to undo: ${join(settings.dataDir, 'site-before-import.zip')}`,
    )
    const run = (yes: boolean) => importCommand(db, settings, { file, now, yes })
    expect(await run(false)).toContain('Nothing was changed.')
    expect(
      await withDatabase(settings, (db) => db.selectFrom('events').select('id').execute()),
    ).toEqual([])
    expect(await run(true)).toContain('npm run office -- site undo-import')
    expect(await run(true)).toBe('The website has this content already.')
    await undoImportCommand(db, settings, { now, yes: true })
    expect(await db.selectFrom('events').select('id').execute()).toEqual([])
  })

  test.skipIf(inject('postgresUrl'))('refuse to import beside a server on SQLite', async () => {
    const { settings, db } = await site.target()
    const lock = lockDataFolder(settings)
    await expect(importCommand(db, settings, { file, now, yes: true })).rejects.toThrow(
      'Another server is already running',
    )
    lock?.close()
  })
})
