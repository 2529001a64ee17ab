import { createHash } from 'node:crypto'
import { fileTypeFromBuffer } from 'file-type'
import type { LookPicture } from '#contract/website/look/brand.ts'
import { contrast } from '#contract/website/look/colors.ts'
import {
  type LeftOut,
  type LookUse,
  lookLimits,
  lookMessages,
} from '#contract/website/look/look.ts'
import { builtInTones, fixedTones } from '#contract/website/look/tokens.ts'
import { tooLarge, wrongType } from '#server/platform/errors.ts'
import { pictureDecoder } from '#server/platform/files/decoder.ts'
import type { SentFile } from '#server/platform/http/form-parser.ts'
import { createQueue } from '#server/platform/http/queue.ts'
import { loadSharp } from './load-sharp.ts'
import { makeSafe } from './safe-svg.ts'

export type NewPicture = { picture: LookPicture; content: Buffer; leftOut: LeftOut[] }

/** Larger than any place that shows it. */
const mostPixels = { logo: { width: 960, height: 320 }, icon: { width: 512, height: 512 } }
/** What is sent may have more, as far as memory allows. */
const mostSentPixels = 40_000_000
const drawSeconds = 5

// One at a time, because decoding a picture needs much memory.
const queue = createQueue(1, 20)

/** Checks a logo or an icon, and makes what is stored of it: a drawing of plain shapes, or pixels encoded again. */
export const makePicture = (sent: SentFile, use: LookUse, sender: string): Promise<NewPicture> =>
  queue(async () => {
    if (sent.oversize) throw tooLarge(lookMessages.tooLarge, { image: lookMessages.tooLarge })
    const isDrawing = sent.bytes
      .subarray(0, 400)
      .toString('utf8')
      .replace(/^\uFEFF/, '')
      .trimStart()
      .startsWith('<')
    const made = isDrawing
      ? await readDrawing(sent.bytes)
      : await readPixels(sent.bytes, use, sender)
    checkSides(made, use)
    const { content, type, leftOut } = made
    const { onLight, onDark } = await measure(content)
    const id = createHash('sha256').update(content).digest('hex').slice(0, 32)
    const { width, height } = made
    return { picture: { id, type, width, height, onLight, onDark }, content, leftOut }
  })

type Made = {
  content: Buffer
  type: LookPicture['type']
  width: number
  height: number
  /** The shorter side of what was sent; a drawing has any size. */
  side: number
  leftOut: LeftOut[]
}

async function readDrawing(bytes: Buffer): Promise<Made> {
  const { svg, width, height, leftOut } = makeSafe(bytes)
  const side = Number.POSITIVE_INFINITY
  return { content: Buffer.from(svg), type: 'svg', width, height, side, leftOut }
}

async function readPixels(bytes: Buffer, use: LookUse, sender: string): Promise<Made> {
  const type = (await fileTypeFromBuffer(bytes))?.mime
  if (type !== 'image/png' && type !== 'image/webp') throw refused(lookMessages.type)
  // Another process reads it first, because a picture can make the library slow, large or crash.
  const { readable } = await pictureDecoder.decode('check', bytes, sender)
  if (!readable) throw refused(lookMessages.unreadable)
  const sharp = await loadSharp()
  const picture = sharp(bytes, { failOn: 'error' }).autoOrient().toColourspace('srgb')
  const { width, height } = (await picture.metadata()).autoOrient
  if (width * height > mostSentPixels) throw refused(lookMessages.unreadable)
  checkShape(width, height, use)
  const { data, info } = await picture
    .resize({ ...mostPixels[use], fit: 'inside', withoutEnlargement: true })
    .png({ compressionLevel: 9 })
    .toBuffer({ resolveWithObject: true })
  const side = Math.min(width, height)
  return { content: data, type: 'png', width: info.width, height: info.height, side, leftOut: [] }
}

function checkSides({ width, height, side }: Made, use: LookUse) {
  checkShape(width, height, use)
  if (use === 'logo' && side < lookLimits.logoSide) throw refused(lookMessages.small)
  if (use === 'icon' && side < lookLimits.iconSide) throw refused(lookMessages.smallIcon)
}

function checkShape(width: number, height: number, use: LookUse) {
  const ratio = width / height
  if (use === 'icon' && (ratio < 0.95 || ratio > 1.05)) throw refused(lookMessages.square)
  if (ratio > lookLimits.widest || ratio < 1 / lookLimits.highest) throw refused(lookMessages.thin)
}

const refused = (message: string) => wrongType(message, { image: message })

const grounds = {
  light: [fixedTones.light.page ?? '', fixedTones.light.surface ?? ''],
  dark: [builtInTones.light.main.band ?? '', builtInTones.dark.main.page ?? ''],
}
/** How much of the picture must stand out, so that what is left of it can still be recognized. */
const enough = 0.25

/** Whether the picture stands out on light and on dark backgrounds: enough of what is seen has a contrast of 3. */
async function measure(content: Buffer) {
  const pixels = await drawSmall(content)
  const counts = { seen: 0, light: 0, dark: 0 }
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4)
    if (alpha < 128) continue
    counts.seen += 1
    const color = `#${[red, green, blue].map((value) => value.toString(16).padStart(2, '0')).join('')}`
    if (grounds.light.every((ground) => contrast(color, ground) >= 3)) counts.light += 1
    if (grounds.dark.every((ground) => contrast(color, ground) >= 3)) counts.dark += 1
  }
  if (counts.seen === 0) throw refused(lookMessages.empty)
  return {
    onLight: counts.light >= enough * counts.seen,
    onDark: counts.dark >= enough * counts.seen,
  }
}

async function drawSmall(content: Buffer): Promise<Buffer> {
  const sharp = await loadSharp()
  try {
    return await sharp(content, { limitInputPixels: 4_000_000 })
      .timeout({ seconds: drawSeconds })
      .resize({ width: 96, height: 96, fit: 'inside' })
      .ensureAlpha()
      .toColourspace('srgb')
      .raw()
      .toBuffer()
  } catch {
    throw refused(lookMessages.drawing)
  }
}
