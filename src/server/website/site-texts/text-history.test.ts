import { expect, test } from 'vitest'
import type { Program, SiteTexts, TextSection } from '#contract/website/site-texts/sections.ts'
import { sweepPictures } from '#server/platform/files/pictures-in-use.queries.ts'
import { pictureFile } from '../../../../tests/support/pictures.ts'
import { recordHistories } from '../../../../tests/support/record-histories.ts'
import { texts as builtIn } from '../../../../tests/support/texts.ts'

const office = recordHistories()
const { server } = office
const kind = 'site text'

async function publish<Name extends TextSection>(section: Name, changes: Partial<SiteTexts[Name]>) {
  server.wait(1000)
  const texts = { ...builtIn[section], ...changes }
  const body = { section, texts, status: 'published' }
  const response = await office.send(office.maria, 'PUT', '/admin/site-texts', body)
  expect(response.statusCode).toBe(200)
  return response.json().data
}

test('an earlier version of a section is shown and restored', async () => {
  await publish('about', { lead: 'First' })
  const it = await publish('about', { lead: 'Second' })
  const { versions } = await office.history(kind, it)
  const leads = versions.map(({ record }) => (record as { texts: { lead: string } }).texts.lead)
  expect(leads).toEqual(['First'])
  server.wait(1000)
  expect((await office.restore(office.maria, kind, it)).statusCode).toBe(200)
  expect((await server.context.texts.current()).about.lead).toBe('First')
  expect((await office.restore(office.maria, kind, it)).statusCode).toBe(409)
})

test('a program that is newer than the restored version is hidden, and records can name it', async () => {
  const { programs } = builtIn.programs
  await publish('programs', { title: 'What we do' })
  const added = { ...(programs[0] as Program), id: 'music', name: 'Music' }
  const it = await publish('programs', { programs: [...programs, added] })
  server.wait(1000)
  await office.restore(office.maria, kind, it)
  const restored = (await server.context.texts.current()).programs.programs
  expect(restored.find(({ id }) => id === 'music')).toMatchObject({ name: 'Music', hidden: true })
})

test('a picture is kept while a version has it', async () => {
  const form = { image: await pictureFile() }
  const added = await office.sendForm(office.maria, 'POST', '/admin/site-texts/pictures', form)
  const picture = { ...added.json().data, description: 'A porch' }
  await publish('careers', { picture })
  await publish('careers', { picture: null })
  server.wait(1000 * 60 * 60 * 24 * 2)
  await sweepPictures(server.context, server.clock.at)
  const files = await server.context.files.list('pictures')
  expect(files).toContain(picture.path.split('/').at(-1))
})
