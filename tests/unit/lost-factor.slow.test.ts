import { expect, test } from 'vitest'
import { command, newInstallation, start, withDatabase } from '../support/installation.ts'
import { administrator } from '../support/server.ts'
import { appCode } from '../support/sign-in.ts'

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
