import { spawn } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { createDocuments } from '#server/platform/files/document-store.ts'
import { createDiskStore } from '#server/platform/files/stores/disk-store.ts'
import { createVault } from '#server/platform/files/vault.ts'
import { fileKeys } from '#server/platform/settings/file-keys.ts'
import { addApplication } from '../support/applications.ts'
import { fillOffice } from '../support/fill-office.ts'
import { command, type Env, newInstallation, start, withDatabase } from '../support/installation.ts'
import { signIn } from '../support/office-calls.ts'
import { administrator, builtProgram, type RunningServer } from '../support/server.ts'

const documents = 40

let env: Env

const files = () =>
  withDatabase(env, (db) => db.selectFrom('application_files').selectAll().execute())
const rotate = () => command(env, 'operations/office-command', 'keys', 'rotate')

async function addDocuments() {
  await withDatabase(env, async (db) => {
    const vault = createVault(await fileKeys(undefined, env.KEYS_DIR))
    const stored = createDocuments(createDiskStore(env.DATA_DIR), vault)
    for (let added = 0; added < documents; added += 2) {
      await addApplication({ db, documents: stored, now: () => new Date() })
    }
  })
}

type File = Awaited<ReturnType<typeof files>>[number]

/** Opens a document as an administrator would. Returns what is wrong with the response. */
async function findFaults(url: string, headers: { authorization: string }, file: File) {
  const folder = file.kind === 'resume' ? 'resumes' : 'documents'
  const response = await fetch(`${url}/uploads/${folder}/${file.stored_name}`, { headers })
  const bytes = Buffer.from(await response.arrayBuffer())
  if (response.status !== 200) return [`${file.id} responds with ${response.status}`]
  const hash = createHash('sha256').update(bytes).digest('hex')
  return hash === file.sha256 ? [] : [`${file.id} is not what was sent`]
}

async function openAll(server: RunningServer) {
  const { headers } = await signIn(server.url, administrator)
  const faults: string[] = []
  for (const file of await files()) faults.push(...(await findFaults(server.url, headers, file)))
  return faults
}

test('keys are rotated while documents are read and applications arrive, also after a crash', async () => {
  env = await newInstallation()
  const server = await start(env)
  const office = await fillOffice(server.url, administrator)
  await addDocuments()
  const known = await files()

  let stopped = false
  const faults: string[] = []
  const read = async () => {
    for (let index = 0; !stopped; index += 7) {
      const file = known[index % known.length]
      if (file) faults.push(...(await findFaults(server.url, office.headers, file)))
    }
  }
  const apply = async () => {
    for (let index = 0; !stopped; index += 1) await office.apply({ email: `${index}@example.org` })
  }
  const load = Promise.all([read(), read(), apply()])
  onTestFinished(() => {
    stopped = true
  })

  const killed = spawn(
    process.execPath,
    [builtProgram('operations/office-command'), 'keys', 'rotate'],
    {
      env: { ...process.env, ...env },
    },
  )
  const exited = once(killed, 'exit')
  const resealed = async () => (await files()).filter((file) => file.key_name !== 'local').length
  // After the first one, because on a busy machine all others may follow before the next look.
  while ((await resealed()) === 0 && killed.exitCode === null);
  killed.kill('SIGKILL')
  await exited
  expect(killed.signalCode).toBe('SIGKILL')
  expect((await readFile(join(env.KEYS_DIR, 'files-key'), 'utf8')).split(',')).toHaveLength(2)

  const { stdout } = await rotate()
  stopped = true
  await load
  expect(faults).toEqual([])
  expect(stdout).toMatch(/Sealed \d+ documents again: all documents have the key local-\S+\./)
  expect(stdout).toContain('retired-local')
  const keyNames = new Set((await files()).map((file) => file.key_name))
  expect(keyNames.size).toBe(1)
  expect(keyNames).not.toContain('local')
  const lines = await withDatabase(env, (db) =>
    db.selectFrom('audit_log').select('action').where('object_kind', '=', 'files').execute(),
  )
  expect(lines).toEqual([{ action: 'rotated' }])

  await server.stop()
  await rm(join(env.KEYS_DIR, 'retired-local'))
  expect((await readdir(env.KEYS_DIR)).filter((name) => name.startsWith('retired-'))).toEqual([])
  const again = await start(env)
  expect(again.output()).not.toContain('WARNING')
  expect(await openAll(again)).toEqual([])
})

// The database is asked the same as above.
test.skipIf(inject('postgresUrl'))(
  'with FILES_KEY the command says what to do, and then seals everything with the first key',
  async () => {
    const [oldKey, newKey] = ['old', 'new'].map(
      (name) => `${name}:${randomBytes(32).toString('base64')}`,
    )
    const withKeys = (filesKey: string) => ({ ...env, FILES_KEY: filesKey })
    env = await newInstallation()
    env = withKeys(`${oldKey}`)
    const server = await start(env)
    await fillOffice(server.url, administrator)
    await server.stop()
    const { stdout } = await rotate()
    expect(stdout).toContain('Put it first in FILES_KEY')

    env = withKeys(`${newKey},${oldKey}`)
    expect((await rotate()).stdout).toContain('all documents have the key new.')
    env = withKeys(`${newKey}`)
    const again = await start(env)
    expect(again.output()).not.toContain('WARNING')
    expect(await openAll(again)).toEqual([])
  },
)
