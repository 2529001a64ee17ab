import { deflateRawSync } from 'node:zlib'
import CFB from 'cfb'
import { Document, Packer, Paragraph } from 'docx'
import sharp from 'sharp'
import { encodeOnce } from './pictures.ts'

/** Documents as applicants send them. */

export function pdfFile(name = 'resume.pdf', words = 'Five years as a DSP in Smyrna') {
  const text = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>endobj
4 0 obj<</Length ${words.length + 40}>>stream
BT /F 18 Tf 72 700 Td (${words}) Tj ET
endstream endobj
5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj
trailer<</Root 1 0 R>>
%%EOF
`
  return new File([text], name, { type: 'application/pdf' })
}

export async function docxFile(name = 'resume.docx') {
  const document = new Document({ sections: [{ children: [new Paragraph('Work history')] }] })
  return new File([new Uint8Array(await Packer.toBuffer(document))], name)
}

/** An old Word document: a compound file with the given streams. */
export function docFile(name = 'resume.doc', streams = ['WordDocument', '1Table']) {
  const container = CFB.utils.cfb_new()
  for (const stream of streams) CFB.utils.cfb_add(container, `/${stream}`, Buffer.alloc(5000, 1))
  const bytes = CFB.write(container, { type: 'buffer' }) as Buffer
  return new File([new Uint8Array(bytes)], name)
}

export async function pngFile(name = 'passport.png', { width = 64, height = 48 } = {}) {
  const bytes = await encodeOnce(`passport ${width} ${height}`, () =>
    sharp({ create: { width, height, channels: 3, background: '#d98a1c' } })
      .png()
      .toBuffer(),
  )
  return new File([bytes], name)
}

/**
 * A zip file whose list has any values a test needs. An entry with an unpacked size is in
 * the compressed format.
 */
export function zipFile(name: string, entries: ZipEntry[]) {
  const chunks: Buffer[] = []
  const list: Buffer[] = []
  let offset = 0
  for (const entry of entries) {
    const fileName = Buffer.from(entry.name)
    const compressed = entry.unpackedSize !== undefined
    const plain = Buffer.from(entry.content ?? 'x')
    const content = compressed ? deflateRawSync(plain, { level: entry.level ?? 0 }) : plain
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04034b50, 0)
    local.writeUInt32LE(content.length, 18)
    local.writeUInt32LE(content.length, 22)
    local.writeUInt16LE(fileName.length, 26)
    const central = Buffer.alloc(46)
    central.writeUInt32LE(0x02014b50, 0)
    central.writeUInt16LE(0x0314, 4)
    central.writeUInt16LE(entry.encrypted ? 1 : 0, 8)
    central.writeUInt16LE(compressed ? 8 : 0, 10)
    central.writeUInt32LE(content.length, 20)
    central.writeUInt32LE(entry.unpackedSize ?? content.length, 24)
    central.writeUInt16LE(fileName.length, 28)
    central.writeUInt32LE(((entry.mode ?? 0o100644) << 16) >>> 0, 38)
    central.writeUInt32LE(offset, 42)
    chunks.push(local, fileName, content)
    list.push(central, fileName)
    offset += local.length + fileName.length + content.length
  }
  const listed = Buffer.concat(list)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(listed.length, 12)
  end.writeUInt32LE(offset, 16)
  return new File([new Uint8Array(Buffer.concat([...chunks, listed, end]))], name)
}

type ZipEntry = {
  name: string
  content?: string | Buffer
  unpackedSize?: number
  /** How much it is compressed; 0 is not at all. */
  level?: number
  encrypted?: boolean
  mode?: number
}

export const wordEntries: ZipEntry[] = [
  { name: '[Content_Types].xml' },
  { name: 'word/document.xml' },
]
