import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { heroApi } from '../../../../tests/support/hero.ts'
import { formBody } from '../../../../tests/support/multipart.ts'
import { pictureFile } from '../../../../tests/support/pictures.ts'

const { api, addSlide, listSlides } = heroApi()

describe('POST /hero', () => {
  test('adds a new slide as active and last', async () => {
    await addSlide()
    const slide = await addSlide({ title: ' Your home, your rules ', subtitle: 'Yours' })
    expect(slide).toMatchObject({
      _id: slide.id,
      title: 'Your home, your rules',
      subtitle: 'Yours',
      isActive: true,
      order: 2,
      createdAt: '2026-11-15T12:00:01.000Z',
    })
  })

  test('stores the picture in several widths, without the camera’s metadata', async () => {
    const { picture, imageUrl } = await addSlide({
      image: await pictureFile({ width: 2000, height: 1000 }),
    })
    expect(picture).toMatchObject({ width: 1600, height: 800 })
    expect(picture.sources.map((source) => source.type)).toEqual(['image/avif', 'image/webp'])
    expect(picture.sources[0]?.srcset).toMatch(
      /-480\.avif 480w, .*-960\.avif 960w, .*-1600\.avif 1600w/,
    )
    const file = await readFile(
      join(join(api.server.context.settings.dataDir, 'pictures'), imageUrl.split('/').at(-1) ?? ''),
    )
    expect(await sharp(file).metadata()).toMatchObject({ format: 'webp', width: 1600 })
    expect((await sharp(file).metadata()).exif).toBeUndefined()
    const served = await api.server.app.inject(imageUrl)
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

  test('lists every error in one response', async () => {
    const response = await api.sendForm('POST', '/api/hero', {
      title: ' ',
      subtitle: 'x'.repeat(201),
    })
    expect(response.statusCode).toBe(400)
    expect(response.json()).toEqual({
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
      'an SVG file',
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
    const before = await readdir(join(api.server.context.settings.dataDir, 'pictures'))
    const response = await api.sendForm('POST', '/api/hero', {
      title: 'A title',
      image: await makeFile(),
    })
    expect(response.statusCode).toBe(status)
    expect(response.json()).toMatchObject({ message, fields: { image: message } })
    expect(await readdir(join(api.server.context.settings.dataDir, 'pictures'))).toEqual(before)
    expect(await listSlides('/api/hero/admin', api.admin)).toEqual([])
  })

  test('refuses a body that is too large without reading it', async () => {
    const response = await api.server.app.inject({
      method: 'POST',
      url: '/api/hero',
      headers: {
        ...api.admin,
        'content-type': 'multipart/form-data; boundary=x',
        'content-length': String(6 * 1024 ** 3),
      },
    })
    expect(response.statusCode).toBe(413)
  })

  test('refuses another content type', async () => {
    const response = await api.server.app.inject({
      method: 'POST',
      url: '/api/hero',
      body: { title: 'A title' },
      headers: api.admin,
    })
    expect(response.statusCode).toBe(415)
  })

  test('does nothing without a sign-in', async () => {
    const { payload, headers } = await formBody({ title: 'A title', image: await pictureFile() })
    const response = await api.server.app.inject({
      method: 'POST',
      url: '/api/hero',
      payload,
      headers,
    })
    expect(response.statusCode).toBe(401)
    expect(await listSlides('/api/hero/admin', api.admin)).toEqual([])
  })
})
