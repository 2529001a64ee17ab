import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, expect, test } from 'vitest'
import { administrator, builtProgram, type RunningServer, startServer } from '../support/server.ts'

const run = promisify(execFile)
const cleanups: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup()
})

async function folder() {
  const dir = await mkdtemp(join(tmpdir(), 'poplar-process-'))
  cleanups.push(() => rm(dir, { recursive: true, force: true }))
  return dir
}

async function server(env: Record<string, string>): Promise<RunningServer> {
  const running = await startServer(env)
  cleanups.push(running.stop)
  return running
}

test('an invalid setting ends the start with a message of one line', async () => {
  const start = run(process.execPath, [builtProgram('main')], {
    env: { ...process.env, PORT: 'x' },
  })
  const { stderr } = await start.catch((error) => error)
  expect(stderr.trim().split('\n')).toHaveLength(1)
  expect(stderr).toMatch(/^Setting PORT: /)
})

test('the first start prints a generated password once, keys are private, and foreign files are reported', async () => {
  const dir = await folder()
  const env = {
    DATA_DIR: join(dir, 'data'),
    KEYS_DIR: join(dir, 'keys'),
    ADMIN_PASSWORD: '',
  }
  const first = await server(env)
  expect(first.output()).toMatch(
    /The first administrator is admin@example\.org\nwith the password \S{20}/,
  )
  expect(first.output()).not.toContain('WARNING')
  await first.stop()
  expect((await stat(join(dir, 'keys'))).mode & 0o777).toBe(0o700)
  expect((await stat(join(dir, 'keys/jwt-secret'))).mode & 0o777).toBe(0o400)
  await rm(join(dir, 'data/installation-id'))
  await mkdir(join(dir, 'data/pictures'), { recursive: true })
  await writeFile(join(dir, 'data/pictures', `${'0a'.repeat(16)}-480.webp`), '')
  const second = await server(env)
  expect(second.output()).not.toContain('password')
  expect(second.output()).toContain('do not belong to this database')
})

test('a server that is stopped finishes its running request first', async () => {
  const { url, process: child } = await server({})
  const body = JSON.stringify(administrator)
  const login = request(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': body.length },
  })
  login.write(body.slice(0, 10))
  await once(login, 'socket')
  await fetch(`${url}/api/health`)
  child.kill('SIGTERM')
  login.end(body.slice(10))
  const [response] = await once(login, 'response')
  expect(response.statusCode).toBe(200)
  response.resume()
  const [code] = await once(child, 'exit')
  expect(code).toBe(0)
})

/** Runs `npm run office --` with its own data. */
async function officeCommand() {
  const dir = await folder()
  return (...args: string[]) =>
    run(process.execPath, [builtProgram('operations/office-command'), ...args], {
      env: { ...process.env, DATA_DIR: join(dir, 'data'), KEYS_DIR: join(dir, 'keys') },
    })
}

test('the office command verifies the audit log', async () => {
  const office = await officeCommand()
  expect((await office('audit', 'verify')).stdout).toContain('complete and unchanged: 0 lines')
  await office('user', 'add', 'ann@example.org')
  expect((await office('audit', 'verify')).stdout).toContain('complete and unchanged: 1 lines')
  await expect(office('audit', 'polish')).rejects.toMatchObject({ code: 2 })
})

test('the office command adds, lists, deactivates and resets administrators', async () => {
  const command = await officeCommand()
  const office = (...args: string[]) => command('user', ...args)
  expect((await office('add', 'ann@example.org', 'ann')).stdout).toMatch(
    /^Added ann@example.org\. The password is \S{20}/,
  )
  await expect(office('add', 'Ann@example.org')).rejects.toMatchObject({
    stderr: expect.stringContaining('an administrator with this email already'),
  })
  await expect(office('deactivate', 'ann@example.org')).rejects.toMatchObject({
    stderr: expect.stringContaining('the last active owner'),
  })
  await office('add', 'bob@example.org')
  await office('deactivate', 'ann@example.org')
  const { stdout } = await office('list')
  expect(stdout).toBe(
    'ann@example.org\tann\tadmin\tdeactivated\nbob@example.org\tbob\tadmin\tactive\n',
  )
  expect((await office('password', 'bob@example.org')).stdout).toContain('signed out everywhere')
  await expect(office('reset-factor', 'bob@example.org')).rejects.toMatchObject({
    stderr: 'bob@example.org has no second factor.\n',
  })
  await expect(office('unknown')).rejects.toMatchObject({ code: 2 })
})
