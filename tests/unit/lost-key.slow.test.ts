import { randomBytes } from 'node:crypto'
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import {
  command,
  type Env,
  filledInstallation,
  start,
  withDatabase,
} from '../support/installation.ts'
import { signIn } from '../support/office-calls.ts'
import { administrator } from '../support/server.ts'

const copyOffice = filledInstallation()
let env: Env
const keyFile = () => join(env.KEYS_DIR, 'files-key')

beforeEach(async () => {
  env = await copyOffice()
})

/** Starts the server, and tries to open a resume. */
async function openResume() {
  const server = await start(env)
  const { headers, json } = await signIn(server.url, administrator)
  const [file] = await withDatabase(env, (db) =>
    db.selectFrom('application_files').selectAll().where('kind', '=', 'resume').execute(),
  )
  const response = await fetch(`${server.url}/uploads/resumes/${file?.stored_name}`, { headers })
  const body = response.ok ? undefined : await response.json()
  const { fileTroubles } = await json('GET', '/admin/dashboard')
  const output = server.output()
  await server.stop()
  return { status: response.status, body, fileTroubles, output }
}

async function expectMissing() {
  const { status, body, fileTroubles, output } = await openResume()
  expect({ status, code: body.code }).toEqual({ status: 503, code: 'key_missing' })
  expect(body.message).toContain('its key “local” is missing or wrong')
  expect(fileTroubles).toEqual([{ reason: 'missing key', keyName: 'local' }])
  expect(output).toContain('WARNING: sealed documents cannot be opened: the key local is not')
}

const expectOpen = async () =>
  expect(await openResume()).toMatchObject({ status: 200, fileTroubles: [] })

test('a wrong key is named at the start, on the overview and when a file is opened', async () => {
  const right = await readFile(keyFile())
  await rm(keyFile())
  await writeFile(keyFile(), randomBytes(32).toString('base64'))
  await expectMissing()
  await writeFile(keyFile(), right)
  await expectOpen()
})

test('the server does not start without the key, until a new one is asked for', async () => {
  const lost = join(env.DATA_DIR, 'lost')
  await rename(keyFile(), lost)
  await expect(start(env)).rejects.toThrow(
    /There is no files-key in .+ sealed with a key \(local\)\. Put your copy of the key back.+keys new/,
  )
  expect(await readdir(env.KEYS_DIR)).not.toContain('files-key')

  const { stdout } = await command(env, 'operations/office-command', 'keys', 'new')
  expect(stdout).toMatch(/^Made the key local-\d{4}-\d\d-\d\d-[0-9a-f]{8} in /)
  const again = await command(env, 'operations/office-command', 'keys', 'new').catch(
    (error) => error,
  )
  expect(again).toMatchObject({ code: 1, stderr: expect.stringContaining('keys rotate') })
  const lines = await withDatabase(env, (db) =>
    db.selectFrom('audit_log').select('action').where('object_kind', '=', 'files').execute(),
  )
  expect(lines).toEqual([{ action: 'made-new-key' }])
  await expectMissing()

  await rename(lost, join(env.KEYS_DIR, 'retired-local'))
  await expectOpen()
})
