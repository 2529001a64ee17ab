import sharp from 'sharp'
import { expect, test } from 'vitest'
import { sampleDetails as spanishDetails } from '#content/es/sample-details.ts'
import { builtInDetails, nameAndTagline } from '#content/provider.ts'

test.each([
  ['share.png', builtInDetails],
  ['share-es.png', spanishDetails],
])('%s has the present name and tagline (npm run site-pictures)', async (file, details) => {
  const { width, height, exif } = await sharp(`public/${file}`).metadata()
  expect([width, height]).toEqual([1200, 630])
  expect(exif?.toString('utf8')).toContain(nameAndTagline(details))
})
