import { beforeEach, describe, expect, test } from 'vitest'
import { type Role, roleNames } from '#contract/platform/roles.ts'
import { findApplication } from '#server/hiring/application-data/applications.queries.ts'
import { newId } from '#server/platform/db/portable.ts'
import { addApplication } from '../../../../tests/support/applications.ts'
import { formBody } from '../../../../tests/support/multipart.ts'
import { officeApi } from '../../../../tests/support/office-api.ts'
import { referralFields } from '../../../../tests/support/referrals.ts'

const office = officeApi('referrals', 'applications', 'idempotency_keys')
const { server } = office
let id: string
let path: string

beforeEach(async () => {
  const body = await formBody(referralFields())
  await server.app.inject({ method: 'POST', url: '/api/referrals/submit', ...body })
  id = (await office.send('GET', '/api/referrals')).json().data[0].id
  path = `/${(await office.send('GET', `/api/referrals/${id}`)).json().data.files[0].path}`
})

const open = async (url: string, role: Role) => {
  const { headers } = await server.signInAs(role)
  return server.app.inject({ url, headers })
}

describe('a file of a referral', () => {
  test('opens as it was sent, for those who may read referrals only', async () => {
    const statuses: Record<string, number> = {}
    for (const role of roleNames) statuses[role] = (await open(path, role)).statusCode
    expect(statuses).toEqual({ admin: 200, editor: 403, hiring: 403, intake: 200, reader: 403 })
    expect((await server.app.inject(path)).statusCode).toBe(401)
  })

  test('is sent so that no browser runs or stores it', async () => {
    const response = await open(path, 'intake')
    expect(response.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(/^inline; filename="?plan\.pdf"?$/),
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    })
    expect(response.headers['content-security-policy']).toContain('sandbox')
  })

  test('is not found under another name, among applicants’ documents or the other way round', async () => {
    const name = path.split('/').at(-1)
    const other = `${'0'.repeat(48)}.pdf`
    const application = await findApplication(
      server.context.db,
      await addApplication(server.context),
    )
    for (const url of [
      `/uploads/referrals/${other}`,
      '/uploads/referrals/..%2F..%2Fkeys%2Ffiles-key',
      `/uploads/resumes/${name}`,
      `/uploads/documents/${name}`,
      `/uploads/referrals/${application?.resume?.filename}`,
    ]) {
      expect((await open(url, 'admin')).statusCode, url).toBe(404)
    }
  })

  test('what the person needs has no address of its own', async () => {
    const needs = await server.context.db
      .selectFrom('referral_files')
      .select('stored_name')
      .where('kind', '=', 'needs')
      .executeTakeFirstOrThrow()
    expect((await open(`/uploads/referrals/${needs.stored_name}`, 'admin')).statusCode).toBe(404)
  })

  test('leaves a line in the audit log each time it is opened', async () => {
    await open(path, 'intake')
    const lines = await server.context.db
      .selectFrom('audit_log')
      .select(['action', 'object_kind'])
      .where('object_id', '=', id)
      .orderBy('id')
      .execute()
    expect(lines).toEqual([
      { action: 'referred', object_kind: 'referral' },
      { action: 'opened', object_kind: 'referral' },
      { action: 'opened', object_kind: 'referral file' },
    ])
  })
})

test('a guessed id finds no referral', async () => {
  const { headers } = await server.signInAs('intake')
  for (const url of [`/api/referrals/${newId()}`, '/api/referrals/1']) {
    expect((await server.app.inject({ url, headers })).statusCode).toBe(404)
  }
})
