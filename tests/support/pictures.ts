import sharp from 'sharp'

const known = new Map<string, Promise<Buffer>>()

/** Encodes a picture once: many calls send the same one, and some take less time than encoding it. */
export async function encodeOnce(key: string, encode: () => Promise<Buffer>) {
  const bytes = known.get(key) ?? encode()
  known.set(key, bytes)
  return new Uint8Array(await bytes)
}

/** A picture of one color with metadata, like those of a phone. */
export async function pictureFile({ width = 320, height = 160 } = {}) {
  const bytes = await encodeOnce(`photo ${width} ${height}`, () =>
    sharp({ create: { width, height, channels: 3, background: '#2f7057' } })
      .withExif({ IFD0: { Copyright: 'The photographer' } })
      .jpeg()
      .toBuffer(),
  )
  return new File([bytes], 'picture.jpg', { type: 'image/jpeg' })
}

const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 100">
  <path fill="#1d4ed8" d="M10 10h280v80H10z"/></svg>`

/** A drawing, as a logo. */
export const logoFile = (content = logo) =>
  new File([content], 'logo.svg', { type: 'image/svg+xml' })
