import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { isCheapToDecode } from './picture-cost.ts'

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
