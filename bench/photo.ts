import sharp from 'sharp'
import type { HeroSlide } from '../src/contract/website/hero.ts'
import { signIn } from '../tests/support/office-calls.ts'
import { administrator } from '../tests/support/server.ts'

/** Replaces the sample slides, which are drawings and therefore small, by one with a photo. */
export async function showPhoto(url: string) {
  const office = await signIn(url, administrator)
  const slides: HeroSlide[] = await office.json('GET', '/hero/admin')
  for (const { id } of slides) await office.json('DELETE', `/hero/${id}`)
  await office.form('/hero', {
    title: 'A good life at home',
    subtitle: 'We support people with disabilities across Tennessee.',
    imageDescription: 'Green hills',
    image: new File([await photo()], 'photo.jpg', { type: 'image/jpeg' }),
  })
}

const size = { width: 2400, height: 1350 }
const uncompressed = { compressionLevel: 0 }

/**
 * A picture that is as hard to compress as a photo of a camera: coarse to fine grain over a drawing makes a JPEG of
 * about 1 MB.
 */
async function photo(): Promise<Uint8Array<ArrayBuffer>> {
  const grains = await Promise.all([256, 64, 16, 4, 2].map(grain))
  const drawing = sharp('public/art/hero-hills.svg', { density: 200 }).resize({ ...size })
  const jpeg = await drawing
    .composite(grains.map((input) => ({ input, blend: 'soft-light' })))
    .jpeg({ quality: 90 })
    .toBuffer()
  return new Uint8Array(jpeg)
}

async function grain(pixels: number) {
  const noise = sharp({
    create: {
      width: Math.ceil(size.width / pixels),
      height: Math.ceil(size.height / pixels),
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 25 },
    },
  })
  // Two steps, because sharp makes the noise after it resizes.
  return sharp(await noise.png(uncompressed).toBuffer())
    .resize({ ...size, fit: 'fill' })
    .png(uncompressed)
    .toBuffer()
}
