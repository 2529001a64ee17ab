import { expect, test } from 'vitest'
import { builtInDetails, emptyDetails } from '#content/provider.ts'
import type { SiteDetails } from '#contract/website/site-details.ts'
import type { Program } from '#contract/website/site-texts/sections.ts'
import { aJob } from '../../../../tests/support/job.ts'
import { pageContent, texts } from '../../../../tests/support/texts.ts'
import { render } from '../entry-server.tsx'

const { programs } = texts.programs
const [living, ...others] = programs as [Program, ...Program[]]
const path = `/programs/${living.slug}`

const noRecords: Record<string, unknown> = {}

const pageOf = (
  details: SiteDetails,
  changes: Partial<Program> = {},
  at = path,
  records = noRecords,
) => {
  const changed = [{ ...living, ...changes }, ...others]
  const given = { ...texts, programs: { ...texts.programs, programs: changed } }
  const reply = async (called: string) =>
    Response.json(
      called === '/api/team'
        ? []
        : {
            success: true,
            data: called === '/api/site-details' ? details : (records[called] ?? []),
          },
    )
  return render(at, reply, pageContent({ details, texts: given }))
}

test('the page of a program says all about it, and how to go on', async () => {
  const { status, html } = await pageOf(builtInDetails)
  expect(status).toBe(200)
  expect(html).toContain(`<h1>${living.name}</h1>`)
  for (const text of [living.description, ...living.features]) expect(html).toContain(text)
  const titles = ['What a day is like', 'Who it’s for', 'How to start', 'Is this right for us?']
  for (const title of titles) expect(html).toContain(`>${title}</h2>`)
  for (const text of [living.day, living.forWhom, living.start]) {
    for (const paragraph of text.split('\n\n')) expect(html).toContain(`<p>${paragraph}</p>`)
  }
  expect(html).toContain('href="/referral/online"')
  expect(html).toContain('href="tel:+16155550142"')
  for (const { slug } of others) expect(html).toContain(`href="/programs/${slug}"`)
})

test('what nobody has written or entered is not mentioned', async () => {
  const none = { day: '', forWhom: '', start: '', features: [], picture: null }
  const { html } = await pageOf(emptyDetails, none)
  for (const title of ['What you get', 'What a day', 'Who it’s for', 'How to start', 'right for']) {
    expect(html).not.toContain(title)
  }
  expect(html).not.toContain('tel:')
  for (const title of ['What people say', 'Jobs in this program', 'See all open positions']) {
    expect(html).not.toContain(title)
  }
})

test('the stories and the open jobs of a program stand on its page, without those of others', async () => {
  const story = { _id: '1', id: '1', name: 'Ruth', review: 'They listen.', createdAt: '' }
  const { html, data } = await pageOf(builtInDetails, { name: 'At Home' }, path, {
    [`/api/jobs?program=${living.id}`]: [aJob({ id: '7', title: 'House Manager' })],
    '/api/testimonials': [
      { ...story, program: living.id },
      { ...story, id: '2', review: 'Another one.', program: others[0]?.id },
      { ...story, id: '3', review: 'One of none.' },
    ],
  })
  expect(html).toContain('>What people say</h2>')
  expect(html).toContain('They listen.')
  expect(html).toContain('>Jobs in this program</h2>')
  expect(html).toContain(
    '<a href="/jobs/7">House Manager</a><span>Knoxville, TN · Morning Shift</span>',
  )
  for (const text of [html, JSON.stringify(data)]) {
    expect(text).not.toContain('Another one.')
    expect(text).not.toContain('One of none.')
  }
})

test('search engines get the program as a service of the provider, in its counties', async () => {
  const facts = { ...builtInDetails.facts, counties: ['Knox', 'Blount County'] }
  const { head } = await pageOf({ ...builtInDetails, facts })
  expect(head).toMatchObject({
    title: 'Supported Living Services: Tulip Poplar Care',
    description: living.description,
    canonicalPath: path,
  })
  expect(head.jsonLd?.('https://x.org')).toMatchObject({
    '@type': 'Service',
    name: living.name,
    provider: { '@type': 'Organization', name: 'Tulip Poplar Care', telephone: '(615) 555-0142' },
    areaServed: [
      { '@type': 'AdministrativeArea', name: 'Knox County, TN' },
      { '@type': 'AdministrativeArea', name: 'Blount County, TN' },
    ],
    image: 'https://x.org/art/program-living.svg',
    url: `https://x.org${path}`,
  })
  const unknown = (await pageOf(emptyDetails)).head.jsonLd?.('https://x.org')
  expect(unknown).not.toHaveProperty('areaServed')
})

test('the longer texts come with the page of their program only', async () => {
  const longer = 'A very long day.'
  const dataOf = async (at: string) =>
    JSON.stringify((await pageOf(builtInDetails, { day: longer }, at)).data)
  expect(await dataOf(path)).toContain(longer)
  expect(await dataOf('/')).not.toContain(longer)
  expect(await dataOf(`/programs/${others[0]?.slug}`)).not.toContain(longer)
})

test('a program that is not shown has no page', async () => {
  const { status, head } = await pageOf(builtInDetails, {}, '/programs/nothing')
  expect(status).toBe(404)
  expect(head).not.toHaveProperty('canonicalPath')
})
