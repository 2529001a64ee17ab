import sharp from 'sharp'

/** A picture of one color with metadata, like those of a phone. */
export async function pictureFile({ width = 320, height = 160 } = {}) {
  const bytes = await sharp({ create: { width, height, channels: 3, background: '#2f7057' } })
    .withExif({ IFD0: { Copyright: 'The photographer' } })
    .jpeg()
    .toBuffer()
  return new File([new Uint8Array(bytes)], 'picture.jpg', { type: 'image/jpeg' })
}
