import sharp from 'sharp'
import { expect, test } from 'vitest'
import { detectDocumentType } from './documents.ts'

test('the type of a document is not known for a progressive picture of more than 40 million pixels', async () => {
  const bytes = await sharp({
    create: { width: 8008, height: 4993, channels: 3, background: 'black' },
  })
    .grayscale()
    .jpeg({ progressive: true })
    .toBuffer()
  expect(await detectDocumentType('card.jpg', bytes)).toBe('jpg')
  // The same data has seven more lines, because it comes in blocks of eight.
  bytes.writeUInt16BE(5000, bytes.indexOf(Buffer.from([0xff, 0xc2])) + 5)
  expect(await detectDocumentType('card.jpg', bytes)).toBeUndefined()
})
