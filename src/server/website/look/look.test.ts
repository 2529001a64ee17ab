import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { builtInLook, type LookPicture } from '#contract/website/look/brand.ts'
import { lookMessages } from '#contract/website/look/look.ts'
import { typefaces } from '#contract/website/look/typefaces.ts'
import { blue, draw, lookServer, pngFile } from '../../../../tests/support/look.ts'
import { logoFile, pictureFile } from '../../../../tests/support/pictures.ts'

const { server, signIn, edited, save, upload, add } = lookServer()

test('the look is the built-in one until someone saves another', async () => {
  expect(await edited()).toEqual({ ...builtInLook, updatedAt: '' })
  const saved = await save({ ...blue, updatedAt: '' })
  expect(saved.statusCode).toBe(200)
  expect(saved.json().data).toEqual({
    ...blue,
    key: expect.stringMatching(/^[\da-f]{16}$/),
    updatedAt: server.clock.at.toISOString(),
  })
  expect(await edited()).toEqual(saved.json().data)
  expect(server.context.look.last()).toMatchObject({ main: '#1d4ed8', key: saved.json().data.key })
})

test('the built-in look can be saved again, and then nothing differs from it', async () => {
  await save(blue)
  expect((await save(builtInLook)).json().data).toMatchObject({ main: '#225745', key: '' })
})

test.each([
  ['main', 'blue'],
  ['main', '#12345'],
  ['accent', '#1234567'],
  ['accent', 'red;}body{display:none'],
])('a %s color that is %s is refused', async (field, value) => {
  const response = await save({ ...blue, [field]: value })
  expect(response.statusCode).toBe(400)
  expect(response.json().fields).toEqual({ [field]: lookMessages.color })
})

test('an unknown typeface and an unknown picture are refused', async () => {
  expect((await save({ ...blue, typeface: 'comic' })).json().fields).toEqual({
    typeface: lookMessages.typeface,
  })
  const response = await save({ ...blue, logo: 'a'.repeat(32) })
  expect([response.statusCode, response.json().message]).toEqual([400, lookMessages.unknownPicture])
})

describe('styles', () => {
  test('have the tones of the saved colors at an address that browsers may keep', async () => {
    const { key } = (await save(blue)).json().data
    const styles = await server.app.inject(`/look/${key}/styles.css`)
    expect(styles.headers).toMatchObject({
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    })
    expect(styles.body).toContain('@layer tokens{:root{')
    expect(styles.body).toContain('--action:#1d4ed8')
    expect(styles.body).toContain('@media screen and (prefers-color-scheme:dark)')
  })

  test('of another look are the current ones, and not kept', async () => {
    await save(blue)
    const old = await server.app.inject('/look/0123456789abcdef/styles.css')
    expect(old.headers['cache-control']).toBe('no-cache')
    expect(old.body).toContain('--action:#1d4ed8')
  })

  test('of a look that another instance saved are found', async () => {
    const { key } = (await save(blue)).json().data
    server.context.look.remember(builtInLook)
    const styles = await server.app.inject(`/look/${key}/styles.css`)
    expect(styles.headers['cache-control']).toContain('immutable')
    expect(styles.body).toContain('--action:#1d4ed8')
  })

  test('are not made for unknown names', async () => {
    expect((await server.app.inject('/look/k/other.css')).statusCode).toBe(404)
    expect((await server.app.inject('/look/k/constructor')).statusCode).toBe(404)
  })
})

test('each typeface has faces whose files are served', async () => {
  for (const { id, stack } of typefaces) {
    const faces = await server.app.inject(`/look/fonts/${id}.css`)
    expect(faces.headers['content-type']).toBe('text/css; charset=utf-8')
    expect(faces.body).toContain(`font-family: '${/"(.*)"/.exec(stack)?.[1]}'`)
    const [, latin] = /url\((\/look\/fonts\/\S+-latin-wght-normal\.woff2)\)/.exec(faces.body) ?? []
    expect((await server.app.inject(latin ?? 'none')).statusCode, id).toBe(200)
  }
})

test('the files of a typeface are served, and no others', async () => {
  const file = 'atkinson-hyperlegible-next-latin-wght-normal.woff2'
  const font = await server.app.inject(`/look/fonts/${file}`)
  expect([font.statusCode, font.headers['content-type']]).toEqual([200, 'font/woff2'])
  for (const other of [
    '..%2Fpackage.json',
    'atkinson-hyperlegible-next-..%2F..%2Fwght.css',
    'a.woff2',
  ]) {
    expect((await server.app.inject(`/look/fonts/${other}`)).statusCode, other).toBe(404)
  }
})

describe('a logo', () => {
  test('that is a drawing is rebuilt, and served so that nothing in it can run', async () => {
    const unsafe = `<svg viewBox="0 0 300 100" onload="x()"><script>x()</script>
      <path fill="#1d4ed8" d="M10 10h280v80H10z"/></svg>`
    const { picture, leftOut } = (await upload(logoFile(unsafe))).json().data
    expect(picture).toEqual({
      id: expect.stringMatching(/^[\da-f]{32}$/),
      type: 'svg',
      width: 288,
      height: 96,
      onLight: true,
      onDark: false,
    })
    expect(leftOut).toEqual(['code'])
    const served = await server.app.inject(`/look/pictures/${picture.id}.svg`)
    expect(served.headers).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    })
    expect(served.body).toContain('<path fill="#1d4ed8"')
    expect(served.body).not.toContain('x()')
  })

  test('of pixels is encoded again and not larger than any place shows it', async () => {
    const picture = await add(await pngFile(2400, 600))
    expect(picture).toMatchObject({ type: 'png', width: 960, height: 240 })
    const { rawPayload, headers } = await server.app.inject(`/look/pictures/${picture.id}.png`)
    expect(headers['content-type']).toBe('image/png')
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'png', width: 960 })
    const webp = new File([new Uint8Array(await draw(80, 80).webp().toBuffer())], 'logo.webp')
    expect(await add(webp)).toMatchObject({ type: 'png', width: 80 })
  })

  test('says on which backgrounds it can be seen', async () => {
    const seen = async (background: object) => {
      const { onLight, onDark } = await add(await pngFile(100, 100, background))
      return { onLight, onDark }
    }
    expect(await seen({ r: 255, g: 255, b: 255 })).toEqual({ onLight: false, onDark: true })
    expect(await seen({ r: 0, g: 0, b: 0 })).toEqual({ onLight: true, onDark: false })
    expect(await seen({ r: 232, g: 69, b: 44 })).toEqual({ onLight: true, onDark: true })
  })

  test.each([
    ['is long and thin', () => pngFile(1, 4000), lookMessages.thin],
    ['is wide and thin', () => pngFile(4000, 50), lookMessages.thin],
    ['is too small', () => pngFile(60, 30), lookMessages.small],
    ['is empty', () => pngFile(100, 100, { r: 0, g: 0, b: 0, alpha: 0 }), lookMessages.empty],
    ['is a photo', () => pictureFile(), lookMessages.type],
    [
      'is damaged',
      async () => new File([await (await pngFile(90, 90)).slice(0, 80).arrayBuffer()], 'logo.png'),
      lookMessages.unreadable,
    ],
    ['is no picture', async () => logoFile('hello'), lookMessages.type],
    [
      'is a drawing of nothing',
      async () => logoFile('<svg viewBox="0 0 9 9"/>'),
      lookMessages.drawing,
    ],
    [
      'is a drawing of millions of pixels that is thin',
      async () => logoFile('<svg viewBox="0 0 9 9000000"><path d="M0 0h9v9z"/></svg>'),
      lookMessages.thin,
    ],
  ])('that %s is refused', async (_, file, message) => {
    const response = await upload(await file())
    expect(response.statusCode).toBe(415)
    expect(response.json()).toMatchObject({ message, fields: { image: message } })
  })

  test('with more pixels than fit into memory is refused before it is decoded', async () => {
    const bomb = Buffer.from(await (await pngFile(64, 64)).arrayBuffer())
    bomb.writeUInt32BE(60_000, 16)
    bomb.writeUInt32BE(60_000, 20)
    const response = await upload(new File([new Uint8Array(bomb)], 'logo.png'))
    expect(response.json()).toMatchObject({ message: lookMessages.unreadable })
  })

  test('that replaces another keeps the other until no version has it and nobody can be looking at it', async () => {
    const [first, second] = [await add(logoFile()), await add(await pngFile(100, 100))]
    await save({ ...blue, logo: first.id })
    await save({ ...blue, logo: second.id })
    const status = async ({ id, type }: LookPicture) =>
      (await server.app.inject(`/look/pictures/${id}.${type}`)).statusCode
    expect(await status(first)).toBe(200)
    server.wait(8 * 24 * 60 * 60 * 1000)
    await signIn()
    await save({ ...blue, logo: second.id })
    expect(await status(first)).toBe(200)
    const url = '/api/admin/versions/look/1'
    await server.app.inject({ method: 'DELETE', url, headers: await server.signIn() })
    await save({ ...blue, logo: second.id })
    expect([await status(first), await status(second)]).toEqual([404, 200])
  })

  test('for dark backgrounds goes with the other', async () => {
    const [logo, dark] = [await add(logoFile()), await add(await pngFile(100, 100))]
    const saved = (await save({ ...blue, logo: logo.id, logoOnDark: dark.id })).json().data
    expect(saved).toMatchObject({ logo, logoOnDark: dark, icon: null })
    expect((await save({ ...blue, logoOnDark: dark.id })).json().data).toMatchObject({
      logo: null,
      logoOnDark: null,
      icon: null,
    })
  })

  test('that is gone is left out of a version that is restored, and the others stay', async () => {
    const [logo, dark] = [await add(logoFile()), await add(await pngFile(100, 100))]
    await save({ ...blue, logo: logo.id, logoOnDark: dark.id })
    const { updatedAt } = (await save(blue)).json().data
    await server.context.db.deleteFrom('look_pictures').where('id', '=', dark.id).execute()
    const url = '/api/admin/versions/look/1'
    const headers = await server.signIn()
    const [{ number }] = (await server.app.inject({ url, headers })).json().data.versions
    server.wait(1000)
    const restore = {
      method: 'POST',
      url: `${url}/${number}`,
      headers,
      body: { updatedAt },
    } as const
    expect((await server.app.inject(restore)).statusCode).toBe(200)
    expect(await edited()).toMatchObject({ logo: { id: logo.id }, logoOnDark: null })
  })
})
