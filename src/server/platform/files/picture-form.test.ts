import { mkdir, writeFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { formBody } from '../../../../tests/support/multipart.ts'
import { pictureFile } from '../../../../tests/support/pictures.ts'
import { testApp } from '../../../../tests/support/test-app.ts'
import { descriptionChange, pictureChange } from './picture-form.ts'
import { listPictureFiles } from './pictures.ts'
import { picturesInUse } from './pictures-in-use.queries.ts'

const server = testApp()

type Fields = Record<string, string | File>

async function send(method: 'POST' | 'PUT', url: string, fields: Fields) {
  const { payload, headers } = await formBody(fields)
  const signedIn = await server.signIn()
  return server.app.inject({
    method,
    url: `/api${url}`,
    payload,
    headers: { ...headers, ...signedIn },
  })
}

test('every picture of a slide, event or team member is in use', async () => {
  const image = (width: number) => pictureFile({ width, height: 100 })
  await send('POST', '/hero', { title: 'Welcome', image: await image(301) })
  await send('POST', '/events', {
    title: 'Picnic',
    description: 'In the park',
    image: await image(302),
  })
  const ann = { name: 'Ann', position: 'Nurse', comment: 'Here since 2019' }
  await send('POST', '/team', { ...ann, image: await image(303) })
  const used = await picturesInUse(server.context.db)
  expect(used.map(({ width }) => width).sort()).toEqual([301, 302, 303])
})

const kinds: [string, Fields][] = [
  ['/hero', { title: 'Welcome' }],
  ['/events', { title: 'Picnic', description: 'In the park' }],
  ['/team', { name: 'Ann', position: 'Nurse', comment: 'Here since 2019' }],
]

test.each(kinds)(
  'the description of a picture of %s stays until there is another picture',
  async (url, words) => {
    const image = await pictureFile()
    const described = { ...words, image, imageDescription: ' Two friends bowl. ' }
    const { data } = (await send('POST', url, described)).json()
    expect(data.imageDescription).toBe('Two friends bowl.')
    const change = async (fields: Fields) =>
      (await send('PUT', `${url}/${data.id}`, { ...words, ...fields })).json().data.imageDescription
    expect(await change({})).toBe('Two friends bowl.')
    expect(await change({ imageDescription: 'Two friends laugh.' })).toBe('Two friends laugh.')
    expect(await change({ image })).toBeUndefined()
    expect(await change({ image, imageDescription: 'A lane.' })).toBe('A lane.')
    expect(await change({ imageDescription: '' })).toBeUndefined()
  },
)

test.each(kinds)(
  'the part of a picture of %s that stays in view is chosen with it or later',
  async (url, words) => {
    const image = await pictureFile()
    const { data } = (await send('POST', url, { ...words, image, imageFocus: 'left top' })).json()
    expect(data.picture.focus).toBe('left top')
    const change = async (fields: Fields) =>
      (await send('PUT', `${url}/${data.id}`, { ...words, ...fields })).json().data.picture
    expect(await change({})).toEqual(data.picture)
    const moved = { ...data.picture, focus: 'center bottom' }
    expect(await change({ imageFocus: 'center bottom' })).toEqual(moved)
    expect((await change({ image })).focus).toBeUndefined()
    expect((await change({ image, imageFocus: 'right center' })).focus).toBe('right center')
    expect((await change({ imageFocus: '' })).focus).toBeUndefined()
  },
)

test('a record without a picture keeps none when a part is chosen', async () => {
  const words = { title: 'Picnic', description: 'In the park', imageFocus: 'left top' }
  const { data } = (await send('POST', '/events', words)).json()
  expect((await send('PUT', `/events/${data.id}`, words)).json().data.picture).toBeNull()
})

test('a duplicate of an event keeps the part of its picture, unless another is chosen', async () => {
  const words = { title: 'Picnic', description: 'In the park' }
  const image = await pictureFile()
  const { data } = (
    await send('POST', '/events', { ...words, image, imageFocus: 'left top' })
  ).json()
  const copy = async (fields: Fields) =>
    (await send('POST', '/events', { ...words, copyImageFrom: data.id, ...fields })).json().data
  expect((await copy({})).picture).toEqual(data.picture)
  expect((await copy({ imageFocus: 'right top' })).picture.focus).toBe('right top')
})

test('a part that no picture has is refused', async () => {
  const fields = { title: 'Welcome', image: await pictureFile(), imageFocus: 'url(x)' }
  const response = await send('POST', '/hero', fields)
  expect(response.json().fields).toEqual({ imageFocus: 'This is no part of a picture' })
})

test('removing a picture removes its description', () => {
  const imageDescription = 'A lane.'
  const change = descriptionChange({
    input: { imageDescription, removeImage: true },
    picture: undefined,
  })
  expect(change).toBe('')
})

test('a description that is too long is refused', async () => {
  const response = await send('POST', '/hero', {
    title: 'Welcome',
    image: await pictureFile(),
    imageDescription: 'x'.repeat(251),
  })
  expect(response.json().fields).toEqual({
    imageDescription: 'Picture description must be at most 250 characters',
  })
})

test('a form lists the errors of its text and its picture in one response', async () => {
  const text = new File(['text'], 'a.png', { type: 'image/png' })
  const both = await send('POST', '/hero', { title: '', image: text })
  expect(both.statusCode).toBe(400)
  expect(both.json().fields).toEqual({
    title: 'Title is required',
    image: 'Please select a valid image file',
  })
  const alone = await send('POST', '/hero', { title: 'Welcome', image: text })
  expect(alone.statusCode).toBe(415)
  const missing = await send('POST', '/hero', { title: 'Welcome' })
  expect(missing.statusCode).toBe(400)
  expect(missing.json().fields).toEqual({ image: 'Image is required for new slides' })
  const optional = await send('POST', '/events', { title: 'Picnic', description: 'In the park' })
  expect(optional.json().data).toMatchObject({ image: null, picture: null })
})

test('pictures are public and cached for a year, and other files in the folder are not served', async () => {
  const response = await send('POST', '/hero', { title: 'Welcome', image: await pictureFile() })
  const { imageUrl } = response.json().data
  const picture = await server.app.inject(imageUrl)
  expect(picture.statusCode).toBe(200)
  expect(picture.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  const avif = await server.app.inject(imageUrl.replace('.webp', '.avif'))
  expect(avif.headers['content-type']).toBe('image/avif')

  const folder = `${server.context.settings.dataDir}/pictures`
  const others = ['notes.txt', '.hidden.webp', 'a.webp.txt', 'x.webp/', '%2e%2e/poplar.sqlite', '']
  others.push('folder/a.webp')
  await mkdir(`${folder}/folder`)
  for (const name of ['notes.txt', '.hidden.webp', 'a.webp.txt', 'folder/a.webp']) {
    await writeFile(`${folder}/${name}`, 'secret')
  }
  for (const name of others) {
    const { statusCode } = await server.app.inject(`/uploads/pictures/${name}`)
    expect(statusCode, name).toBe(404)
  }
})

test('a server that starts again serves the pictures that are there', async () => {
  const response = await send('POST', '/hero', { title: 'Welcome', image: await pictureFile() })
  const again = await createApp(server.context)
  try {
    expect((await again.inject(response.json().data.imageUrl)).statusCode).toBe(200)
  } finally {
    await again.close()
  }
})

test('a new picture replaces the old one, removeImage removes it, else it stays', async () => {
  const picture = { path: '/a-1.webp', width: 1, height: 1, widths: [] }
  expect(pictureChange({ input: {}, picture })).toBe(picture)
  expect(pictureChange({ input: { removeImage: true }, picture })).toBe(picture)
  expect(pictureChange({ input: { removeImage: true }, picture: undefined })).toBeNull()
  expect(pictureChange({ input: { removeImage: false }, picture: undefined })).toBeUndefined()
  expect(pictureChange({ input: {}, picture: undefined })).toBeUndefined()
  expect(listPictureFiles(picture)).toEqual([])
})
