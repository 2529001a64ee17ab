import { join } from 'node:path'
import { afterAll } from 'vitest'
import { exportCommand } from '#server/operations/site/site-command.ts'
import { asItTravels, makeContent, readContent } from '#server/operations/site/site-content.ts'
import { importSite } from '#server/operations/site/site-import.ts'
import { connect } from '#server/platform/db/connect.ts'
import { migrate } from '#server/platform/db/migrate.ts'
import type { Db } from '#server/platform/db/transact.ts'
import type { Settings } from '#server/platform/settings/settings.ts'
import { backedUpOffice, now } from './backups.ts'

let made = 0

/** A filled office whose website is exported and imported. */
export function siteOffice(changes?: () => Partial<Settings>) {
  const setup = backedUpOffice(changes)
  const connections: Db[] = []
  afterAll(() => Promise.all(connections.map((db) => db.destroy())))

  return {
    server: setup.server,
    backup: () => setup.good,
    office: () => setup.office,
    db: () => setup.server.context.db,
    newFile: () => {
      made += 1
      return join(setup.dir, `site-${made}.zip`)
    },
    async export(settings: Settings = setup.server.context.settings) {
      const file = this.newFile()
      await exportCommand(settings, file, now)
      return file
    },
    /** Another installation, without content. */
    async target(changes: Partial<Settings> = {}) {
      const settings = { ...(await setup.migratedTarget()), ...changes }
      // Only another database than the tested one has no tables yet.
      if ('databaseUrl' in changes) await migrate(settings)
      const db = connect(settings)
      connections.push(db)
      return { settings, db }
    },
    import: (
      file: string,
      at: { settings: Settings; db: Db } = setup.server.context,
      confirm = async () => true,
    ) => importSite(at.db, file, { settings: at.settings, now, action: 'imported', confirm }),
  }
}

/** The content without who saved it when. */
export async function contentOf(db: Db) {
  const content = await readContent(db)
  return makeContent((name) =>
    content[name].map((row) => ({
      ...asItTravels(name, row),
      // A logo that comes from another place is as new as the import.
      ...(name === 'look_pictures' && { created_at: '' }),
    })),
  )
}
