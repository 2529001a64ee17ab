import { setImmediate } from 'node:timers/promises'
import { promisify } from 'node:util'
import { inflate } from 'node:zlib'
import type { Inspection, Refusal } from './inspection.ts'
import { PdfTokens } from './pdf-tokens.ts'

/** How much the object streams of one file may unpack to. */
const unpackedLimit = 32 * 1024 * 1024
/** Objects do not overlap, so that reading all of them reads the file once; false beginnings cost a little more. */
const readingLimit = 3
const pauseEvery = 128 * 1024
const objectLimit = 100_000
const streamLimit = 5000
const depthLimit = 100
/** More than the dictionary of any object stream has. */
const nameLimit = 50
/** What the dictionary of an object stream may say. A viewer would understand more, but nobody writes it. */
const streamNames = ['Type', 'ObjStm', 'N', 'First', 'Length', 'Filter', 'FlateDecode', 'Extends']

/** Names that only stand in a script, in what starts a program, in a form with scripts, or in an attached file. */
const refusals = new Map<string, Refusal>([
  ['JavaScript', 'script'],
  ['JS', 'script'],
  ['Launch', 'script'],
  ['XFA', 'script'],
  ['EmbeddedFile', 'attachment'],
  ['EF', 'attachment'],
])

/** Words after which a viewer reads an object. */
const beginnings = ['obj', 'trailer']

type Dictionary = {
  /** The first ones, at any depth. */
  names: string[]
  /** The numbers after these names. */
  First: number[]
  N: number[]
}

class Refused extends Error {
  readonly reason: Refusal

  constructor(reason: Refusal) {
    super(reason)
    this.reason = reason
  }
}

/**
 * Finds what a PDF would do when it is opened. A viewer goes to wherever the file's list says that an object begins,
 * perhaps inside of what looks like a text or a picture, so every place where one could begin is read.
 */
export async function inspectPdf(bytes: Buffer): Promise<Inspection> {
  try {
    await new Reading(bytes).readAll()
    return {}
  } catch (error) {
    if (error instanceof Refused) return { refused: error.reason }
    throw error
  }
}

class Reading {
  private readonly bytes: Buffer
  private unpacked = 0
  private objects = 0
  private streams = 0
  private read = 0
  private sincePause = 0

  constructor(bytes: Buffer) {
    this.bytes = bytes
  }

  async readAll() {
    const { bytes } = this
    for (const word of beginnings) {
      for (let at = bytes.indexOf(word); at >= 0; at = bytes.indexOf(word, at + 1)) {
        // "endobj" ends an object, and other words that have these letters are none of a PDF.
        const before = bytes.toString('latin1', at - 1, at)
        if (word === 'obj' && !/[\d\s\0]/.test(before)) continue
        const tokens = new PdfTokens(bytes, at + word.length)
        const dictionary = await this.readObject(tokens)
        if (dictionary.names.includes('First') && tokens.next().text === 'stream') {
          await this.readObjectStream(dictionary, tokens.at)
        }
      }
    }
  }

  /** Reads one object. Throws when it has a name that is refused. */
  private async readObject(tokens: PdfTokens): Promise<Dictionary> {
    let counted = tokens.at
    const dictionary: Dictionary = { names: [], First: [], N: [] }
    const open: string[] = []
    let key = ''
    for (let token = tokens.next(); token.kind !== 'end'; token = tokens.next()) {
      if (token.kind === 'name') {
        const reason = refusals.get(token.text)
        if (reason) throw new Refused(reason)
        if (dictionary.names.length < nameLimit) dictionary.names.push(token.text)
        key = token.text
      }
      if (token.kind === 'number' && open.length === 1 && (key === 'First' || key === 'N')) {
        dictionary[key].push(token.value)
      }
      // A bracket that closes nothing is skipped, as viewers do.
      if (token.kind === 'close' && open.at(-1) === pairs[token.text]) open.pop()
      if (token.kind === 'open') open.push(token.text)
      if (open.length === 0) break
      if (open.length > depthLimit) throw new Refused('unreadable')
      if (tokens.at - counted > pauseEvery) {
        await this.count(tokens.at - counted)
        counted = tokens.at
      }
    }
    await this.count(tokens.at - counted)
    return dictionary
  }

  private async count(length: number) {
    this.read += length
    this.sincePause += length
    this.objects += 1
    const mayRead = readingLimit * (this.bytes.length + this.unpacked)
    if (this.read > mayRead || this.objects > objectLimit) throw new Refused('unreadable')
    if (this.sincePause < pauseEvery) return
    this.sincePause = 0
    await setImmediate()
  }

  /** Objects may be packed into a stream, which begins with the number and the place of each. */
  private async readObjectStream({ names, First, N }: Dictionary, at: number) {
    this.streams += 1
    const [first] = First
    const [count] = N
    const packings = names.filter((name) => name === 'Filter').length
    const isClear =
      this.streams <= streamLimit &&
      First.length === 1 &&
      N.length === 1 &&
      names.every((name) => streamNames.includes(name)) &&
      packings <= 1 &&
      names.filter((name) => name === 'FlateDecode').length === packings
    if (first === undefined || count === undefined || !isClear) throw new Refused('unreadable')

    const isReturnAndFeed = this.bytes.toString('latin1', at, at + 2) === '\r\n'
    const dataStart = at + (isReturnAndFeed ? 2 : 1)
    const [content, start] = packings
      ? [await this.unpack(this.bytes.subarray(dataStart)), 0]
      : [this.bytes, dataStart]
    const list = new PdfTokens(content, start)
    let objects = 0
    for (; list.next().kind === 'number'; objects += 1) {
      const place = list.next()
      if (place.kind !== 'number') break
      await this.readObject(new PdfTokens(content, start + first + place.value))
    }
    if (objects < count) throw new Refused('unreadable')
  }

  /** What follows the end of the packed data is not read. */
  private async unpack(data: Buffer): Promise<Buffer> {
    const maxOutputLength = unpackedLimit - this.unpacked
    const content = await inflateWhole(data, { maxOutputLength }).catch(() => {
      throw new Refused('protected')
    })
    this.unpacked += content.length
    return content
  }
}

const inflateWhole = promisify<Buffer, { maxOutputLength: number }, Buffer>(inflate)

const pairs: Record<string, string> = { '>>': '<<', ']': '[' }
