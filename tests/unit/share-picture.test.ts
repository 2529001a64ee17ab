import sharp from 'sharp'
import { expect, test } from 'vitest'
import { builtInDetails, nameAndTagline } from '#content/provider.ts'

test('the picture of shared links has the present name and tagline (npm run site-pictures)', async () => {
  const { width, height, exif } = await sharp('public/share.png').metadata()
  expect([width, height]).toEqual([1200, 630])
  expect(exif?.toString('latin1')).toContain(nameAndTagline(builtInDetails))
})
