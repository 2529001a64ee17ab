import sharp from 'sharp'

/** A picture of one colour, as a visitor's phone might send it. */
export async function pictureFile({ width = 320, height = 160 } = {}) {
  const bytes = await sharp({ create: { width, height, channels: 3, background: '#2f7057' } })
    .withExif({ IFD0: { Copyright: 'whoever took it' } })
    .jpeg()
    .toBuffer()
  return new File([new Uint8Array(bytes)], 'picture.jpg', { type: 'image/jpeg' })
}
