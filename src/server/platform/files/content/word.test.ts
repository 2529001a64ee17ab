import { Document, ExternalHyperlink, Packer, Paragraph, TextRun } from 'docx'
import { describe, expect, test } from 'vitest'
import { docFile, zipFile } from '../../../../../tests/support/documents.ts'
import { inspectDocument } from './inspect.ts'

const readBytes = async (file: File) => Buffer.from(await file.arrayBuffer())

const officeTypes = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const relationships = (...all: string[]) => `<Relationships>${all.join('')}</Relationships>`
const relationship = (type: string, target: string, mode = 'External') =>
  `<Relationship Id="r1" Type="${officeTypes}/${type}" Target="${target}" TargetMode="${mode}"/>`
const contentTypes = (type = 'wordprocessingml.document.main+xml') =>
  `<Types><Override PartName="/word/document.xml" ContentType="application/vnd.${type}"/></Types>`
const body = (content = '') => `<?xml version="1.0"?><w:document>${content}</w:document>`
const run = (content: string) => `<w:r>${content}</w:r>`
const instruction = (text: string) => run(`<w:instrText xml:space="preserve">${text}</w:instrText>`)
const fieldChar = (type: string) => run(`<w:fldChar w:fldCharType="${type}"/>`)
const field = (...pieces: string[]) =>
  `<w:p>${fieldChar('begin')}${pieces.map(instruction).join('')}${fieldChar('separate')}${run(
    '<w:t>DDE is only a result here</w:t>',
  )}${fieldChar('end')}</w:p>`

type Parts = { types?: string; document?: string | Buffer } & Record<string, string | Buffer>

function inspect({ types = contentTypes(), document = body(), ...others }: Parts = {}) {
  const parts = { '[Content_Types].xml': types, 'word/document.xml': document, ...others }
  const entries = Object.entries(parts).map(([name, content]) => ({ name, content }))
  return readBytes(zipFile('a.docx', entries)).then((bytes) => inspectDocument('docx', bytes))
}

const rels = 'word/_rels/document.xml.rels'

describe('a Word document is refused for', () => {
  const cases: [string, string, Parts][] = [
    ['the part of a macro', 'macros', { 'word/vbaProject.bin': 'x' }],
    ['that part in other letters', 'macros', { 'word/VBAPROJECT.BIN': 'x' }],
    [
      'the content type of macros',
      'macros',
      { types: contentTypes('ms-word.document.macroEnabled.main+xml') },
    ],
    [
      'a macro under another name',
      'macros',
      { [rels]: relationships(relationship('vbaProject', 'a.xml', 'Internal')) },
    ],
    ['a program', 'embedded', { 'word/media/image1.png': 'MZ\x90\0' }],
    [
      'a package of another program',
      'embedded',
      { 'word/embeddings/oleObject1.bin': Buffer.from('d0cf11e0a1b11ae1', 'hex') },
    ],
    [
      'an object of another program',
      'embedded',
      { [rels]: relationships(relationship('oleObject', 'http://example.org/a.html!')) },
    ],
    [
      'a page that Word would convert',
      'embedded',
      { [rels]: relationships(relationship('aFChunk', 'a.mht', 'Internal')) },
    ],
    [
      'a script as a package',
      'embedded',
      {
        [rels]: relationships(relationship('package', 'embeddings/a.js', 'Internal')),
        'word/embeddings/a.js': 'new ActiveXObject',
      },
    ],
    ['DDEAUTO', 'dde', { document: body(field(' DDEAUTO c:\\\\cmd.exe "/k calc" ')) }],
    ['DDE in small letters', 'dde', { document: body(field('dde excel')) }],
    ['DDE in several runs', 'dde', { document: body(field(' D', 'DE', 'AU', 'TO c:\\\\cmd.exe')) }],
    ['DDE and its words in two runs', 'dde', { document: body(field('DDE', ' excel')) }],
    [
      'DDE after far too many spaces',
      'dde',
      { document: body(field(`${' '.repeat(6000)}DDE excel`)) },
    ],
    ['DDE as numbers of letters', 'dde', { document: body(field('&#68;&#x44;E excel')) }],
    ['DDE as unparsed text', 'dde', { document: body(field('<![CDATA[DDE excel]]>')) }],
    [
      'DDE in a simple field',
      'dde',
      { document: body(`<w:fldSimple w:instr='DDEAUTO "a > b"'><w:r/></w:fldSimple>`) },
    ],
    ['DDE in the header', 'dde', { 'word/header1.xml': body(field('DDE excel')) }],
    ['DDE in a part without a known ending', 'dde', { 'word/a.bin': body(field('DDE excel')) }],
    [
      'DDE in UTF-16',
      'dde',
      { document: Buffer.from(`\uFEFF${body(field('DDE excel'))}`, 'utf16le') },
    ],
    [
      'entities that grow',
      'unreadable',
      { document: '<!DOCTYPE a [<!ENTITY b "lol"><!ENTITY c "&b;&b;">]><a>&c;</a>' },
    ],
    [
      'an encoding that hides its tags',
      'unreadable',
      { document: '<?xml version="1.0" encoding="utf-7"?>+ADw-a/>' },
    ],
    ['a tag that does not end', 'unreadable', { document: '<w:document a="' }],
    ['far more XML than a document has', 'unreadable', { document: body(' '.repeat(17e6)) }],
  ]
  test.each(cases)('%s', async (_, refused, parts) => {
    expect(await inspect(parts)).toMatchObject({ refused })
  })
})

describe('a Word document is marked, but accepted, for', () => {
  const cases: [string, Parts][] = [
    [
      'a template from elsewhere',
      {
        'word/_rels/settings.xml.rels': relationships(
          relationship('attachedTemplate', 'file:///C:\\Users\\Ana\\Resume.dotx'),
        ),
      },
    ],
    [
      'a picture on another computer',
      { [rels]: relationships(relationship('image', '\\\\server\\a.png')) },
    ],
    [
      'a picture of an older drawing',
      { document: body('<v:imagedata src="http://example.org/a.png"/>') },
    ],
    ['a field with a picture', { document: body(field('INCLUDEPICTURE "http://a/b.png" \\d')) }],
  ]
  test.each(cases)('%s', async (_, parts) => {
    expect(await inspect(parts)).toEqual({ refused: undefined, loadsExternal: true })
  })
})

const harmless = { refused: undefined, loadsExternal: false }

test('an ordinary Word document with links, fields and a chart is accepted', async () => {
  const link = new ExternalHyperlink({
    link: 'https://example.org/dde',
    children: [new TextRun('DDE and JavaScript')],
  })
  const document = new Document({
    sections: [{ children: [new Paragraph({ children: [link] }), new Paragraph('DDEAUTO')] }],
  })
  const bytes = Buffer.from(await Packer.toBuffer(document))
  expect(await inspectDocument('docx', bytes)).toEqual(harmless)
  const chart = {
    document: body(field(' PAGE ') + field('HYPERLINK "https://example.org/DDE"')),
    'word/charts/_rels/chart1.xml.rels': relationships(
      relationship('package', '../embeddings/Microsoft_Excel_Sheet1.xlsx', 'Internal'),
    ),
    'word/embeddings/Microsoft_Excel_Sheet1.xlsx': 'PK\x03\x04',
  }
  expect(await inspect(chart)).toEqual(harmless)
})

describe('an old Word document', () => {
  const inspectDoc = async (streams: string[], text = '') => {
    const bytes = await readBytes(docFile('a.doc', ['WordDocument', ...streams]))
    return inspectDocument('doc', Buffer.concat([bytes, Buffer.from(text, 'latin1')]))
  }
  const wide = (text: string) => Buffer.from(text, 'utf16le').toString('latin1')

  test.each(['_VBA_PROJECT', '_vba_project', '_Vba_Project', 'VBA', 'macros'])(
    'with a part named %s has macros',
    async (name) => {
      expect(await inspectDoc([name])).toEqual({ refused: 'macros' })
    },
  )

  test('is refused for a package and for DDE', async () => {
    expect(await inspectDoc(['\x01Ole10Native'])).toEqual({ refused: 'embedded' })
    expect(await inspectDoc([], '\x13 DDEAUTO c:\\cmd')).toEqual({ refused: 'dde' })
    expect(await inspectDoc([], wide('\x13 dde excel'))).toEqual({ refused: 'dde' })
  })

  test('is marked for a picture from elsewhere, and accepted for words', async () => {
    const marked = { loadsExternal: true }
    expect(await inspectDoc([], wide('\x13INCLUDEPICTURE "x"'))).toEqual(marked)
    expect(await inspectDoc(['1Table'], 'DDE and macros')).toEqual({ loadsExternal: false })
  })
})
