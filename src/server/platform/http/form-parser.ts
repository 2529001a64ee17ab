import { fileLimit } from '#contract/platform/files.ts'
import { badRequest, endedTooEarly, tooLarge } from '../errors.ts'

export type Heading = { field: string; fileName?: string | undefined }

const nameLimit = 100

export const notUnderstood = () => badRequest('The request could not be understood.')

/** Reads the lines before the content of a part. A part with a file name is a file, even if it is empty. */
function readHeading(text: string): Heading {
  const lines = text.split('\r\n')
  const isHeading = lines.every((line) => /^[\w-]+:[^\r\n]*$/.test(line)) && !text.includes('\0')
  const [disposition, another] = lines.filter((line) => /^content-disposition:/i.test(line))
  if (!isHeading || !disposition || another) throw notUnderstood()
  const parameters = parseParameters(disposition)
  const field = parameters.get('name')
  if (!field || field.length > nameLimit) throw notUnderstood()
  const fileName = parameters.get('filename')
  return { field, fileName: fileName === undefined ? undefined : withoutEscapes(fileName) }
}

function parseParameters(disposition: string) {
  const [, text] = /^[\w-]+: *form-data((?: *;.*)?)$/i.exec(disposition) ?? []
  if (text === undefined) throw notUnderstood()
  const parameters = new Map<string, string>()
  let read = 0
  // Browsers write a backslash as it is, so only the one before a quote belongs to the notation.
  for (const match of text.matchAll(/ *; *([\w*-]+)=(?:"((?:\\"|[^"])*)"|([^\s;"]*)) */gy)) {
    const [whole, name = '', quoted, plain = ''] = match
    parameters.set(name.toLowerCase(), quoted?.replaceAll('\\"', '"') ?? plain)
    read += whole.length
  }
  if (read < text.length) throw notUnderstood()
  return parameters
}

/** Browsers encode these characters in names. */
const withoutEscapes = (name: string) => name.replaceAll('%22', '"').replace(/%0[ad]/gi, ' ')

/** Collects the content of a part up to its limit, in memory that grows in place however it arrives. */
function createContent(limit: number) {
  const memory = new ArrayBuffer(0, { maxByteLength: limit })
  let oversize = false

  return {
    add(bytes: Buffer) {
      const length = memory.byteLength
      const kept = bytes.subarray(0, limit - length)
      if (kept.length < bytes.length) oversize = true
      memory.resize(length + kept.length)
      new Uint8Array(memory, length).set(kept)
    },
    get length() {
      return memory.byteLength
    },
    get bytes() {
      return Buffer.from(memory, 0, memory.byteLength)
    },
    get oversize() {
      return oversize
    },
  }
}

/** A file from a form. An `oversize` one is cut off at the limit. */
export type SentFile = { name: string; bytes: Buffer; oversize: boolean }

export type Part = { field: string; value: string } | { field: string; file: SentFile }

// One file more than any form allows, so that the form's own message says how many are allowed.
const limits = { files: 5, fields: 20, text: 16 * 1024, heading: 8 * 1024 }

/**
 * Splits the body of a form into its parts. It is strict, keeps only the part that is being received,
 * and throws every error where it is called, so that none can be missed (decision 15). Files that are
 * not `wanted` are read and dropped.
 */
export function createFormParser(boundary: string, wanted: readonly string[]) {
  const delimiter = Buffer.from(`\r\n--${boundary}`)
  const names = new Set<string>()
  const counts = { files: 0, fields: 0 }
  let step: () => boolean = firstDelimiter
  // Only the first delimiter has no line break before it.
  let rest: Buffer = Buffer.from('\r\n')
  let heading: Heading = { field: '' }
  let content = createContent(0)
  let complete: Part[] = []

  return {
    /** Returns the parts that are complete with these bytes. */
    write(chunk: Buffer): Part[] {
      append(chunk)
      complete = []
      while (step()) {}
      return complete
    },

    /** How many bytes of a part that is not complete are in memory. */
    get kept() {
      return content.length
    },

    end() {
      if (step !== epilogue) throw endedTooEarly()
    },
  }

  /** Copies no piece of a file: only a delimiter that begins before the new bytes needs them in one piece. */
  function append(chunk: Buffer) {
    const seam = Buffer.concat([rest, chunk.subarray(0, delimiter.length)])
    const isContent = step === partContent && chunk.length >= delimiter.length
    if (isContent && !seam.includes(delimiter)) {
      content.add(rest)
      rest = chunk
    } else {
      rest = Buffer.concat([rest, chunk])
    }
  }

  // Each step handles the beginning of `rest`, and returns false when it needs more bytes.

  function firstDelimiter() {
    if (rest.length < delimiter.length) return false
    if (!rest.subarray(0, delimiter.length).equals(delimiter)) throw notUnderstood()
    return goOn(afterDelimiter, delimiter.length)
  }

  function afterDelimiter() {
    if (rest.length < 2) return false
    const mark = rest.toString('latin1', 0, 2)
    if (mark !== '\r\n' && mark !== '--') throw notUnderstood()
    return goOn(mark === '--' ? epilogue : partHeading, 2)
  }

  function partHeading() {
    const end = rest.subarray(0, limits.heading).indexOf('\r\n\r\n')
    if (end < 0) {
      if (rest.length >= limits.heading) throw notUnderstood()
      return false
    }
    beginPart(readHeading(rest.toString('utf8', 0, end)))
    return goOn(partContent, end + 4)
  }

  function partContent() {
    const end = rest.indexOf(delimiter)
    // The last bytes may be the beginning of a delimiter.
    const length = end < 0 ? Math.max(0, rest.length - delimiter.length + 1) : end
    content.add(rest.subarray(0, length))
    if (content.oversize && heading.fileName === undefined) {
      throw tooLarge(`${heading.field} is too long.`)
    }
    if (end < 0) {
      rest = rest.subarray(length)
      return false
    }
    endPart()
    return goOn(afterDelimiter, length + delimiter.length)
  }

  function epilogue() {
    rest = Buffer.alloc(0)
    return false
  }

  function goOn(nextStep: () => boolean, length: number) {
    rest = rest.subarray(length)
    step = nextStep
    return true
  }

  function beginPart(begun: Heading) {
    heading = begun
    const kind = begun.fileName === undefined ? 'fields' : 'files'
    counts[kind] += 1
    if (counts[kind] > limits[kind]) throw tooLarge(`There are too many ${kind}.`)
    const fileSize = wanted.includes(begun.field) ? fileLimit : 0
    content = createContent(kind === 'files' ? fileSize : limits.text)
  }

  function endPart() {
    const { field, fileName } = heading
    const { bytes, oversize } = content
    content = createContent(0)
    // A browser sends an empty part without a name for a file input that was not used.
    if (fileName === '' && bytes.length === 0) return
    if (names.has(field)) throw badRequest(`${field} was sent twice.`)
    names.add(field)
    if (fileName === undefined) complete.push({ field, value: bytes.toString() })
    else if (wanted.includes(field))
      complete.push({ field, file: { name: fileName, bytes, oversize } })
  }
}
