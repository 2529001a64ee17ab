import { crc32, deflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import {
  docFile,
  docxFile,
  pdfFile,
  pngFile,
  wordEntries,
  zipFile,
} from '../../../../tests/support/documents.ts'
import { pictureFile } from '../../../../tests/support/pictures.ts'
import { namesInCompoundFile } from './compound-file.ts'
import { detectDocumentType, displayName, isStoredName, requireStoredName } from './documents.ts'

const readBytes = async (file: File) => Buffer.from(await file.arrayBuffer())
const judge = async (file: File) => detectDocumentType(file.name, await readBytes(file))
const renamed = async (file: File, name: string) => new File([await file.arrayBuffer()], name)

/** The file with some other first bytes. */
async function begun(file: File, start: string) {
  const bytes = await readBytes(file)
  bytes.write(start, 'latin1')
  return new File([new Uint8Array(bytes)], file.name)
}

const longPdf = `%PDF-1.4${' '.repeat(5000)}%%EOF`

describe('the type of a document', () => {
  test('is unknown for an extension that only JavaScript knows', async () => {
    const bytes = await readBytes(pdfFile())
    for (const name of ['cv.__proto__', 'cv.constructor', 'cv.toString']) {
      expect(await detectDocumentType(name, bytes)).toBeUndefined()
    }
  })

  test('is detected from its name, its first bytes and its structure together', async () => {
    expect(await judge(pdfFile())).toBe('pdf')
    expect(await judge(docFile())).toBe('doc')
    expect(await judge(await docxFile())).toBe('docx')
    expect(await judge(await pngFile())).toBe('png')
    expect(await judge(await renamed(await pictureFile(), 'Card.JPEG'))).toBe('jpg')
  })

  const faults: [string, () => File | Promise<File>][] = [
    ['a program named .pdf', () => new File(['MZ\x90\0'], 'resume.pdf')],
    ['a page named .png', () => new File(['<html><script>1</script>'], 'card.png')],
    ['an empty file', () => new File([], 'resume.pdf')],
    ['half a PDF', () => new File(['%PDF-1.4\n1 0 obj'], 'resume.pdf')],
    ['a PDF with something before it', () => new File(['x', '%PDF-1.4 %%EOF'], 'resume.pdf')],
    ['a picture with the name of another kind', async () => renamed(await pngFile(), 'a.jpg')],
    ['a photo with the name of another kind', async () => renamed(await pictureFile(), 'a.png')],
    ['half a picture', async () => new File([(await pictureFile()).slice(0, 400)], 'a.jpg')],
    ['half a drawing', async () => new File([(await pngFile()).slice(0, 60)], 'a.png')],
    ['a PDF that goes on after its end', () => new File([longPdf, ' '.repeat(2044)], 'a.pdf')],
    ['a docx with another beginning', async () => begun(await docxFile(), 'MZ')],
    ['a container that is not of Word', () => docFile('a.doc', ['Workbook'])],
    ['a name without an ending', async () => renamed(pdfFile(), 'resume')],
    ['an ending nobody asked for', async () => renamed(pdfFile(), 'resume.pdf.exe')],
    ['any zip', () => zipFile('a.docx', [{ name: 'readme.txt' }])],
    [
      'a docx that unpacks to more than it may',
      () => zipFile('a.docx', [...wordEntries, { name: 'word/a.xml', unpackedSize: 2e9 }]),
    ],
    [
      'a docx of far more than it seems',
      () => zipFile('a.docx', [...wordEntries, { name: 'word/a.xml', unpackedSize: 200_000 }]),
    ],
    [
      'a docx with a password',
      () => zipFile('a.docx', [...wordEntries, { name: 'word/b.xml', encrypted: true }]),
    ],
    [
      'a docx with a link to another place',
      () => zipFile('a.docx', [...wordEntries, { name: 'word/link', mode: 0o120777 }]),
    ],
    [
      'a docx that climbs out of its folder',
      () => zipFile('a.docx', [...wordEntries, { name: '../../etc/passwd' }]),
    ],
    [
      'a docx of too many parts',
      () =>
        zipFile('a.docx', [
          ...wordEntries,
          ...Array.from({ length: 2000 }, (_, index) => ({ name: `word/${index}.xml` })),
        ]),
    ],
  ]
  test.each(faults)('is not detected for %s', async (_, make) => {
    expect(await judge(await make())).toBeUndefined()
  })

  test('is known for a PDF with a little after its end', async () => {
    expect(await judge(new File([longPdf], 'a.pdf'))).toBe('pdf')
    expect(await judge(new File([longPdf, ' '.repeat(2043)], 'a.pdf'))).toBe('pdf')
  })

  test('is known for a picture that a viewer would complain of and show', async () => {
    const bytes = await readBytes(await pictureFile())
    const next = 4 + bytes.readUInt16BE(4)
    const odd = Buffer.concat([bytes.subarray(0, next), Buffer.alloc(3), bytes.subarray(next)])
    expect(await detectDocumentType('card.jpg', odd)).toBe('jpg')
  })

  test('is not known for a picture of more than 120 million pixels', async () => {
    expect(await detectDocumentType('card.png', blackPng(1200, 1000))).toBe('png')
    expect(await detectDocumentType('card.png', blackPng(12_000, 10_001))).toBeUndefined()
  })

  test('is detected in finite time, even when a file is circular', async () => {
    const bytes = await readBytes(docFile())
    const table = (bytes.readUInt32LE(76) + 1) * 512
    const directory = bytes.readUInt32LE(48)
    bytes.writeUInt32LE(directory, table + directory * 4)
    expect(namesInCompoundFile(bytes)).toContain('WordDocument')
    for (let at = 24; at < 512; at += 4) {
      const broken = Buffer.from(bytes)
      broken.writeUInt32LE(0x7fffffff, at)
      expect(() => namesInCompoundFile(broken)).not.toThrow()
    }
  })
})

/** A whole picture with one bit for each pixel. */
function blackPng(width: number, height: number) {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.writeUInt8(1, 8)
  const pixels = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height), { level: 1 })
  const start = Buffer.from('89504e470d0a1a0a', 'hex')
  const empty = Buffer.alloc(0)
  return Buffer.concat([start, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', empty)])
}

function chunk(name: string, content: Buffer) {
  const named = Buffer.concat([Buffer.from(name), content])
  const framed = Buffer.alloc(named.length + 8)
  framed.writeUInt32BE(content.length, 0)
  named.copy(framed, 4)
  framed.writeUInt32BE(crc32(named), named.length + 4)
  return framed
}

test.each([
  ['../../etc/passwd', 'passwd'],
  ['C:\\Users\\Ana\\CV.pdf', 'CV.pdf'],
  ['a"b\r\nc.pdf', 'a"bc.pdf'],
  ['resume\u202Efdp.exe', 'resumefdp.exe'],
  ['  Zoë’s\u0000 CV.pdf ', 'Zoë’s CV.pdf'],
  [`${'x'.repeat(300)}.docx`, `${'x'.repeat(115)}.docx`],
  ['x'.repeat(120), 'x'.repeat(120)],
  ['x'.repeat(121), 'x'.repeat(120)],
  [`${'x'.repeat(300)}.pages`, `${'x'.repeat(114)}.pages`],
  [`${'x'.repeat(300)}.longer`, 'x'.repeat(120)],
  [`.${'x'.repeat(300)}`, `.${'x'.repeat(119)}`],
  [`${'x'.repeat(119)}🌷🌷`, `${'x'.repeat(119)}🌷`],
  ['Zoe\u0308.pdf', 'Zo\u00EB.pdf'],
  ['a\u2028b\u2029c.pdf', 'abc.pdf'],
  [`${'🌷'.repeat(70)}.pdf`, `${'🌷'.repeat(70)}.pdf`],
  ['folder/', ''],
])('the name %j is shown as %j', (name, shown) => {
  expect(displayName(name)).toBe(shown)
})

const storedName = '0a'.repeat(24)

test.each(['pdf', 'doc', 'docx', 'jpg', 'png'])('a document may be stored as .%s', (type) => {
  expect(isStoredName(`${storedName}.${type}`)).toBe(true)
  expect(requireStoredName(`${storedName}.${type}`)).toBe(`${storedName}.${type}`)
})

test.each([
  undefined,
  7,
  storedName,
  `${storedName}.exe`,
  `${storedName}.pdf.exe`,
  `${storedName}0.pdf`,
  `../${storedName}.pdf`,
  `${storedName}xpdf`,
  [`${storedName}.pdf`],
])('%j is not the name of a document', (value) => {
  expect(isStoredName(value)).toBe(false)
  expect(() => requireStoredName(value)).toThrow(
    'A row names a document that the store never made.',
  )
})
