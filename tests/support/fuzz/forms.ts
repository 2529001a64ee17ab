import { docxFile, pdfFile, pngFile } from '../documents.ts'
import { pictureFile } from '../pictures.ts'
import { type JsonSchema, type Random, textFor } from './values.ts'

const samples = await Promise.all(
  [pdfFile(), await docxFile(), await pngFile(), await pictureFile()].map(async (file) => ({
    name: file.name,
    bytes: Buffer.from(await file.arrayBuffer()),
  })),
)

const boundary = 'fuzz-7d3a1b'
const fileNames = ['', 'a.pdf', 'x.docx', '../../a.png', 'a.pdf\0.exe', 'cv.__proto__', 'é"%0d.jpg']
const fieldNames = ['__proto__', 'constructor', '', 'a'.repeat(300), 'resume', 'idDoc_3', 'x\0y']

type Form = { body: Buffer; contentType: string }

/** A multipart body with the fields and files of a call. Many of its parts are wrong, and many bodies are broken. */
export function formFor(schema: JsonSchema, files: readonly string[], random: Random): Form {
  const parts: Buffer[] = []
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    if (!random.chance(0.1)) parts.push(makePart(nameFor(name, random), textFor(field, random)))
  }
  for (const name of files) {
    if (random.chance(0.6)) parts.push(filePart(nameFor(name, random), random))
  }
  if (random.chance(0.03)) {
    for (let count = random.below(60); count > 0; count -= 1) parts.push(makePart('many', 'x'))
  }
  const end = random.chance(0.05) ? '' : `--${boundary}--\r\n`
  const whole = Buffer.concat([...parts, Buffer.from(end)])
  return {
    body: random.chance(0.35) ? broken(whole, random) : whole,
    contentType: contentTypeFor(random),
  }
}

function contentTypeFor(random: Random) {
  if (!random.chance(0.06)) return `multipart/form-data; boundary=${boundary}`
  return random.pick([
    'multipart/form-data',
    'multipart/form-data; boundary=',
    'multipart/form-data; boundary=other',
    `multipart/form-data; boundary="${boundary}"`,
    `multipart/form-data; boundary=${boundary}; boundary=x`,
    `multipart/form-data; boundary=${'b'.repeat(252)}`,
    `multipart/mixed; boundary=${boundary}`,
    'application/json',
    'text/plain',
  ])
}

const nameFor = (name: string, random: Random) =>
  random.chance(0.05) ? random.pick(fieldNames) : name

const makePart = (name: string, value: string) =>
  Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)

function filePart(name: string, random: Random) {
  const sample = random.pick(samples)
  const fileName = random.chance(0.3) ? random.pick(fileNames) : sample.name
  const content = random.chance(0.3) ? flipped(sample.bytes, random) : sample.bytes
  return Buffer.concat([
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"; filename="${fileName}"\r\nContent-Type: application/octet-stream\r\n\r\n`,
    ),
    content,
    Buffer.from('\r\n'),
  ])
}

/** Breaks a body somewhere: cut, bytes changed, a piece missing, twice or moved, a line end lost. */
export function broken(body: Buffer, random: Random): Buffer {
  const from = random.below(body.length + 1)
  const to = from + random.below(body.length - from + 1)
  const piece = body.subarray(from, to)
  const changes: (() => Buffer)[] = [
    () => body.subarray(0, from),
    () => flipped(body, random),
    () => Buffer.concat([body.subarray(0, from), body.subarray(to)]),
    () => Buffer.concat([body, piece]),
    () => Buffer.concat([piece, body]),
    () => Buffer.concat([body.subarray(0, from), random.bytes(20), body.subarray(from)]),
    () => Buffer.from(body.toString('latin1').replace('\r\n\r\n', '\r\n'), 'latin1'),
    () => Buffer.from(body.toString('latin1').replaceAll('\r\n', '\n'), 'latin1'),
    () => Buffer.from(body.toString('latin1').replace('form-data', 'form data'), 'latin1'),
    () =>
      Buffer.from(
        body.toString('latin1').replace('Content-', `X: ${'h'.repeat(20_000)}\r\nContent-`),
        'latin1',
      ),
    () => Buffer.alloc(0),
  ]
  return random.pick(changes)()
}

function flipped(bytes: Buffer, random: Random) {
  const copy = Buffer.from(bytes)
  for (let count = 1 + random.below(8); count > 0 && copy.length > 0; count -= 1) {
    copy[random.below(copy.length)] = random.below(256)
  }
  return copy
}
