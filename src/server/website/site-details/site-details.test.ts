import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { builtInDetails, emptyDetails } from '#content/provider.ts'
import { siteDetailsMessages as messages } from '#contract/website/site-details.ts'
import { createApp } from '#server/app.ts'
import type { App } from '#server/platform/http/routes.ts'
import { testApp } from '../../../../tests/support/test-app.ts'
import { testWebsite } from '../../../../tests/support/website.ts'

const server = testApp()
let admin: { authorization: string }

beforeAll(async () => {
  admin = await server.signIn()
})
beforeEach(async () => {
  await server.context.db.deleteFrom('site_details').execute()
  server.context.responseCache.clear()
})

const changed = {
  ...builtInDetails,
  phone: '(931) 555-0123',
  hours: 'Every day, 8:00 AM to 6:00 PM',
  links: [{ label: 'The Arc Tennessee', href: 'https://www.thearctn.org/' }],
}

const url = '/api/admin/site-details'
const shown = async () => (await server.app.inject('/api/site-details')).json().data
const edited = async () => (await server.app.inject({ url, headers: admin })).json().data
const save = (body: object) => {
  server.wait(1000)
  return server.app.inject({ method: 'PUT', url, headers: admin, body })
}

test('the built-in details are shown until someone saves others', async () => {
  expect(await shown()).toEqual(builtInDetails)
  expect(await edited()).toEqual({ ...builtInDetails, updatedAt: '' })
})

test('saved details are shown immediately, and the audit log has a line', async () => {
  await shown()
  const response = await save({ ...changed, updatedAt: '' })
  expect(response.statusCode).toBe(200)
  expect(response.json()).toEqual({
    success: true,
    data: { ...changed, updatedAt: server.clock.at.toISOString() },
  })
  expect(await shown()).toEqual(changed)
  expect(await edited()).toEqual(response.json().data)
  const log = await server.app.inject({ url: '/api/admin/audit', headers: admin })
  expect(log.json().data[0]).toMatchObject({
    person: 'maria',
    action: 'updated',
    kind: 'site details',
    objectId: null,
    name: '',
  })
})

test('the assistant is on until someone turns it off, and stays off when it is not mentioned', async () => {
  expect((await shown()).assistant).toBe(true)
  await save({ ...changed, assistant: false })
  expect((await shown()).assistant).toBe(false)
  const { assistant: _, ...others } = changed
  await save({ ...others, hours: 'Never' })
  expect(await shown()).toMatchObject({ hours: 'Never', assistant: false })
  expect((await save({ ...changed, assistant: 'yes' })).statusCode).toBe(400)
})

test('values are trimmed, and the state is written in capitals', async () => {
  const { street, city, postalCode } = builtInDetails.address
  const address = { street: `  ${street} `, city, region: ' tn', postalCode: '37130-1234 ' }
  await save({ ...changed, email: ' office@example.org ', address, links: [], licensing: [] })
  expect(await shown()).toEqual({
    ...changed,
    email: 'office@example.org',
    address: { street, city, region: 'TN', postalCode: `${postalCode}-1234` },
    links: [],
    licensing: [],
  })
})

test('saving an older version is refused and changes nothing', async () => {
  const first = (await save({ ...changed, updatedAt: '' })).json().data
  const alsoFirst = await save({ ...changed, hours: 'Never', updatedAt: '' })
  expect(alsoFirst.statusCode).toBe(409)
  expect(alsoFirst.json()).toMatchObject({
    success: false,
    code: 'conflict',
    message: 'Someone else changed this. Reload to see it.',
  })
  await save({ ...changed, hours: 'Always', updatedAt: first.updatedAt })
  const late = await save({ ...changed, hours: 'Never', updatedAt: first.updatedAt })
  expect(late.statusCode).toBe(409)
  expect((await shown()).hours).toBe('Always')
  expect((await save({ ...changed, hours: 'Whenever' })).statusCode).toBe(200)
})

test('every detail can be emptied, but no row of a list', async () => {
  const blank = { street: ' ', city: '', region: '', postalCode: '' }
  const empty = { name: '', tagline: '', description: '', phone: '', email: '', hours: ' ' }
  const response = await save({
    ...empty,
    address: blank,
    licensing: [{ title: '', detail: '' }],
    links: [{ label: '', href: '' }],
  })
  expect(response.statusCode).toBe(400)
  expect(response.json()).toEqual({
    success: false,
    code: 'bad_request',
    message: 'Title is required',
    fields: {
      'licensing.0.title': 'Title is required',
      'licensing.0.detail': 'Detail is required',
      'links.0.label': 'Label is required',
      'links.0.href': 'Web address is required',
    },
  })
  expect((await save({})).json().fields).toMatchObject({
    address: 'Address is required',
    licensing: 'This list is required',
    links: 'This list is required',
  })
  expect(await shown()).toEqual(builtInDetails)
  await save({ ...empty, address: blank, licensing: [], links: [] })
  const { facts, timeZone } = builtInDetails
  expect(await shown()).toEqual({ ...emptyDetails, facts, timeZone })
})

test('who the provider is stays as it was when a caller does not mention it', async () => {
  const name = 'Ridge "River" مركز'
  await save({ ...changed, name, tagline: 'At home' })
  const { name: _, tagline, description, timeZone, facts, ...older } = changed
  await save(older)
  expect(await shown()).toMatchObject({ name, tagline: 'At home', description, timeZone, facts })
})

test('details that were saved before the product asked for the wait and referrals say nothing of them', async () => {
  await save(changed)
  const { wait, callBack, contact, ...older } = changed.facts
  const facts = JSON.stringify(older)
  await server.context.db.updateTable('site_details').set({ facts }).execute()
  expect((await server.context.details.read()).facts).toEqual({
    ...older,
    ...{ wait: '', callBack: '', contact: '' },
  })
})

const link = (href: string) => ({ links: [{ label: 'A page', href }] })
const address = (part: object) => ({ address: { ...builtInDetails.address, ...part } })

test.each<[string, object, string]>([
  ['phone', { phone: '555-0142' }, messages.phone],
  ['phone', { phone: '1'.repeat(33) }, 'Phone must be at most 32 characters'],
  ['email', { email: 'hello at example.org' }, 'Please enter a valid email address'],
  ['email', { email: `${'a'.repeat(250)}@b.co` }, 'Email must be at most 254 characters'],
  ['hours', { hours: 'x'.repeat(101) }, 'Office hours must be at most 100 characters'],
  ['hours', { hours: 'a\0b' }, 'Office hours contains a character that cannot be used'],
  ['address.street', address({ street: 'x'.repeat(121) }), 'Street must be at most 120 characters'],
  ['address.city', address({ city: 'x'.repeat(61) }), 'City must be at most 60 characters'],
  ['address.region', address({ region: 'Tennessee' }), messages.region],
  ['address.postalCode', address({ postalCode: '3713' }), messages.postalCode],
  ['links.0.href', link('javascript:alert(1)'), messages.href],
  ['links.0.href', link('JaVaScRiPt://example.org/%0Aalert(1)'), messages.href],
  ['links.0.href', link('data:text/html,hi'), messages.href],
  ['links.0.href', link('//example.org'), messages.href],
  ['links.0.href', link('www.tn.gov'), messages.href],
  ['links.0.href', link('https://tn'), messages.href],
  ['links.0.href', link('https://a b.org'), messages.href],
  [
    'links.0.href',
    link(`https://example.org/${'x'.repeat(500)}`),
    'Web address must be at most 500 characters',
  ],
  [
    'links',
    { links: Array.from({ length: 13 }, (_, n) => ({ label: `${n}`, href: `https://${n}.org` })) },
    messages.tooManyRows,
  ],
  [
    'licensing',
    { licensing: Array(2).fill({ title: 'License', detail: 'State' }) },
    messages.sameRow,
  ],
  [
    'licensing.0.detail',
    { licensing: [{ title: 'License', detail: 'x'.repeat(201) }] },
    'Detail must be at most 200 characters',
  ],
])('refuses %s: %j', async (field, part, message) => {
  const response = await save({ ...changed, ...part })
  expect(response.statusCode).toBe(400)
  expect(response.json()).toMatchObject({
    code: 'bad_request',
    message,
    fields: { [field]: message },
  })
  expect(await shown()).toEqual(builtInDetails)
})

test('accepts http and https links, with ports, queries and fragments', async () => {
  const links = ['http://example.org', 'https://example.org:8080/a?b=c#d'].map((href, n) => ({
    label: `Page ${n}`,
    href,
  }))
  expect((await save({ ...changed, links })).statusCode).toBe(200)
  expect((await shown()).links).toEqual(links)
})

/** A website whose page shows the phone number, or fails. */
let app: App
let broken = false
beforeAll(async () => {
  const website = testWebsite({
    renderFormResult: async (_form, _result, { details }) => ({
      head: { title: '', description: '' },
      html: details.phone,
    }),
    render: async (path, fetch) => {
      if (broken) throw new Error('cannot be shown')
      const { data } = await (await fetch('/api/site-details')).json()
      const head = { title: path, description: '' }
      return { status: 200, head, html: data.phone, data: {}, complete: true }
    },
  })
  app = await createApp(server.context, website)
})
afterAll(() => app.close())

test('cached pages are cleared, and the error page shows the new number too', async () => {
  expect((await app.inject('/')).body).toContain(builtInDetails.phone)
  await save(changed)
  expect((await app.inject('/')).body).toContain(changed.phone)

  broken = true
  const failed = await app.inject('/privacy')
  broken = false
  expect(failed.statusCode).toBe(500)
  expect(failed.body).toContain('<a href="tel:+19315550123">(931) 555-0123</a>')
})

test('the contact form without JavaScript gets the current number', async () => {
  await save(changed)
  const response = await app.inject({
    method: 'POST',
    url: '/api/contact/submit',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'name=Ann&message=Hello',
  })
  expect(response.body).toContain(changed.phone)
})
