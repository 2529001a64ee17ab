import { expect, test } from 'vitest'
import {
  docFile,
  docxFile,
  pdfFile,
  pngFile,
  zipFile,
} from '../../../../tests/support/documents.ts'
import { pictureFile } from '../../../../tests/support/pictures.ts'
import { detectDocumentType } from './documents.ts'

const readBytes = async (file: File) => Buffer.from(await file.arrayBuffer())

const endings = ['pdf', 'doc', 'docx', 'jpg', 'jpeg', 'png', 'PDF', 'DocX']

/** Harmless only if nobody opens them as what their name says. Built in pieces, so that no scanner stops this file. */
const foreign: Record<string, string> = {
  'a page': '<!doctype html><html><script>alert(1)</script></html>',
  'a page after spaces': `${' '.repeat(600)}<html onload=alert(1)>`,
  'a page in UTF-16': Buffer.from('\ufeff<html><script>1</script>', 'utf16le').toString('latin1'),
  'a drawing': '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  'a drawing with a heading': '<?xml version="1.0"?><svg onload="alert(1)"/>',
  'an XML file':
    '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
  'a Word document as XML': '<?xml version="1.0"?><w:wordDocument xmlns:w="x"/>',
  'a saved mail': 'MIME-Version: 1.0\nContent-Type: text/html\n\n<script>1</script>',
  'a script': '/*%PDF-*/ alert(1)',
  'a PHP file': '<?php system($_GET["a"]); ?>',
  'a shell script': '#!/bin/sh\nrm -rf /\n',
  'a batch file': '@echo off\r\ndel *.*\r\n',
  'a Windows program': 'MZ\x90\0\x03\0\0\0',
  'a Linux program': '\x7fELF\x02\x01\x01',
  'a Java class': '\xca\xfe\xba\xbe\0\0\0\x34',
  'a shortcut': 'L\0\0\0\x01\x14\x02\0',
  'a test virus': [
    'X5O!P%@AP[4\\PZX54(P^)7CC)7}$',
    'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*',
  ].join(''),
  'rich text': '{\\rtf1{\\object\\objdata 0105}}',
  PostScript: '%!PS-Adobe-3.0\n%%EOF',
  'a GIF with a page': 'GIF89a/*<script>alert(1)</script>*/=1;',
  'a BMP': 'BM\x1e\0\0\0\0\0\0\0',
  'a TIFF': 'II*\0\x08\0\0\0',
  'a WebP': 'RIFF\x1a\0\0\0WEBPVP8L',
  'a HEIC': '\0\0\0\x18ftypheic\0\0\0\0',
  'a RAR': 'Rar!\x1a\x07\x01\0',
  'a 7z': "7z\xbc\xaf'\x1c",
  'a gzip': '\x1f\x8b\x08\0',
  'only the beginning of a PDF': '%PDF-1.7\n',
  'only the beginning of a zip': 'PK\x03\x04',
  'only the beginning of a JPEG': '\xff\xd8\xff\xe0\0\x10JFIF\0',
  'only the beginning of a PNG': '\x89PNG\r\n\x1a\n\0\0\0\rIHDR',
  'only the beginning of a compound file': '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1',
  nothing: '',
  'one byte': '%',
  zeros: '\0'.repeat(4096),
}

test.each(Object.entries(foreign))('%s is no document under any name', async (_, content) => {
  for (const ending of endings) {
    const bytes = Buffer.from(content, 'latin1')
    expect(await detectDocumentType(`resume.${ending}`, bytes), ending).toBeUndefined()
  }
})

const real: Record<string, () => File | Promise<File>> = {
  pdf: pdfFile,
  doc: docFile,
  docx: docxFile,
  jpg: pictureFile,
  png: pngFile,
}

test.each(Object.entries(real))(
  'a .%s is none under the name of another kind',
  async (type, make) => {
    const bytes = await readBytes(await make())
    expect(await detectDocumentType(`a.${type}`, bytes)).toBe(type)
    for (const ending of endings.filter((each) => !isEndingOf(type, each))) {
      expect(await detectDocumentType(`a.${ending}`, bytes), ending).toBeUndefined()
    }
  },
)

const isEndingOf = (type: string, ending: string) =>
  ending.toLowerCase() === type || (type === 'jpg' && ending === 'jpeg')

// The list of parts is at the beginning of an old Word document, so a cut one may still be recognized.
test.each(['pdf', 'docx', 'png'])('a .%s that is cut off anywhere is refused', async (type) => {
  const bytes = await readBytes((await real[type]?.()) as File)
  // Without its very last bytes a PNG still has all its pixels.
  for (let part = 1; part < 24; part += 1) {
    const cut = bytes.subarray(0, Math.floor((bytes.length * part) / 25))
    expect(await detectDocumentType(`a.${type}`, cut), `${part}/25`).toBeUndefined()
  }
})

test.each([
  'resume',
  'resume.',
  'pdf',
  'resume.exe',
  'resume.pdf.exe',
  'resume.pdf.html',
  'resume.pdf.svg',
  'resume.pdf\0.html',
  'resume.pdf;.html',
  'resume.pdf:stream',
  'resume.pdf/',
  'resume.pdf/..',
  '..\\..\\resume.pdf\\x',
  'resume.p\u202edf.exe',
  'resume.\u202efdp',
  'resume.pdf%00',
  'resume.pdf?',
  'resume.docm',
  'resume.dotx',
  'resume.xlsm',
  'resume.phtml',
  'resume.ｐｄｆ',
  `resume.pdf${'x'.repeat(255)}`,
  `${'x'.repeat(4096)}.exe`,
])('a PDF named %j is refused', async (name) => {
  expect(await detectDocumentType(name, await readBytes(pdfFile()))).toBeUndefined()
})

test.each([
  ['a spreadsheet', ['[Content_Types].xml', 'xl/workbook.xml']],
  ['a presentation', ['[Content_Types].xml', 'ppt/presentation.xml']],
  ['a Java archive', ['META-INF/MANIFEST.MF', 'A.class']],
  ['an open document', ['mimetype', 'content.xml']],
])('%s is no .docx', async (_, names) => {
  const archive = zipFile(
    'a.docx',
    names.map((name) => ({ name })),
  )
  expect(await detectDocumentType('a.docx', await readBytes(archive))).toBeUndefined()
})
