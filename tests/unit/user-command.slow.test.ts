import { expect, test } from 'vitest'
import { accountCounter, findWait } from '#server/accounts/sign-in-failures.queries.ts'
import { command, newInstallation, start, withDatabase } from '../support/installation.ts'
import { administrator } from '../support/server.ts'
import { appCode, lockAccount } from '../support/sign-in.ts'

test('roles are given on the command line, also when there is no owner any more', async () => {
  const env = await newInstallation()
  const user = async (...args: string[]) =>
    (await command(env, 'operations/office-command', 'user', ...args)).stdout
  await user('add', 'ann@example.org', 'Ann')
  await user('add', 'tom@example.org', 'Tom', 'intake')
  expect(await user('list')).toBe(
    'ann@example.org\tAnn\tadmin\tactive\ntom@example.org\tTom\tintake\tactive\n',
  )
  await expect(user('role', 'ann@example.org', 'reader')).rejects.toMatchObject({
    stderr: 'This is the last active owner.\n',
  })
  await expect(user('role', 'tom@example.org', 'boss')).rejects.toMatchObject({
    stderr: 'A role is admin, editor, hiring, intake, reader.\n',
  })
  await withDatabase(env, (db) => db.updateTable('users').set({ role: 'reader' }).execute())
  expect(await user('role', 'tom@example.org', 'admin')).toBe(
    'tom@example.org has the role admin now.\n',
  )
})

test('an account that strangers locked is unlocked on the command line', async () => {
  const env = await newInstallation()
  const user = async (...args: string[]) =>
    (await command(env, 'operations/office-command', 'user', ...args)).stdout
  const email = 'ann@example.org'
  await user('add', email, 'Ann')
  const lockedFor = () =>
    withDatabase(env, (db) => findWait(db, [accountCounter(email)], new Date()))
  await withDatabase(env, (db) => lockAccount({ db, now: () => new Date() }, email))
  expect(await lockedFor()).toBeGreaterThan(0)
  expect(await user('unlock', email)).toBe(`${email} can sign in from new browsers again.\n`)
  expect(await lockedFor()).toBe(0)
  await expect(user('unlock', 'nobody@example.org')).rejects.toMatchObject({
    stderr: 'There is no administrator nobody@example.org.\n',
  })
  const lines = await withDatabase(env, (db) =>
    db.selectFrom('audit_log').select('action').where('action', '=', 'unlocked').execute(),
  )
  expect(lines).toHaveLength(1)
})

test('a second factor works after its key was rotated, and is reset on the command line', async () => {
  const env = await newInstallation()
  const server = await start(env)
  const post = async (path: string, body: object, token = '') => {
    const response = await fetch(`${server.url}/api/auth/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    })
    return response.json()
  }
  const { token } = await post('login', administrator)
  const begun = await post('second-factor/begin', { password: administrator.password }, token)
  const { secret } = begun.data
  await post('second-factor/on', { code: appCode(secret) }, token)
  expect(await post('login', administrator)).toMatchObject({ code: 'code_needed' })

  await command(env, 'operations/office-command', 'keys', 'rotate')
  const [factor] = await withDatabase(env, (db) =>
    db.selectFrom('second_factors').select('key_name').execute(),
  )
  expect(factor?.key_name).toMatch(/^local-/)
  const code = appCode(secret, new Date(Date.now() + 30_000))
  expect(await post('login', { ...administrator, code })).toMatchObject({ success: true })

  const { email } = administrator
  const { stdout } = await command(env, 'operations/office-command', 'user', 'reset-factor', email)
  expect(stdout).toBe(`${email} signs in without a second factor, and is signed out everywhere.\n`)
  expect(await post('login', administrator)).toMatchObject({ success: true })
  const validation = await fetch(`${server.url}/api/auth/validate`, {
    headers: { authorization: `Bearer ${token}` },
  })
  expect(await validation.json()).toEqual({ valid: false, reason: 'revoked' })
})
