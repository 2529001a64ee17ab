import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { expect, inject, onTestFinished, test } from 'vitest'
import { type Env, newInstallation, start, withDatabase } from '../support/installation.ts'
import { builtProgram, startServer } from '../support/server.ts'

const onSqlite = test.skipIf(inject('postgresUrl'))
const run = promisify(execFile)

onSqlite('a second server on the same data folder is refused', async () => {
  const { dir: _, ...env } = await newInstallation()
  const first = await start(env)
  expect(await refusal('main', env)).toMatch(
    /^Another server is already running on the data folder \S+data\. Stop it, or set another DATA_DIR\.\n$/,
  )
  // Commands work while the server runs.
  await run(
    process.execPath,
    [builtProgram('operations/office-command'), 'user', 'list'],
    options(env),
  )

  first.process.kill('SIGKILL')
  await once(first.process, 'exit')
  await start(env)
})

test.runIf(inject('postgresUrl'))(
  'a second server with its files on a disk of its own is refused and told what to set',
  async () => {
    const { dir, ...env } = await newInstallation()
    const first = await start(env)
    expect(await refusal('main', { ...env, DATA_DIR: join(dir, 'other') })).toMatch(
      /^Another instance \(on \S+, since \S+, build \S+\) uses this database, and its pictures and documents are not in the DATA_DIR of this one\. Set the same FILES_URL for all instances, or stop the other one\.\n$/,
    )
    // One that is killed can be started again at once.
    first.process.kill('SIGKILL')
    await once(first.process, 'exit')
    await start(env)
  },
)

test('a database that a newer version has used is refused in one line that says what to do', async () => {
  const { dir, ...env } = await newInstallation()
  await withDatabase(env, (db) =>
    sql`insert into kysely_migration (name, timestamp) values ('999-later', '')`.execute(db),
  )
  const says =
    /^(No backup was made: )?This database was written by a newer version of Poplar \(its last migration is 999-later\)\. Start that version, or restore a backup made before the upgrade\.\n$/
  expect(await refusal('main', env)).toMatch(says)
  expect(await refusal('operations/office-command', env, 'user', 'list')).toMatch(says)
  const file = join(dir, 'backup.zip')
  expect(await refusal('operations/backup/backup-command', env, file)).toMatch(says)
})

onSqlite(
  'a server whose disk is full starts, serves its pages and says what is wrong',
  async () => {
    const { dir: _, ...env } = await newInstallation()
    const before = await start(env)
    await before.stop()
    const server = await startServer(env, { diskFull: true })
    onTestFinished(server.stop)
    expect(server.output()).toContain('WARNING: the disk is full or cannot be written')
    const status = async (path: string) => (await fetch(`${server.url}${path}`)).status
    expect(await status('/')).toBe(200)
    expect(await status('/api/jobs')).toBe(200)
    expect(await status('/api/ready')).toBe(503)
  },
)

const options = (env: Env) => ({ env: { ...process.env, PORT: '0', ...env } })

/** What a program prints that ends with code 1. */
async function refusal(program: string, env: Env, ...args: string[]): Promise<string> {
  const ended = await run(process.execPath, [builtProgram(program), ...args], options(env)).catch(
    (error) => error,
  )
  expect(ended.code).toBe(1)
  return ended.stderr
}
