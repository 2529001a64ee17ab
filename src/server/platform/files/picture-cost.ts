/** What decoding a picture costs, as its headers say. */
type Cost = { pixels: number; bytes: number; scans: number; frames: number; progressive: boolean }

const most = {
  pixels: 120_000_000,
  /** A progressive picture must be in memory as a whole before its first line is complete. */
  progressivePixels: 40_000_000,
  /** Decoded: all pixels in three channels of eight bits. */
  bytes: 360_000_000,
  /** Each scan of a JPEG goes over all pixels again. Programs write about ten. */
  scans: 100,
}

/**
 * Whether decoding a JPEG or PNG costs no more than that of an honest photo or scan. A few hundred kilobytes
 * can cost half a minute otherwise, so this is judged before anything is decoded.
 */
export function isCheapToDecode(bytes: Buffer): boolean {
  const cost = bytes[0] === 0x89 ? readPng(bytes) : readJpeg(bytes)
  if (!cost) return false
  const { pixels, scans, frames, progressive } = cost
  return (
    pixels <= (progressive ? most.progressivePixels : most.pixels) &&
    cost.bytes <= most.bytes &&
    scans <= most.scans &&
    frames <= 1
  )
}

const channelsOfPng: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }

function readPng(bytes: Buffer): Cost | undefined {
  if (bytes.length < 33 || bytes.toString('latin1', 12, 16) !== 'IHDR') return undefined
  const pixels = bytes.readUInt32BE(16) * bytes.readUInt32BE(20)
  const bits = bytes.readUInt8(24)
  const channels = channelsOfPng[bytes.readUInt8(25)]
  if (!channels) return undefined
  const frames = countPngFrames(bytes)
  const decoded = pixels * channels * Math.max(1, bits / 8)
  return { pixels, bytes: decoded, scans: 1, frames, progressive: false }
}

/** An animation names its frames in a chunk before the first pixels. */
function countPngFrames(bytes: Buffer) {
  let at = 8
  while (at + 12 <= bytes.length) {
    const name = bytes.toString('latin1', at + 4, at + 8)
    if (name === 'acTL') return bytes.readUInt32BE(at + 8)
    if (name === 'IDAT') return 1
    at += 12 + bytes.readUInt32BE(at)
  }
  return 1
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
      if (at + 10 > bytes.length) return undefined
      cost.frames += 1
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
