import { beforeEach, expect, test } from 'vitest'
import { intakeApp } from '../../../../tests/support/intake.ts'

const setup = intakeApp()
const { server, apply, stored } = setup
const url = '/api/careers/rules'
const withoutIdentity = { idDoc_0: undefined }

beforeEach(() => save('application'))

const read = async () => (await server.app.inject(url)).json().data
async function save(identityDocuments: string) {
  const headers = await server.signIn()
  return server.app.inject({ method: 'PUT', url, headers, body: { identityDocuments } })
}

test('identity documents belong to the application until an owner says otherwise', async () => {
  await server.context.db.deleteFrom('application_rules').execute()
  server.context.responseCache.clear()
  expect(await read()).toEqual({ identityDocuments: 'application' })
  const response = await apply(withoutIdentity)
  expect(response.statusCode).toBe(400)
  expect(response.json().fields).toEqual({
    identificationDocs: 'At least one identification document is required',
  })
})

test('after the change visitors know it at once, and apply without them, but not without a resume', async () => {
  expect((await read()).identityDocuments).toBe('application')
  expect((await save('offer')).statusCode).toBe(200)
  expect((await read()).identityDocuments).toBe('offer')
  const response = await apply(withoutIdentity)
  expect(response.statusCode).toBe(201)
  expect((await stored(response.json().data.id)).identificationDocuments).toEqual([])
  expect((await apply({ ...withoutIdentity, resume: undefined })).statusCode).toBe(400)
})

test('switching back and forth loses nothing', async () => {
  const { id } = (await apply()).json().data
  await save('offer')
  const early = (await apply({ email: 'early@example.org' })).json().data
  await save('application')
  for (const each of [id, early.id]) {
    expect((await stored(each)).identificationDocuments).toMatchObject([
      { originalName: 'passport.png' },
    ])
  }
})

test('another choice is refused', async () => {
  expect((await save('never')).statusCode).toBe(400)
  expect((await read()).identityDocuments).toBe('application')
})
