import { expect, test } from 'vitest'
import { command, newInstallation, withDatabase } from '../support/installation.ts'

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
