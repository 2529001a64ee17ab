/** What decoding a picture costs, as its headers say. Pixels are those of all frames together. */
type Cost = { pixels: number; bytes: number; scans: number; frames: number; progressive: boolean }

const most = {
  pixels: 120_000_000,
  /** A progressive or interlaced picture must be in memory as a whole before its first line is complete. */
  progressivePixels: 40_000_000,
  progressiveBytes: 160_000_000,
  /** Decoded: all pixels in three channels of eight bits. */
  bytes: 360_000_000,
  /** Each scan of a JPEG goes over all pixels again. Programs write about ten. */
  scans: 100,
  /** Of an animation. */
  frames: 2000,
  /** Of a PNG. Programs write pieces of 8 KB and more. */
  chunks: 10_000,
  /** Of a PNG: profiles and texts that are compressed, a thousand times at most. */
  packedMetadata: 256 * 1024,
}

/**
 * What decoding a picture costs, in pixels of an ordinary photo; undefined when that is more than an honest photo or
 * scan costs. A few hundred kilobytes can cost half a minute, so this is judged before anything is decoded.
 */
export function decodingCost(bytes: Buffer): number | undefined {
  const cost = readHeaders(bytes)
  if (!cost) return undefined
  const { pixels, scans, frames, progressive } = cost
  const isCheap =
    pixels > 0 &&
    pixels <= (progressive ? most.progressivePixels : most.pixels) &&
    cost.bytes <= (progressive ? most.progressiveBytes : most.bytes) &&
    scans <= most.scans &&
    frames <= most.frames
  return isCheap ? (cost.bytes / 3) * (1 + scans / 25) : undefined
}

function readHeaders(bytes: Buffer): Cost | undefined {
  try {
    if (bytes[0] === 0x89) return readPng(bytes)
    if (bytes[0] === 0xff) return readJpeg(bytes)
    if (startsWith(bytes, 'GIF8')) return readGif(bytes)
    return startsWith(bytes, 'RIFF') ? readWebp(bytes) : undefined
  } catch (error) {
    // The file ends inside of a header.
    if (error instanceof RangeError) return undefined
    throw error
  }
}

const startsWith = (bytes: Buffer, start: string) =>
  bytes.toString('latin1', 0, start.length) === start

const channelsOfPng: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }

function readPng(bytes: Buffer): Cost | undefined {
  if (bytes.toString('latin1', 12, 16) !== 'IHDR') return undefined
  const pixels = bytes.readUInt32BE(16) * bytes.readUInt32BE(20)
  const bits = bytes.readUInt8(24)
  const channels = channelsOfPng[bytes.readUInt8(25)]
  if (!channels || !hasPlainChunks(bytes)) return undefined
  const isInterlaced = bytes.readUInt8(28) !== 0
  const decoded = pixels * channels * Math.max(1, bits / 8)
  // In seven passes.
  const scans = isInterlaced ? 7 : 1
  return { pixels, bytes: decoded, scans, frames: 1, progressive: isInterlaced }
}

const packedChunks = ['iCCP', 'zTXt', 'iTXt']

/** Whether a PNG has one frame, and no more chunks and packed texts than programs write. */
function hasPlainChunks(bytes: Buffer) {
  let packed = 0
  let at = 8
  for (let count = 0; at + 8 <= bytes.length; count += 1) {
    const length = bytes.readUInt32BE(at)
    const name = bytes.toString('latin1', at + 4, at + 8)
    if (packedChunks.includes(name)) packed += length
    const isAnimation = name === 'acTL' && bytes.readUInt32BE(at + 8) > 1
    if (isAnimation || count > most.chunks || packed > most.packedMetadata) return false
    at += 12 + length
  }
  return true
}

/** All frames are drawn on one canvas; one that is larger makes it larger. */
function readGif(bytes: Buffer): Cost {
  const canvas = bytes.readUInt16LE(6) * bytes.readUInt16LE(8)
  let pixels = 0
  let frames = 0
  let at = 13 + colorsLength(bytes.readUInt8(10))
  while (at < bytes.length && frames <= most.frames) {
    const mark = bytes.readUInt8(at)
    if (mark === 0x21) at += 2
    else if (mark === 0x2c) {
      frames += 1
      pixels += Math.max(canvas, bytes.readUInt16LE(at + 5) * bytes.readUInt16LE(at + 7))
      at += 11 + colorsLength(bytes.readUInt8(at + 9))
    } else break
    at = endOfBlocks(bytes, at)
  }
  return { pixels, bytes: pixels * 3, scans: 1, frames, progressive: false }
}

/** The bytes of a table of colors, if the flags say that there is one. */
const colorsLength = (flags: number) => ((flags & 0x80) === 0 ? 0 : 3 << ((flags & 7) + 1))

function endOfBlocks(bytes: Buffer, start: number) {
  let at = start
  while (at < bytes.length && bytes[at] !== 0) at += 1 + (bytes[at] ?? 0)
  return at + 1
}

/** The canvas, if there is one, and the frames or the only picture. */
function readWebp(bytes: Buffer): Cost {
  let [canvas, picture, frames] = [0, 0, 0]
  let at = 12
  while (at + 8 <= bytes.length) {
    const name = bytes.toString('latin1', at, at + 4)
    const begin = at + 8
    const sides = (from: number) =>
      (1 + bytes.readUIntLE(from, 3)) * (1 + bytes.readUIntLE(from + 3, 3))
    if (name === 'VP8X') canvas = sides(begin + 4)
    if (name === 'ANMF') {
      frames += 1
      canvas = Math.max(canvas, sides(begin + 6))
    }
    if (name === 'VP8 ') {
      picture = (bytes.readUInt16LE(begin + 6) & 0x3fff) * (bytes.readUInt16LE(begin + 8) & 0x3fff)
    }
    if (name === 'VP8L') {
      const packed = bytes.readUInt32LE(begin + 1)
      picture = (1 + (packed & 0x3fff)) * (1 + ((packed >> 14) & 0x3fff))
    }
    const length = bytes.readUInt32LE(at + 4)
    at = begin + length + (length % 2)
  }
  const pixels = Math.max(canvas, picture) * Math.max(1, frames)
  return { pixels, bytes: pixels * 3, scans: 1, frames: Math.max(1, frames), progressive: false }
}

/** Start of frame, in all its variants. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
const startOfScan = 0xda
/** Markers without a length: restarts, start and end of the picture. */
const isAlone = (marker: number) => (marker >= 0xd0 && marker <= 0xd9) || marker === 0x01

function readJpeg(bytes: Buffer): Cost | undefined {
  const cost = { pixels: 0, bytes: 0, scans: 0, frames: 0, progressive: false }
  let at = 2
  for (;;) {
    // Between two segments there may be pixels, in which 0xff is followed by zero.
    at = bytes.indexOf(0xff, at)
    if (at === -1 || at + 1 >= bytes.length) break
    const marker = bytes.readUInt8(at + 1)
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (marker === 0 || isAlone(marker)) {
      at += 2
      continue
    }
    if (at + 4 > bytes.length) break
    if (isFrame(marker)) {
      // A second one would be another picture.
      if (cost.frames > 0) return undefined
      cost.frames = 1
      cost.pixels = bytes.readUInt16BE(at + 5) * bytes.readUInt16BE(at + 7)
      cost.bytes = cost.pixels * Math.min(4, bytes.readUInt8(at + 9))
      cost.progressive = marker !== 0xc0 && marker !== 0xc1
    }
    if (marker === startOfScan) cost.scans += 1
    if (cost.scans > most.scans) break
    at += 2 + bytes.readUInt16BE(at + 2)
  }
  return cost.frames > 0 ? cost : undefined
}
