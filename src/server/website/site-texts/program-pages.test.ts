import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Program } from '#contract/website/site-texts/sections.ts'
import { createApp } from '#server/app.ts'
import type { App } from '#server/platform/http/routes.ts'
import { testApp } from '../../../../tests/support/test-app.ts'
import { texts } from '../../../../tests/support/texts.ts'
import { testWebsite } from '../../../../tests/support/website.ts'

const server = testApp()
let app: App
let admin: { authorization: string }

beforeAll(async () => {
  admin = await server.signIn()
  // A page says which one it is.
  const render = async (path: string) => ({
    head: { title: path, description: '' },
    html: '',
    data: {},
    complete: true,
    status: path === '/not-found' ? 404 : 200,
  })
  app = await createApp(server.context, testWebsite({ render }))
})
afterAll(() => app.close())
beforeEach(async () => {
  await server.context.db.deleteFrom('site_texts').execute()
  server.context.responseCache.clear()
})

const { programs } = texts.programs
const [living, ...others] = programs as [Program, ...Program[]]

const save = async (changed: Partial<Program>) => {
  server.wait(1000)
  const body = {
    section: 'programs',
    texts: { ...texts.programs, programs: [{ ...living, ...changed }, ...others] },
    status: 'published',
  }
  await app.inject({ method: 'PUT', url: '/api/admin/site-texts', headers: admin, body })
}

const open = async (name: string) => {
  const { statusCode, headers, body } = await app.inject({
    url: `/programs/${name}`,
    headers: { accept: 'text/html' },
  })
  return headers.location
    ? [statusCode, headers.location, headers['cache-control']]
    : [statusCode, /<title>(.*)<\/title>/.exec(body)?.[1]]
}

test('a program has a page of its kind, at one address', async () => {
  const { body } = await app.inject('/programs/family-support')
  expect(body).toContain('src="/program.js"')
  expect(await open('family-support')).toEqual([200, '/programs/family-support'])
  expect((await open('family-support/')).slice(0, 2)).toEqual([301, '/programs/family-support'])
})

test('the address follows the name, and the former ones lead to it', async () => {
  await save({ name: 'A Home of Your Own' })
  await save({ name: 'At Home' })
  expect(await open('at-home')).toEqual([200, '/programs/at-home'])
  for (const former of ['supported-living-services', 'a-home-of-your-own']) {
    expect(await open(former)).toEqual([301, '/programs/at-home', 'no-cache'])
  }
})

test('a hidden program and an unknown one have no page, under no name', async () => {
  await save({ name: 'At Home', hidden: true })
  for (const name of ['at-home', 'supported-living-services', 'nothing']) {
    expect(await open(name)).toEqual([404, '/not-found'])
  }
})

test('the sitemap has the pages of the programs that are shown', async () => {
  const listed = async () =>
    [...(await app.inject('/sitemap.xml')).body.matchAll(/<loc>[^<]*:\d+\/(programs\/[^<]*)/g)].map(
      ([, path]) => path,
    )
  const rest = others.map(({ slug }) => `programs/${slug}`)
  expect(await listed()).toEqual(['programs/supported-living-services', ...rest])
  await save({ name: 'At Home' })
  expect(await listed()).toEqual(['programs/at-home', ...rest])
  await save({ hidden: true })
  expect(await listed()).toEqual(rest)
})

test('a program that was stored or is sent without its longer texts has none', async () => {
  const { day: _, forWhom: __, start: ___, ...older } = living
  const stored = JSON.stringify({ programs: [{ ...older, name: 'Older' }] })
  await save({ name: 'New' })
  await server.context.db.updateTable('site_texts').set({ texts: stored }).execute()
  const shown = async () => (await server.context.texts.current()).programs.programs[0]
  const none = { day: '', forWhom: '', start: '' }
  expect(await shown()).toMatchObject({ name: 'Older', ...none })
  const body = {
    section: 'programs',
    texts: { ...texts.programs, programs: [{ ...older, name: 'Sent' }] },
    status: 'published',
  }
  await app.inject({ method: 'PUT', url: '/api/admin/site-texts', headers: admin, body })
  expect(await shown()).toMatchObject({ name: 'Sent', ...none })
})
