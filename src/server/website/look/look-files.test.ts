import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { builtInLook } from '#contract/website/look/brand.ts'
import { lookMessages } from '#contract/website/look/look.ts'
import { blue, lookServer, pngFile } from '../../../../tests/support/look.ts'
import { appLook } from './look-files.ts'

const { server, save, upload, add } = lookServer()

describe('an icon', () => {
  test('must be square', async () => {
    const refusal = async (width: number, height: number) =>
      (await upload(await pngFile(width, height), 'icon')).json().message
    expect(await refusal(100, 120)).toBe(lookMessages.square)
    expect(await refusal(50, 50)).toBe(lookMessages.smallIcon)
  })

  test.each([
    ['favicon.ico', 'image/vnd.microsoft.icon', undefined],
    ['apple-touch-icon.png', 'image/png', 180],
    ['icon-192.png', 'image/png', 192],
    ['icon-512.png', 'image/png', 512],
    ['icon-maskable.png', 'image/png', 512],
    ['share.png', 'image/png', 1200],
  ])('becomes %s', async (name, type, width) => {
    const icon = await add(await pngFile(128, 128), 'icon')
    const { key } = (await save({ ...blue, icon: icon.id })).json().data
    const file = await server.app.inject(`/look/${key}/${name}`)
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, type])
    if (width) expect(await sharp(file.rawPayload).metadata()).toMatchObject({ width })
  })

  test('is in the manifest, with the color of the bands', async () => {
    const icon = await add(await pngFile(128, 128), 'icon')
    const saved = (await save({ ...blue, icon: icon.id })).json().data
    const described = appLook(saved)
    expect(described.icons.map(({ src }) => src)).toEqual(
      ['icon-192.png', 'icon-512.png', 'icon-maskable.png'].map(
        (name) => `/look/${saved.key}/${name}`,
      ),
    )
    expect(described.theme_color).toMatch(/^#[\da-f]{6}$/)
    expect(described.theme_color).not.toBe('#123127')
  })
})

test('without a logo the drawing that comes with the product has the colors, and no name', async () => {
  const { key } = (await save(blue)).json().data
  const leaf = await server.app.inject(`/look/${key}/leaf.svg`)
  expect(leaf.headers['content-type']).toBe('image/svg+xml; charset=utf-8')
  expect(leaf.body).not.toMatch(/#2f7057|Tulip/)
  expect(leaf.body).toContain('#d98a1c')
  expect(appLook(builtInLook)).toMatchObject({
    background_color: '#fdfaf3',
    theme_color: '#123127',
  })
})
