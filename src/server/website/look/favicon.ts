/** The size of the one picture in a favicon. */
export const faviconSize = 48

/** For programs that ask for favicon.ico without reading the page. It contains one PNG. */
export function toFavicon(png: Buffer): Buffer {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(faviconSize, 6)
  header.writeUInt8(faviconSize, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, png])
}
