import { beforeEach, expect, test } from 'vitest'
import type { ReviewedTexts, SpanishReview } from '#contract/records/spanish-reviews.ts'
import { reviewMessages } from '#contract/records/spanish-reviews.ts'
import { testApp } from '../../../../tests/support/test-app.ts'

const server = testApp()
type Headers = { authorization: string }
let owner: Headers
let editor: Headers

beforeEach(async () => {
  await server.context.db.deleteFrom('spanish_reviews').execute()
  owner = await server.signIn()
  editor = (await server.signInAs('editor')).headers
})

const send = (
  method: 'GET' | 'PUT' | 'PATCH' | 'POST',
  path: string,
  body?: object,
  as = owner,
) => {
  server.wait(1000)
  return server.app.inject({ method, url: `/api/${path}`, headers: as, ...(body && { body }) })
}
const path = (id: string) => `admin/spanish-reviews/${encodeURIComponent(id)}`
const list = async (as = owner): Promise<SpanishReview[]> =>
  (await send('GET', 'admin/spanish-reviews', undefined, as)).json().data
const find = async (id: string, as = owner): Promise<ReviewedTexts> =>
  (await send('GET', path(id), undefined, as)).json().data
const mark = async (id: string, reviewed = true, as = owner) =>
  send('PUT', path(id), { hash: (await find(id, as)).hash, reviewed }, as)
const isReviewed = async (id: string) => (await find(id)).reviewed !== null

test('nothing is reviewed until a person says so, and each mark has a name and a day', async () => {
  const before = await list()
  expect(before.filter(({ reviewed }) => reviewed)).toEqual([])
  expect(before.filter(({ critical }) => critical).map(({ id }) => id)).toEqual([
    ...['application-consent', 'referral-consent', 'form-consent', 'story-permission'],
    ...['disclosure-read', 'privacy', 'accessibility', 'easy-rights'],
  ])
  expect((await mark('about')).json().data).toMatchObject({
    id: 'about',
    reviewed: { by: 'maria' },
  })
  const at = server.clock.at.toISOString()
  expect((await find('about')).reviewed).toEqual({ by: 'maria', at })
  await mark('about', true, editor)
  expect((await find('about')).reviewed).toEqual({ by: 'maria', at })
  const lines = (await send('GET', 'admin/audit?kind=other%20text')).json().data
  expect(lines[0]).toMatchObject({ action: 'reviewed-spanish', name: 'About, mission and values' })

  await mark('about', false)
  expect(await isReviewed('about')).toBe(false)
})

test('English and Spanish are beside each other, also those of functions and mails', async () => {
  const has = async (id: string, en: string, es: string) =>
    expect((await find(id)).texts).toContainEqual({ en, es, rich: false })
  await has('privacy', 'Terms of use', 'Condiciones de uso')
  await has('careers', '1 job', '1 empleo')
  await has(
    'private-application',
    'We can’t offer you this job.',
    'No podemos ofrecerle este empleo.',
  )
  await has('mails', 'Your private link', 'Su enlace privado')
  for (const { id } of await list()) {
    const { texts } = await find(id)
    expect(texts.filter(({ en, es }) => /undefined|\[object/.test(en + es))).toEqual([])
  }
})

test('only an owner marks a critical text, and nobody one that they may not edit', async () => {
  expect((await find('privacy', editor)).mayMark).toBe(false)
  expect((await mark('privacy', true, editor)).statusCode).toBe(403)
  expect((await mark('about', true, editor)).statusCode).toBe(200)
  const { headers: intake } = await server.signInAs('intake')
  expect(await list(intake)).toEqual([])
  expect((await send('GET', path('about'), undefined, intake)).statusCode).toBe(404)
})

test('a mark is for the version that was read', async () => {
  const hash = 'x'.repeat(43)
  const refused = await send('PUT', path('about'), { hash, reviewed: true })
  expect([refused.statusCode, refused.json().message]).toEqual([409, reviewMessages.changed])
  expect(await isReviewed('about')).toBe(false)
})

const noticeId = 'language-help'
const notice = `notice ${noticeId}`
const english = '<p>Ask us for an interpreter.</p>'
const saveNotice = async (text: string) =>
  (await send('PUT', `admin/notices/${noticeId}`, { text })).json().data.updatedAt
const translate = (es: string, updatedAt: string) =>
  send('PUT', `admin/spanish/notice/${noticeId}`, {
    texts: { text: { en: english, es: `<p>${es}</p>` } },
    updatedAt,
  })
const published = async () => (await server.app.inject('/api/notices')).json().data[0]

test('a notice is read in Spanish once that is reviewed, until its English or Spanish changes', async () => {
  await translate('Pida un intérprete.', await saveNotice(english))
  await send('PATCH', `admin/notices/${noticeId}`, { published: true })
  expect(await published()).toMatchObject({ text: english, spanish: '' })
  expect(await find(notice)).toMatchObject({ name: 'Language help', critical: true })

  expect((await mark(notice, true, editor)).statusCode).toBe(403)
  await mark(notice)
  expect(await published()).toMatchObject({ text: english, spanish: '<p>Pida un intérprete.</p>' })

  const updatedAt = await saveNotice('<p>Ask us for a reader.</p>')
  expect([await isReviewed(notice), (await published()).spanish]).toEqual([false, ''])
  await translate('Pida un lector.', updatedAt)
  expect((await published()).spanish).toBe('')
  await mark(notice)
  expect((await published()).spanish).toBe('<p>Pida un lector.</p>')

  // A version that was reviewed needs no second review.
  const { current, versions } = (await send('GET', `admin/versions/notice/${noticeId}`)).json().data
  const reviewed = versions.findLast(
    ({ record }: { record: { spanish: object } }) => Object.keys(record.spanish).length > 0,
  )
  await send('POST', `admin/versions/notice/${noticeId}/${reviewed.number}`, {
    updatedAt: current.savedAt,
  })
  expect((await published()).spanish).toBe('<p>Pida un intérprete.</p>')
})

test('so is its Easy Read, with the same mark', async () => {
  const { updatedAt } = (await send('GET', 'admin/notices')).json().data[1]
  const body = { text: english, easyText: 'Ask for help with words.', updatedAt }
  const saved = (await send('PUT', `admin/notices/${noticeId}`, body)).json().data
  const es = 'Pida ayuda con las palabras.'
  const easyText = { en: body.easyText, es }
  await send('PUT', `admin/spanish/notice/${noticeId}`, {
    texts: { easyText },
    updatedAt: saved.updatedAt,
  })
  expect((await published()).spanishEasy).toBe('')
  await mark(notice)
  expect((await published()).spanishEasy).toBe(es)
})

test('what else staff write is read in Spanish at once, and waits for a review all the same', async () => {
  const { id, updatedAt } = (
    await send('POST', 'templates', {
      ...{ kind: 'message', name: 'Thanks', subject: 'Hello', text: 'Dear {name}' },
    })
  ).json().data
  const template = `message template ${id}`
  expect((await send('GET', path(template))).statusCode).toBe(404)
  await send('PUT', `admin/spanish/message%20template/${id}`, {
    texts: { subject: { en: 'Hello', es: 'Hola' } },
    updatedAt,
  })
  expect(await find(template)).toMatchObject({
    ...{ name: 'Thanks', from: 'Message templates', critical: false, reviewed: null },
    texts: [{ en: 'Hello', es: 'Hola', rich: false }],
  })
})
