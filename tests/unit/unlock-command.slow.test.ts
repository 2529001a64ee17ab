import { expect, test } from 'vitest'
import { accountCounter, findWait } from '#server/accounts/sign-in-failures.queries.ts'
import { command, newInstallation, withDatabase } from '../support/installation.ts'
import { lockAccount } from '../support/sign-in.ts'

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
