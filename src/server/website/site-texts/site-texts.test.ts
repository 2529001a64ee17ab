import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Program, SiteTexts, TextSection } from '#contract/website/site-texts/sections.ts'
import {
  type EditedTexts,
  siteTextsMessages as messages,
} from '#contract/website/site-texts/site-texts.ts'
import { sweepPictures } from '#server/platform/files/pictures-in-use.queries.ts'
import { hours, minutes } from '#server/platform/time.ts'
import { scheduledTasks } from '#server/program.ts'
import { formBody } from '../../../../tests/support/multipart.ts'
import { pictureFile } from '../../../../tests/support/pictures.ts'
import { referralFields } from '../../../../tests/support/referrals.ts'
import { testApp } from '../../../../tests/support/test-app.ts'
import { texts as builtIn } from '../../../../tests/support/texts.ts'

const server = testApp()
let admin: { authorization: string }

beforeAll(async () => {
  admin = await server.signIn()
})
beforeEach(async () => {
  await server.context.db.deleteFrom('site_texts').execute()
})

const shown = () => server.context.texts.current()
const edited = async (section: TextSection): Promise<EditedTexts> => {
  const { data } = (
    await server.app.inject({ url: '/api/admin/site-texts', headers: admin })
  ).json()
  return data.find((each: EditedTexts) => each.section === section)
}

const send = (body: object) => {
  server.wait(1000)
  const url = '/api/admin/site-texts'
  return server.app.inject({ method: 'PUT', url, headers: admin, body })
}
const save = <Name extends TextSection>(
  section: Name,
  changes: Partial<SiteTexts[Name]>,
  how: object = { status: 'published' },
) => send({ section, texts: { ...builtIn[section], ...changes }, ...how })

const publish = (now: Date) =>
  scheduledTasks(server.context)
    .find(({ name }) => name === 'publishing')
    ?.run(now, new AbortController().signal)

test('the built-in texts are shown until someone saves others', async () => {
  expect(await shown()).toEqual(builtIn)
  expect(await edited('about')).toEqual({
    id: 'about-en-standard',
    section: 'about',
    texts: builtIn.about,
    draft: null,
    builtIn: builtIn.about,
    publishAt: '',
    updatedAt: '',
  })
})

test('a published text is shown at once, only what differs is stored, and the audit log has a line', async () => {
  const response = await save('about', { lead: ' We help. ' })
  expect(response.statusCode).toBe(200)
  expect((await shown()).about).toEqual({ ...builtIn.about, lead: 'We help.' })
  const rows = await server.context.db.selectFrom('site_texts').selectAll().execute()
  expect(rows).toMatchObject([
    { section: 'about', language: 'en', level: 'standard', texts: '{"lead":"We help."}' },
  ])
  const log = await server.app.inject({ url: '/api/admin/audit', headers: admin })
  expect(log.json().data[0]).toMatchObject({
    action: 'published',
    kind: 'site text',
    name: 'About Us',
  })
  await save('about', {})
  expect((await shown()).about).toEqual(builtIn.about)
})

test('an emptied text stays empty, and text that looks like code is kept as it was typed', async () => {
  const script = '<script>alert(1)</script> "&\' {provider}'
  await save('about', { lead: '', text: script, picture: null })
  expect((await shown()).about).toMatchObject({ lead: '', text: script, picture: null })
})

test('a draft is seen by staff only, until it is published', async () => {
  await save('referral', { title: 'Later' }, { status: 'draft' })
  expect((await shown()).referral.title).toBe(builtIn.referral.title)
  expect((await edited('referral')).draft).toMatchObject({ title: 'Later' })
  await save('referral', {}, { status: 'draft' })
  expect((await edited('referral')).draft).toBeNull()
})

test('a draft is published on its date, also before the task has run', async () => {
  const publishAt = new Date(server.clock.at.getTime() + 5 * minutes).toISOString()
  await save('careers', { lead: 'From then on' }, { status: 'draft', publishAt })
  expect((await edited('careers')).publishAt).toBe(publishAt)
  expect((await shown()).careers.lead).toBe(builtIn.careers.lead)
  server.wait(5 * minutes)
  expect((await shown()).careers.lead).toBe('From then on')
  expect(await edited('careers')).toMatchObject({ draft: null, publishAt: '' })
  expect(await publish(server.clock.at)).toBe('Texts published: 1.')
  expect((await shown()).careers.lead).toBe('From then on')
  expect(await publish(server.clock.at)).toBeUndefined()
})

test('a date in the past is refused', async () => {
  const publishAt = new Date(server.clock.at.getTime() - 1).toISOString()
  expect((await save('careers', { lead: 'x' }, { status: 'draft', publishAt })).statusCode).toBe(
    400,
  )
})

const own = (id: string, name: string): Program => ({
  id,
  name,
  description: 'What it is',
  features: ['A point'],
  picture: null,
  easy: '',
  day: '',
  forWhom: '',
  start: '',
  hidden: false,
  slug: 'made by the server',
  formerSlugs: [],
})
const { programs } = builtIn.programs

test('a program keeps its id and its former addresses when it gets another name', async () => {
  const [living, ...others] = programs as [Program, ...Program[]]
  await save('programs', { programs: [{ ...living, name: 'A Home of Your Own' }, ...others] })
  const renamed = (await shown()).programs.programs
  expect(renamed[0]).toMatchObject({
    id: 'supported-living',
    slug: 'a-home-of-your-own',
    formerSlugs: ['supported-living-services'],
  })
  await save('programs', { programs: [{ ...living, name: 'Ein Zuhause' }, ...others] })
  expect((await shown()).programs.programs[0]).toMatchObject({
    slug: 'ein-zuhause',
    formerSlugs: ['supported-living-services', 'a-home-of-your-own'],
  })
  await save('programs', {})
  expect((await shown()).programs.programs[0]).toMatchObject({
    slug: 'supported-living-services',
    formerSlugs: ['a-home-of-your-own', 'ein-zuhause'],
  })
})

test('two programs whose names make the same address get different ones', async () => {
  await save('programs', { programs: [...programs, own('one', 'عيادة'), own('two', 'مدرسة')] })
  const slugs = (await shown()).programs.programs.map(({ slug }) => slug)
  expect(slugs.slice(-2)).toEqual(['program', 'program-2'])
})

test('a program that was published is hidden where it is left out, and a draft of one is gone', async () => {
  await save(
    'programs',
    { programs: [...programs, own('day', 'Day Program')] },
    { status: 'draft' },
  )
  await save('programs', {}, { status: 'draft' })
  expect((await edited('programs')).draft).toBeNull()
  await save('programs', { programs: [...programs, own('day', 'Day Program')] })
  await save('programs', { programs: programs.slice(1) })
  const found = (await shown()).programs.programs
  expect(found.map(({ id, hidden }) => [id, hidden])).toEqual([
    ...programs.slice(1).map(({ id }) => [id, false]),
    ['supported-living', true],
    ['day', true],
  ])
})

test('a referral names a program that is hidden meanwhile, but no unknown one', async () => {
  const hidden = programs.map((program) => ({ ...program, hidden: true }))
  await save('programs', { programs: hidden })
  const refer = async (program: string) => {
    const { payload, headers } = await formBody({ ...referralFields(), program })
    return server.app.inject({ method: 'POST', url: '/api/referrals/submit', payload, headers })
  }
  expect((await refer('family-support')).statusCode).toBe(201)
  const refused = await refer('no-such-program')
  expect(refused.statusCode).toBe(400)
  expect(refused.json().fields).toEqual({ program: 'This program is not known' })
  const names = await server.app.inject({ url: '/api/admin/programs', headers: admin })
  expect(names.json().data).toContainEqual({
    id: 'family-support',
    name: 'Family Support',
    hidden: true,
  })
})

const benefits = (count: number, hidden = false) =>
  Array.from({ length: count }, (_, n) => ({
    id: `${hidden}-${n}`,
    name: `${hidden} ${n}`,
    hidden,
  }))

test('eight rows are shown at most, however many are hidden', async () => {
  expect(
    (await save('careers', { benefits: [...benefits(8), ...benefits(9, true)] })).statusCode,
  ).toBe(200)
  const refused = await save('careers', { benefits: benefits(9) })
  expect(refused.json()).toMatchObject({ message: messages.tooManyRows })
})

test.each<[string, object]>([
  ['texts.title', { title: 'x'.repeat(61) }],
  ['texts.title', { title: 'two\nlines' }],
  ['texts.lead', { lead: 'a\0b' }],
  [
    'texts.picture.path',
    { picture: { ...builtIn.about.picture, path: 'https://evil.example/x.svg' } },
  ],
  ['texts.picture.path', { picture: { ...builtIn.about.picture, path: '/art/none.svg' } }],
  ['texts.lead', { lead: 7 }],
])('refuses %s in %j', async (field, changes) => {
  const refused = await send({
    section: 'about',
    texts: { ...builtIn.about, ...changes },
    status: 'published',
  })
  expect(refused.statusCode).toBe(400)
  expect(Object.keys(refused.json().fields)).toEqual([field])
  expect((await shown()).about).toEqual(builtIn.about)
})

test('a picture is sent with its description, stays while a text, a draft or a version names it, and is swept after', async () => {
  const { payload, headers } = await formBody({ image: await pictureFile() })
  const sent = await server.app.inject({
    method: 'POST',
    url: '/api/admin/site-texts/pictures',
    payload,
    headers: { ...headers, ...admin },
  })
  const picture = { ...sent.json().data, description: 'A porch', focus: 'left top' }
  expect(sent.json().data).toMatchObject({ width: 320, height: 160, widths: [320] })
  const { context } = server
  const sweep = () => sweepPictures(context, new Date(Date.now() + 2 * hours))
  await save('about', { picture }, { status: 'draft' })
  expect(await sweep()).toBe(0)
  await save('about', { picture })
  expect(await sweep()).toBe(0)
  expect((await shown()).about.picture).toEqual(picture)
  expect((await save('about', { picture: { ...picture, description: '' } })).json().fields).toEqual(
    {
      'texts.picture.description': 'Please say what the picture shows',
    },
  )
  await save('about', {})
  await server.context.db.deleteFrom('record_versions').execute()
  expect(await sweep()).toBe(2)
  expect((await save('about', { picture })).json().message).toBe(messages.unknownPicture)
})
