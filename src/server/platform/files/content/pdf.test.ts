import { deflateSync } from 'node:zlib'
import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib'
import { describe, expect, test } from 'vitest'
import { pdfFile } from '../../../../../tests/support/documents.ts'
import { inspectDocument } from './inspect.ts'

const inspect = (bytes: Uint8Array | string) =>
  inspectDocument(
    'pdf',
    typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : Buffer.from(bytes),
  )

const pdf = (...objects: string[]) =>
  `%PDF-1.7\n${objects.join('\n')}\ntrailer<</Root 1 0 R>>\n%%EOF`
const catalog = (content: string) => `1 0 obj<</Type/Catalog${content}>>endobj`

/** Objects packed into a stream, with the given entries of its dictionary. */
function packed(objects: string[], entries = '', pack: (content: Buffer) => Buffer = deflateSync) {
  const places = objects.map((_, at) => objects.slice(0, at).join(' ').length + (at && 1))
  const list = `${places.map((place, at) => `${at + 10} ${place}`).join(' ')} `
  const data = pack(Buffer.from(list + objects.join(' '), 'latin1')).toString('latin1')
  const keys = `/Type/ObjStm/N ${objects.length}/First ${list.length}/Length ${data.length}`
  return `9 0 obj<<${keys}${entries || '/Filter/FlateDecode'}>>stream\r\n${data}\r\nendstream endobj`
}

describe('a PDF is refused for', () => {
  const script = '<</S/JavaScript/JS(app.alert\\(1\\))>>'
  const cases: [string, string, string][] = [
    ['a script when it opens', 'script', catalog(`/OpenAction${script}`)],
    [
      'a script of a page',
      'script',
      `3 0 obj<</Type/Page/AA<</O 7 0 R>>>>endobj\n7 0 obj${script}`,
    ],
    ['a named script', 'script', catalog('/Names<</JavaScript 5 0 R>>')],
    ['a script written with numbers', 'script', catalog('/OpenAction<</S/#4aava#53cript>>')],
    ['a script after a comment', 'script', catalog('/A % (\n/OpenAction<</S%(\n/JavaScript>>')],
    ['a script after texts', 'script', catalog(`/A(\\)()\\\\)/B<28>/OpenAction${script}`)],
    ['a script in a text', 'script', catalog(`/A(5 0 obj ${script} endobj)`)],
    ['a script in a text, before a comment', 'script', catalog(`/A(5 0 obj %)/B${script}`)],
    ['a script after a wrong bracket', 'script', catalog(`/A]]/B${script}`)],
    ['a script in the trailer', 'script', `trailer<</Root<</OpenAction${script}>>>>`],
    ['a program', 'script', catalog('/OpenAction<</S/Launch/F(cmd.exe)>>')],
    ['a form with scripts', 'script', catalog('/AcroForm<</XFA 8 0 R>>')],
    ['an attached file', 'attachment', '5 0 obj<</Type/Filespec/F(a.exe)/EF<</F 6 0 R>>>>endobj'],
    ['a packed script', 'script', packed(['<</A 1>>', script])],
    ['a packed script in a text', 'script', packed([`(${script})`]).replace('First 5', 'First 6')],
    ['a script that is listed but not packed', 'script', packed([script], ' ', (data) => data)],
    ['objects in an unusual packing', 'unreadable', packed(['1'], '/Filter/ASCIIHexDecode')],
    ['objects packed twice', 'unreadable', packed(['1'], '/Filter[/FlateDecode/FlateDecode]')],
    ['objects at an unclear place', 'unreadable', packed(['1'], '/First 7 0 R/Filter/FlateDecode')],
    ['fewer objects than it says', 'unreadable', packed(['1']).replace('/N 1', '/N 2')],
    ['objects that cannot be unpacked', 'protected', packed(['1'], '', (data) => data)],
    [
      'objects that unpack to far more',
      'protected',
      packed(['1'], '', () => deflateSync(Buffer.alloc(33 * 1024 * 1024))),
    ],
    ['objects in objects without end', 'unreadable', '1 0 obj('.repeat(1000)],
  ]
  test.each(cases)('%s', async (_, refused, content) => {
    expect(await inspect(pdf(content))).toEqual({ refused })
  })
})

describe('a PDF is accepted', () => {
  test('with words and links that only speak of scripts', async () => {
    expect(await inspect(Buffer.from(await pdfFile('a.pdf', '/JavaScript').arrayBuffer()))).toEqual(
      {},
    )
    const link = '/A<</S/URI/URI(https://example.org/JavaScript/Launch)>>'
    const picture = '4 0 obj<</Length 20>>stream\n/S /JavaScript /JS\nendstream endobj'
    const title = '5 0 obj<</Title(React /JS \\) developer)/Producer<2f4a53>>>endobj'
    const view = catalog('/OpenAction[3 0 R/XYZ null null 0]')
    expect(await inspect(pdf(view, `3 0 obj<</Type/Annot${link}>>endobj`, picture, title))).toEqual(
      {},
    )
    expect(await inspect(pdf(packed(['<</Title(a /JS b)>>', '[/XYZ 1 0 R]', '42'])))).toEqual({})
  })

  test('as a library writes it, with packed objects and a form', async () => {
    const document = await PDFDocument.create()
    document.setTitle('Resume of a /JavaScript developer')
    const page = document.addPage()
    page.drawText('Five years as a DSP')
    const form = document.getForm()
    form.createTextField('name').addToPage(page)
    form.createCheckBox('agrees').addToPage(page)
    for (const useObjectStreams of [true, false]) {
      expect(await inspect(await document.save({ useObjectStreams }))).toEqual({})
    }
    const action = { Type: 'Action', S: 'JavaScript', JS: PDFString.of('app.alert(1)') }
    document.catalog.set(PDFName.of('OpenAction'), document.context.obj(action))
    for (const useObjectStreams of [true, false]) {
      expect(await inspect(await document.save({ useObjectStreams }))).toEqual({
        refused: 'script',
      })
    }
  })
})
