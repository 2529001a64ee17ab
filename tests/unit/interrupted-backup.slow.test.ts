import { once } from 'node:events'
import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { blockFile } from '../support/backups.ts'
import { filledInstallation, start, withDatabase } from '../support/installation.ts'

const copyOffice = filledInstallation()

test.each(['SIGTERM', 'SIGKILL'] as const)(
  'a server that gets %s during a backup makes a whole one after its next start',
  async (signal) => {
    const { env, folder, dataDir } = await installationWithBackups()
    // The start tries to open documents, but no picture.
    const [name = ''] = await readdir(join(dataDir, 'pictures'))
    const picture = await blockFile(join(dataDir, 'pictures', name))
    const first = await start(env)
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
      await withDatabase(env, (db) =>
        db.updateTable('scheduled_tasks').set({ due_at: at }).execute(),
      )
    }

    const second = await start(env)
    const provedFiles = () =>
      withDatabase(env, (db) =>
        db.selectFrom('backups').select('file').where('proved_at', 'is not', null).execute(),
      )
    await expect.poll(provedFiles, { timeout: 120_000 }).toHaveLength(1)
    expect(await readdir(folder)).toEqual((await provedFiles()).map(({ file }) => file))
    expect(await readdir(dataDir)).not.toContain('backup-proof')
    expect(second.output()).not.toContain('failed')
  },
)

/** An installation with pictures and documents, whose server makes a backup when it starts. */
async function installationWithBackups() {
  const { dir, ...env } = await copyOffice()
  const folder = join(dir, 'backups')
  await mkdir(folder)
  return { env: { ...env, BACKUP_URL: pathToFileURL(folder).href }, folder, dataDir: env.DATA_DIR }
}
