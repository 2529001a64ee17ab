import { beforeAll, expect, test } from 'vitest'
import { builtInDetails, emptyDetails } from '#content/provider.ts'
import { builtInLook } from '#contract/website/look/brand.ts'
import { testApp } from '../../../../tests/support/test-app.ts'
import { aboutTexts } from '../../../../tests/support/texts.ts'

const server = testApp()
let headers: { authorization: string }
beforeAll(async () => {
  headers = await server.signIn()
})

const read = async () => (await server.app.inject({ url: '/api/admin/setup', headers })).json().data
const done = async () =>
  (await read()).steps
    .filter((step: { done: boolean }) => step.done)
    .map(({ id }: { id: string }) => id)
const mark = (mark: string) =>
  server.app.inject({ method: 'POST', url: '/api/admin/setup', headers, body: { mark } })
const save = (changes: object) => {
  const body = { ...builtInDetails, ...changes }
  return server.app.inject({ method: 'PUT', url: '/api/admin/site-details', headers, body })
}

test('a site that shows samples has nothing done, and the set-up is offered until someone begins', async () => {
  expect(await read()).toMatchObject({ state: 'new' })
  expect(await done()).toEqual([])
  expect((await mark('begun')).json().data.state).toBe('begun')
  expect((await mark('ended')).statusCode).toBe(400)
})

test('a step is done with the provider’s own details, not with the sample’s', async () => {
  await save({ name: 'Ridge & River', tagline: '' })
  expect(await done()).toEqual(['name'])
  const { address } = builtInDetails
  await save({ name: 'Ridge', phone: '(931) 555-0123', address: { ...address, street: '1 Main' } })
  expect(await done()).toEqual(['name', 'contact'])
  const licensing = [{ title: 'License', detail: 'No. 7' }]
  const facts = { eligibility: 'Adults', counties: ['Knox'], plans: ['ECF'], cost: 'Nothing' }
  await save({ ...emptyDetails, licensing, facts })
  expect(await done()).toEqual(['licensing', 'services', 'samples'])
})

test('a look and a text that were saved are the provider’s own, also while a text is a draft', async () => {
  await save({})
  const colors = { main: '#123456', accent: '#c2410c', typeface: builtInLook.typeface }
  const body = { ...colors, logo: null, logoOnDark: null, icon: null }
  await server.app.inject({ method: 'PUT', url: '/api/admin/look', headers, body })
  expect(await done()).toEqual(['look'])
  await server.app.inject({
    method: 'PUT',
    url: '/api/admin/site-texts',
    headers,
    body: { ...aboutTexts, status: 'draft' },
  })
  expect(await done()).toEqual(['look', 'words'])
  const { db } = server.context
  await db.deleteFrom('look').execute()
  await db.deleteFrom('site_texts').execute()
})

test('words and samples can be kept on purpose, a second person counts, and the list can be dismissed', async () => {
  await save({})
  expect(await done()).toEqual([])
  await mark('words kept')
  expect(await done()).toEqual(['words'])
  await mark('samples kept')
  await server.signInAs('reader')
  expect(await done()).toEqual(['words', 'samples', 'people'])
  await mark('dismissed')
  expect((await read()).state).toBe('dismissed')
})
