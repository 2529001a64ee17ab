import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { connect } from '#server/platform/db/connect.ts'
import type { Db } from '#server/platform/db/transact.ts'
import { blockFile } from '../support/backups.ts'
import { fillOffice } from '../support/fill-office.ts'
import { administrator, startServer } from '../support/server.ts'

test.each(['SIGTERM', 'SIGKILL'] as const)(
  'a server that gets %s during a backup makes a whole one after its next start',
  async (signal) => {
    const { env, folder, dataDir, withDatabase } = await filledInstallation()
    // The start tries to open documents, but no picture.
    const [name = ''] = await readdir(join(dataDir, 'pictures'))
    const picture = await blockFile(join(dataDir, 'pictures', name))
    const first = await startServer(env)
    onTestFinished(first.stop)
    await picture.reached
    expect(await readdir(folder)).toEqual([expect.stringMatching(/\.backup\.part$/)])
    const exited = once(first.process, 'exit')
    first.process.kill(signal)
    await picture.letGo()
    const [code] = await exited
    await picture.putBack()
    if (signal === 'SIGTERM') {
      expect(code).toBe(0)
      expect(await readdir(folder)).toEqual([])
    } else {
      // As if the two minutes had passed after which a run that is no longer heard of counts as dead.
      const at = new Date().toISOString()
      await withDatabase((db) => db.updateTable('scheduled_tasks').set({ due_at: at }).execute())
    }

    const second = await startServer(env)
    onTestFinished(second.stop)
    const provedFiles = () =>
      withDatabase((db) =>
        db.selectFrom('backups').select('file').where('proved_at', 'is not', null).execute(),
      )
    await expect.poll(provedFiles, { timeout: 120_000 }).toHaveLength(1)
    expect(await readdir(folder)).toEqual((await provedFiles()).map(({ file }) => file))
    expect(await readdir(dataDir)).not.toContain('backup-proof')
    expect(second.output()).not.toContain('failed')
  },
)

/** An installation with pictures and documents, whose server makes a backup when it starts. */
async function filledInstallation() {
  const dir = await mkdtemp(join(tmpdir(), 'poplar-nightly-'))
  onTestFinished(() => rm(dir, { recursive: true, force: true }))
  const dataDir = join(dir, 'data')
  const folder = join(dir, 'backups')
  await mkdir(folder)
  const env = { DATA_DIR: dataDir, KEYS_DIR: join(dir, 'keys') }
  const server = await startServer(env)
  onTestFinished(server.stop)
  await fillOffice(server.url, administrator)
  await server.stop()

  async function withDatabase<T>(act: (db: Db) => Promise<T>): Promise<T> {
    const db = connect({ dataDir, databaseUrl: undefined })
    try {
      return await act(db)
    } finally {
      await db.destroy()
    }
  }
  const BACKUP_URL = pathToFileURL(folder).href
  return { env: { ...env, BACKUP_URL }, folder, dataDir, withDatabase }
}
