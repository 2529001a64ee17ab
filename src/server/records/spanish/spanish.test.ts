import { beforeEach, describe, expect, test } from 'vitest'
import { builtInSlides } from '#content/hero.ts'
import type { SpanishState } from '#contract/records/spanish.ts'
import { createTemplate } from '#server/messages/templates/templates.queries.ts'
import { drawing } from '#server/platform/files/pictures.ts'
import { createSlide, findSlide } from '#server/website/hero/hero.queries.ts'
import { testApp } from '../../../../tests/support/test-app.ts'
import { listInSpanish } from './spanish.ts'

const server = testApp()
let staff: { authorization: string }
let id: string
const kind = 'hero%20slide'

beforeEach(async () => {
  const { db } = server.context
  for (const table of ['hero_slides', 'translations', 'deleted_records'] as const) {
    await db.deleteFrom(table).execute()
  }
  staff = await server.signIn()
  const [first] = builtInSlides
  if (!first) throw new Error('There are no slides.')
  const picture = drawing(first.imageUrl, first.picture)
  const slide = { title: 'Welcome', subtitle: 'We help', picture }
  id = (await createSlide(db, slide, server.clock.at)).id
})

const send = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, body?: object) =>
  server.app.inject({
    method,
    url: `/api/${path}`,
    headers: staff,
    ...(body && { body }),
  })
const slide = async () => {
  const found = await findSlide(server.context.db, id)
  if (!found) throw new Error('The slide is gone.')
  return found
}
const stored = async () => (await send('GET', `admin/spanish/${kind}/${id}`)).json().data
const write = async (texts: object, updatedAt?: string) => {
  const version = updatedAt ?? (await slide()).updatedAt
  server.wait(1000)
  return send('PUT', `admin/spanish/${kind}/${id}`, { texts, updatedAt: version })
}
const state = async () =>
  (await send('GET', 'admin/spanish'))
    .json()
    .data.find((each: SpanishState) => each.id === id) as SpanishState
const title = { title: { en: 'Welcome', es: 'Bienvenidos' } }

test('staff write the Spanish of a record, one text at a time', async () => {
  expect(await stored()).toEqual({})
  expect((await write(title)).statusCode).toBe(200)
  await write({ subtitle: { en: 'We help', es: 'Ayudamos' } })
  expect(await stored()).toEqual({ ...title, subtitle: { en: 'We help', es: 'Ayudamos' } })
  await write({ subtitle: { en: 'We help', es: '' } })
  expect(await stored()).toEqual(title)
})

test('a page in Spanish gets it, and learns what stays English', async () => {
  await write(title)
  const [shown] = await listInSpanish(server.context.db, 'hero slide', [await slide()])
  expect(shown).toMatchObject({
    title: 'Bienvenidos',
    subtitle: 'We help',
    english: ['subtitle'],
  })
})

test('the list says what has no Spanish, and whose English has changed since', async () => {
  expect(await state()).toMatchObject({ texts: 2, missing: ['Title', 'Subtitle'], changed: [] })
  await write(title)
  expect(await state()).toMatchObject({ missing: ['Subtitle'], changed: [] })
  await server.context.db.updateTable('hero_slides').set({ title: 'Hello' }).execute()
  expect(await state()).toMatchObject({ missing: ['Subtitle'], changed: ['Title'] })
})

test('two people do not overwrite each other', async () => {
  const { updatedAt } = await slide()
  await write(title, updatedAt)
  const second = await write({ title: { en: 'Welcome', es: 'Hola' } }, updatedAt)
  expect(second.statusCode).toBe(409)
  expect(await stored()).toEqual(title)
})

test('it is in the versions, and comes back with them', async () => {
  await write(title)
  await write({ title: { en: 'Welcome', es: 'Hola' } })
  const { data } = (await send('GET', `admin/versions/${kind}/${id}`)).json()
  expect(
    data.versions.map(({ record }: { record: { spanish: object } }) => record.spanish),
  ).toEqual([title, {}])
  const { updatedAt } = await slide()
  server.wait(1000)
  await send('POST', `admin/versions/${kind}/${id}/2`, { updatedAt })
  expect(await stored()).toEqual(title)
})

test('it is deleted and put back with its record', async () => {
  await write(title)
  await send('DELETE', `hero/${id}`)
  expect(await server.context.db.selectFrom('translations').selectAll().execute()).toEqual([])
  expect((await send('POST', `admin/deleted/${kind}/${id}`)).statusCode).toBe(200)
  expect(await stored()).toEqual(title)
})

describe('what is refused', () => {
  test('a text that the record does not have', async () => {
    expect((await write({ name: { en: 'x', es: 'y' } })).statusCode).toBe(400)
  })

  test('a placeholder that nobody knows, which people would get as it is', async () => {
    const template = {
      kind: 'message',
      name: 'Thanks',
      subject: 'Hello',
      text: 'Dear {name}',
    } as const
    const made = await createTemplate(server.context.db, template, server.clock.at)
    const save = (es: string) =>
      send('PUT', `admin/spanish/message%20template/${made.id}`, {
        texts: { text: { en: 'Dear {name}', es } },
        updatedAt: made.updatedAt,
      })
    expect((await save('Hola {nombre}')).json().message).toContain('{nombre} is not known')
    expect((await save('Hola {name}')).statusCode).toBe(200)
  })

  test('markup in a text with formatting is cleaned', async () => {
    const job = (
      await send('POST', 'jobs/admin', {
        title: 'Driver',
        location: 'Knoxville',
        shiftsAvailable: ['morning'],
        description: '<p>Drive</p>',
      })
    ).json()
    const { id: jobId, updatedAt } = job.data
    await send('PUT', `admin/spanish/job/${jobId}`, {
      texts: {
        description: { en: '<p>Drive</p>', es: '<p onclick="x()">Maneje</p><script>x</script>' },
      },
      updatedAt,
    })
    const { data } = (await send('GET', `admin/spanish/job/${jobId}`)).json()
    expect(data.description.es).toBe('<p>Maneje</p>')
  })
})
