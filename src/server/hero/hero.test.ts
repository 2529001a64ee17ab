import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import type { HeroSlide } from '#contract/hero.ts'
import { formBody } from '../../../tests/support/multipart.ts'
import { pictureFile } from '../../../tests/support/pictures.ts'
import { testApp } from '../../../tests/support/test-app.ts'

const server = testApp()
let admin: { authorization: string }

beforeEach(async () => {
  await server.context.db.deleteFrom('hero_slides').execute()
  server.context.responseCache.clear()
  admin = await server.signIn()
})

async function send(method: 'POST' | 'PUT', url: string, fields: Record<string, string | File>) {
  const { payload, headers } = await formBody(fields)
  return server.app.inject({ method, url, payload, headers: { ...headers, ...admin } })
}

async function addSlide(fields: Record<string, string | File> = {}): Promise<HeroSlide> {
  const form = { title: 'A good life', subtitle: '', image: await pictureFile(), ...fields }
  const answer = await send('POST', '/api/hero', form)
  expect(answer.statusCode).toBe(201)
  return answer.json().data
}

const listed = async (url: string, headers = {}) =>
  (await server.app.inject({ url, headers })).json().data as HeroSlide[]

describe('GET /hero', () => {
  test('shows visitors the active slides, in their order', async () => {
    await addSlide({ title: 'second', order: '2' })
    await addSlide({ title: 'hidden', order: '3', isActive: 'false' })
    await addSlide({ title: 'first', order: '1' })
    expect((await listed('/api/hero')).map((slide) => slide.title)).toEqual(['first', 'second'])
    expect((await listed('/api/hero/admin', admin)).map((slide) => slide.title)).toEqual([
      'first',
      'second',
      'hidden',
    ])
  })

  test('follows every change at once, though its answer is cached', async () => {
    expect(await listed('/api/hero')).toEqual([])
    const { id } = await addSlide()
    expect(await listed('/api/hero')).toHaveLength(1)
    await server.app.inject({
      method: 'PATCH',
      url: `/api/hero/${id}/status`,
      body: { isActive: false },
      headers: admin,
    })
    expect(await listed('/api/hero')).toEqual([])
  })

  test('says 304 to a browser that has the answer already', async () => {
    const { headers } = await server.app.inject('/api/hero')
    const again = await server.app.inject({
      url: '/api/hero',
      headers: { 'if-none-match': String(headers.etag) },
    })
    expect(again.statusCode).toBe(304)
    expect(again.body).toBe('')
  })
})

describe('POST /hero', () => {
  test('makes a new slide active and last', async () => {
    await addSlide()
    const slide = await addSlide({ title: ' Your home, your rules ', subtitle: 'Yours' })
    expect(slide).toMatchObject({
      _id: slide.id,
      title: 'Your home, your rules',
      subtitle: 'Yours',
      isActive: true,
      order: 2,
      createdAt: '2026-11-15T12:00:00.000Z',
    })
  })

  test('encodes the picture anew in several widths, without what the camera wrote into it', async () => {
    const { picture, imageUrl } = await addSlide({
      image: await pictureFile({ width: 2000, height: 1000 }),
    })
    expect(picture).toMatchObject({ width: 1600, height: 800 })
    expect(picture.sources.map((source) => source.type)).toEqual(['image/avif', 'image/webp'])
    expect(picture.sources[0]?.srcset).toMatch(
      /-480\.avif 480w, .*-960\.avif 960w, .*-1600\.avif 1600w/,
    )
    const file = await readFile(join(server.context.pictures.dir, imageUrl.split('/').at(-1) ?? ''))
    expect(await sharp(file).metadata()).toMatchObject({ format: 'webp', width: 1600 })
    expect((await sharp(file).metadata()).exif).toBeUndefined()
    const served = await server.app.inject(imageUrl)
    expect(served.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
    })
  })

  test('never enlarges a small picture', async () => {
    const { picture } = await addSlide({ image: await pictureFile({ width: 300, height: 150 }) })
    expect(picture).toMatchObject({ width: 300, height: 150 })
    expect(picture.sources[1]?.srcset).toMatch(/^\S+-300\.webp 300w$/)
  })

  test('names every fault at once', async () => {
    const answer = await send('POST', '/api/hero', { title: ' ', subtitle: 'x'.repeat(201) })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toEqual({
      success: false,
      code: 'bad_request',
      message: 'Title is required',
      fields: {
        title: 'Title is required',
        subtitle: 'Subtitle must be at most 200 characters',
        image: 'Image is required for new slides',
      },
    })
  })

  const faults: [string, () => File | Promise<File>, number, string][] = [
    [
      'a page named .png',
      () => new File(['<html>hi</html>'], 'a.png', { type: 'image/png' }),
      415,
      'Please select a valid image file',
    ],
    [
      'a drawing with script',
      () =>
        new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'a.svg', { type: 'image/svg+xml' }),
      415,
      'Please select a valid image file',
    ],
    [
      'an empty file',
      () => new File([], 'a.png', { type: 'image/png' }),
      415,
      'Please select a valid image file',
    ],
    [
      'half a picture',
      async () => new File([(await pictureFile()).slice(0, 400)], 'a.jpg', { type: 'image/jpeg' }),
      415,
      'Please select a valid image file',
    ],
    [
      'over 5 MB',
      () => new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'a.jpg', { type: 'image/jpeg' }),
      413,
      'Image size should be less than 5MB',
    ],
  ]
  test.each(faults)('refuses %s and stores nothing', async (_, makeFile, status, message) => {
    const before = await readdir(server.context.pictures.dir)
    const answer = await send('POST', '/api/hero', { title: 'A title', image: await makeFile() })
    expect(answer.statusCode).toBe(status)
    expect(answer.json()).toMatchObject({ message, fields: { image: message } })
    expect(await readdir(server.context.pictures.dir)).toEqual(before)
    expect(await listed('/api/hero/admin', admin)).toEqual([])
  })

  test('refuses a body too large to be a form before reading it', async () => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/hero',
      headers: {
        ...admin,
        'content-type': 'multipart/form-data; boundary=x',
        'content-length': String(6 * 1024 ** 3),
      },
    })
    expect(answer.statusCode).toBe(413)
  })

  test('refuses another content type', async () => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/hero',
      body: { title: 'A title' },
      headers: admin,
    })
    expect(answer.statusCode).toBe(415)
  })

  test('does nothing without a sign-in', async () => {
    const { payload, headers } = await formBody({ title: 'A title', image: await pictureFile() })
    const answer = await server.app.inject({ method: 'POST', url: '/api/hero', payload, headers })
    expect(answer.statusCode).toBe(401)
    expect(await listed('/api/hero/admin', admin)).toEqual([])
  })
})

describe('PUT /hero/{id}', () => {
  test('keeps the picture when none is sent', async () => {
    const slide = await addSlide()
    const answer = await send('PUT', `/api/hero/${slide.id}`, { title: 'New', subtitle: 'words' })
    expect(answer.json().data).toMatchObject({
      title: 'New',
      subtitle: 'words',
      imageUrl: slide.imageUrl,
      order: slide.order,
    })
  })

  test('replaces the picture when one is sent', async () => {
    const slide = await addSlide()
    const image = await pictureFile({ width: 640, height: 320 })
    const answer = await send('PUT', `/api/hero/${slide.id}`, { title: 'New', image })
    expect(answer.json().data.picture).toMatchObject({ width: 640, height: 320 })
  })

  test('tells the second of two editors, and overwrites nothing', async () => {
    const { id, updatedAt } = await addSlide()
    server.wait(1000)
    await send('PUT', `/api/hero/${id}`, { title: 'The first edit', updatedAt })
    const second = await send('PUT', `/api/hero/${id}`, { title: 'The second edit', updatedAt })
    expect(second.statusCode).toBe(409)
    expect(second.json().message).toBe('Someone else changed this. Reload to see it.')
    expect((await listed('/api/hero'))[0]?.title).toBe('The first edit')
  })

  test('knows no slide that is gone, and no id that is none', async () => {
    const gone = '01890000-0000-7000-8000-000000000000'
    expect((await send('PUT', `/api/hero/${gone}`, { title: 'x' })).statusCode).toBe(404)
    expect((await send('PUT', '/api/hero/1%20or%201', { title: 'x' })).statusCode).toBe(404)
  })
})

describe('order and removal', () => {
  test('PUT /hero/reorder puts the slides in the order given', async () => {
    const a = await addSlide({ title: 'a' })
    const b = await addSlide({ title: 'b' })
    const answer = await server.app.inject({
      method: 'PUT',
      url: '/api/hero/reorder',
      body: { slideIds: [b.id, a.id] },
      headers: admin,
    })
    expect(answer.json().data.map((slide: HeroSlide) => [slide.title, slide.order])).toEqual([
      ['b', 1],
      ['a', 2],
    ])
  })

  test('PUT /hero/reorder must name every slide once', async () => {
    const a = await addSlide({ title: 'a' })
    const b = await addSlide({ title: 'b' })
    for (const slideIds of [[a.id], [a.id, a.id], [a.id, b.id, b.id]]) {
      const answer = await server.app.inject({
        method: 'PUT',
        url: '/api/hero/reorder',
        body: { slideIds },
        headers: admin,
      })
      expect(answer.statusCode).toBe(400)
    }
    expect((await listed('/api/hero')).map((slide) => slide.title)).toEqual(['a', 'b'])
  })

  test('DELETE /hero/{id} closes the gap, so that the next new slide comes last', async () => {
    const first = await addSlide({ title: 'first' })
    await addSlide({ title: 'second' })
    const answer = await server.app.inject({
      method: 'DELETE',
      url: `/api/hero/${first.id}`,
      headers: admin,
    })
    expect(answer.json()).toEqual({ success: true })
    await addSlide({ title: 'third' })
    expect((await listed('/api/hero')).map((slide) => [slide.title, slide.order])).toEqual([
      ['second', 1],
      ['third', 2],
    ])
  })

  test('every change is in the audit log, by ids alone', async () => {
    const { id } = await addSlide({ title: 'a secret title' })
    const lines = await server.context.db
      .selectFrom('audit_log')
      .selectAll()
      .where('object_id', '=', id)
      .execute()
    expect(lines).toMatchObject([{ action: 'created', object_kind: 'hero slide' }])
    expect(JSON.stringify(lines)).not.toContain('secret')
  })
})
