import sharp from 'sharp'

/** `check` reads every pixel; `encode` makes the files of a picture for the website. */
export type DecodeJob = { task: 'check' | 'encode'; bytes: Buffer }
export type EncodedPicture = {
  width: number
  height: number
  files: { width: number; format: 'avif' | 'webp'; bytes: Buffer }[]
}
/** Without a picture it was only checked. */
export type DecodeResult = { readable: false } | { readable: true; picture?: EncodedPicture }

// Phones with two points for a pixel of the layout are 720 to 768 points wide.
const widths = [480, 768, 960, 1600]
const pixelLimits = { check: 120_000_000, encode: 40_000_000 }
/** The longest side that the formats can store. A long, thin picture would also take minutes to resize. */
const sideLimit = 16_383

// A process of its own, because a picture can make the library slow, large or crash (decoder.ts).
sharp.cache(false)
process.on('message', async (job: DecodeJob) => process.send?.(await run(job)))
// It ends with the server, and only then: a terminal or a service manager signals all processes.
process.on('disconnect', () => process.exit())
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})
process.send?.('started')

async function run({ task, bytes }: DecodeJob): Promise<DecodeResult> {
  try {
    if (task === 'encode') return { readable: true, picture: await encode(bytes) }
    await readPixels(bytes)
    return { readable: true }
  } catch {
    return { readable: false }
  }
}

const open = (bytes: Buffer, task: DecodeJob['task']) =>
  sharp(bytes, { failOn: 'error', limitInputPixels: pixelLimits[task], sequentialRead: true })

const readPixels = (bytes: Buffer) =>
  open(bytes, 'check').resize(8, 8, { fit: 'fill', fastShrinkOnLoad: false }).raw().toBuffer()

/** Encodes the pixels again, which removes metadata and anything hidden in the file. */
async function encode(bytes: Buffer): Promise<EncodedPicture> {
  const { width, height, pipeline } = await decode(bytes)
  const wanted = widths.filter((each) => each < width)
  wanted.push(Math.min(width, widths.at(-1) ?? width))
  const files: EncodedPicture['files'] = []
  for (const width of new Set(wanted)) {
    const resized = pipeline.clone().resize({ width })
    const avif = await resized.clone().avif({ effort: 2 }).toBuffer()
    const webp = await resized.webp({ quality: 80 }).toBuffer()
    files.push({ width, format: 'avif', bytes: avif }, { width, format: 'webp', bytes: webp })
  }
  return { width, height, files }
}

async function decode(bytes: Buffer) {
  const source = open(bytes, 'encode')
  const sides = await source.metadata()
  if (Math.max(sides.width, sides.height) > sideLimit) throw new Error('A side is too long.')
  const upright = source.autoOrient().toColourspace('srgb').raw()
  const { data, info } = await upright.toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  return { width, height, pipeline: sharp(data, { raw: { width, height, channels } }) }
}
