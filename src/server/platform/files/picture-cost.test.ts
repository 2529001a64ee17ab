import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { decodingCost } from './picture-cost.ts'

const isCheapToDecode = (bytes: Buffer) => decodingCost(bytes) !== undefined

let photo: Buffer
let progressive: Buffer
let drawing: Buffer

beforeAll(async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const picture = () => sharp({ create: { width: 320, height: 240, channels: 3, noise } as never })
  photo = await picture().jpeg().toBuffer()
  progressive = await picture().jpeg({ progressive: true }).toBuffer()
  drawing = await picture().png().toBuffer()
})

/** Repeats the last scan of a progressive picture. */
function withScans(bytes: Buffer, more: number) {
  const start = bytes.lastIndexOf(Buffer.from([0xff, 0xda]))
  const scan = bytes.subarray(start, -2)
  return Buffer.concat([bytes.subarray(0, -2), ...Array(more).fill(scan), bytes.subarray(-2)])
}

function withSize(bytes: Buffer, width: number, height: number) {
  const changed = Buffer.from(bytes)
  if (changed[0] === 0x89) {
    changed.writeUInt32BE(width, 16)
    changed.writeUInt32BE(height, 20)
    return changed
  }
  const marker = Math.max(
    changed.indexOf(Buffer.from([0xff, 0xc0])),
    changed.indexOf(Buffer.from([0xff, 0xc2])),
  )
  changed.writeUInt16BE(height, marker + 5)
  changed.writeUInt16BE(width, marker + 7)
  return changed
}

function withBits(bytes: Buffer, bits: number, color: number) {
  const changed = Buffer.from(bytes)
  changed.writeUInt8(bits, 24)
  changed.writeUInt8(color, 25)
  return changed
}

function interlaced(bytes: Buffer) {
  const changed = Buffer.from(bytes)
  changed.writeUInt8(1, 28)
  return changed
}

test('photos and scans as programs write them are cheap', () => {
  for (const bytes of [photo, progressive, drawing]) expect(isCheapToDecode(bytes)).toBe(true)
  expect(isCheapToDecode(withScans(progressive, 80))).toBe(true)
})

test('a picture with more than 100 scans is not', () => {
  expect(isCheapToDecode(withScans(progressive, 100))).toBe(false)
  expect(isCheapToDecode(withScans(progressive, 2400))).toBe(false)
})

test.each([
  ['a photo', () => photo, 12_000, 10_000, 12_001],
  ['a progressive photo', () => progressive, 8000, 5000, 8001],
  ['a drawing', () => drawing, 12_000, 10_000, 12_001],
  ['an interlaced drawing', () => interlaced(drawing), 8000, 5000, 8001],
  ['an interlaced one with 16 bits', () => interlaced(withBits(drawing, 16, 6)), 5000, 4000, 5001],
  ['a drawing with 16 bits and transparency', () => withBits(drawing, 16, 6), 9000, 5000, 9001],
])('%s may have so many pixels and no more', (_, bytes, width, height, tooWide) => {
  expect(isCheapToDecode(withSize(bytes(), width, height))).toBe(true)
  expect(isCheapToDecode(withSize(bytes(), tooWide, height))).toBe(false)
})

test('an animation, a second frame and a picture without a size are refused', () => {
  const frames = Buffer.alloc(20)
  frames.writeUInt32BE(8, 0)
  frames.write('acTL', 4, 'latin1')
  frames.writeUInt32BE(2, 8)
  expect(
    isCheapToDecode(Buffer.concat([drawing.subarray(0, 33), frames, drawing.subarray(33)])),
  ).toBe(false)
  expect(isCheapToDecode(Buffer.concat([photo.subarray(0, -2), photo.subarray(2)]))).toBe(false)
  expect(isCheapToDecode(Buffer.from([0xff, 0xd8, 0xff, 0xd9]))).toBe(false)
  expect(isCheapToDecode(drawing.subarray(0, 20))).toBe(false)
})

test('a file that ends in the middle of a segment is judged and does not hang', () => {
  for (let length = 2; length < 700; length += 1) {
    expect(typeof isCheapToDecode(photo.subarray(0, length))).toBe('boolean')
  }
})

/** A PNG with more chunks before its pixels. */
function withChunks(name: string, length: number, count = 1) {
  const chunk = Buffer.alloc(12 + length)
  chunk.writeUInt32BE(length)
  chunk.write(name, 4, 'latin1')
  const more = Array(count).fill(chunk)
  return Buffer.concat([drawing.subarray(0, 33), ...more, drawing.subarray(33)])
}

test.each(['iCCP', 'zTXt', 'iTXt'])('a PNG may have 256 KB of %s and no more', (name) => {
  expect(isCheapToDecode(withChunks(name, 256 * 1024))).toBe(true)
  expect(isCheapToDecode(withChunks(name, 128 * 1024, 3))).toBe(false)
})

test('a PNG of thousands of pieces is refused', () => {
  expect(isCheapToDecode(withChunks('tEXt', 1, 9000))).toBe(true)
  expect(isCheapToDecode(withChunks('tEXt', 1, 11_000))).toBe(false)
})

/** An animation with a canvas of this size, and frames of a few pixels or of their own size. */
function gif(width: number, height: number, frames: number, [left, top] = [1, 1]) {
  const head = Buffer.from('GIF89a\0\0\0\0\x80\0\0\0\0\0\0\0\0', 'latin1')
  head.writeUInt16LE(width, 6)
  head.writeUInt16LE(height, 8)
  const frame = Buffer.from('!\xf9\x04\0\0\0\0\0,\0\0\0\0\0\0\0\0\0\x02\x01\x44\0', 'latin1')
  frame.writeUInt16LE(left ?? 1, 13)
  frame.writeUInt16LE(top ?? 1, 15)
  return Buffer.concat([head, ...Array(frames).fill(frame), Buffer.from(';')])
}

/** The pixels of all frames: 1,000 of 300 by 400 are 120 million. */
test.each([
  ['of many frames', gif(300, 400, 1000), gif(300, 400, 1001)],
  ['of large frames', gif(1, 1, 10, [3000, 4000]), gif(1, 1, 11, [3000, 4000])],
  ['of tiny frames', gif(1, 1, 2000), gif(1, 1, 2001)],
  ['of one frame', gif(12_000, 10_000, 1), gif(12_001, 10_000, 1)],
])('a GIF %s may have 120 million pixels in all and no more', (_, allowed, refused) => {
  expect(isCheapToDecode(allowed)).toBe(true)
  expect(isCheapToDecode(refused)).toBe(false)
})

function webp(chunks: [name: string, content: Buffer][]) {
  const parts = chunks.map(([name, content]) => {
    const head = Buffer.alloc(8)
    head.write(name, 'latin1')
    head.writeUInt32LE(content.length, 4)
    return Buffer.concat([head, content, Buffer.alloc(content.length % 2)])
  })
  return Buffer.concat([Buffer.from('RIFF\0\0\0\0WEBP', 'latin1'), ...parts])
}
function sides(length: number, at: number, width: number, height: number) {
  const content = Buffer.alloc(length)
  content.writeUIntLE(width - 1, at, 3)
  content.writeUIntLE(height - 1, at + 3, 3)
  return content
}
const frames = (count: number, width: number, height: number) =>
  Array(count).fill(['ANMF', sides(17, 6, width, height)]) as [string, Buffer][]

test('a WebP may have 120 million pixels in all its frames and no more', () => {
  const canvas: [string, Buffer] = ['VP8X', sides(10, 4, 4000, 3000)]
  expect(isCheapToDecode(webp([canvas, ...frames(10, 100, 100)]))).toBe(true)
  expect(isCheapToDecode(webp([canvas, ...frames(11, 100, 100)]))).toBe(false)
  expect(isCheapToDecode(webp(frames(11, 4000, 3000)))).toBe(false)
  expect(isCheapToDecode(webp([['VP8X', sides(10, 4, 12_001, 10_000)]]))).toBe(false)
})

test.each([true, false])('the size of a WebP is read, lossless: %s', async (lossless) => {
  const bytes = await sharp(drawing).webp({ lossless }).toBuffer()
  expect(decodingCost(bytes)).toBe(320 * 240 * (1 + 1 / 25))
})

test('an animation as programs write it is cheap', async () => {
  const tall = sharp(drawing).resize(100, 300)
  const raw = await tall.raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = raw.info
  const animated = () =>
    sharp(raw.data, { raw: { width, height, channels, pageHeight: 100 } as never })
  for (const bytes of [await animated().gif().toBuffer(), await animated().webp().toBuffer()]) {
    expect((await sharp(bytes).metadata()).pages).toBe(3)
    expect(decodingCost(bytes)).toBe(100 * 300 * (1 + 1 / 25))
  }
})

test('a GIF or WebP that ends early, and what is no picture, is judged too', async () => {
  const files = [gif(300, 400, 3), await sharp(drawing).webp().toBuffer()]
  for (const bytes of files) {
    for (let length = 0; length < Math.min(bytes.length, 200); length += 1) {
      expect(['number', 'undefined']).toContain(typeof decodingCost(bytes.subarray(0, length)))
    }
  }
  expect(decodingCost(Buffer.from('<svg/>'))).toBeUndefined()
  expect(decodingCost(Buffer.alloc(0))).toBeUndefined()
})
