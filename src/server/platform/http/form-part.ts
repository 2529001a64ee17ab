import { badRequest } from '../errors.ts'

export type Heading = { field: string; fileName?: string | undefined }

const nameLimit = 100

export const notUnderstood = () => badRequest('The request could not be understood.')

/** Reads the lines before the content of a part. A part with a file name is a file, even if it is empty. */
export function readHeading(text: string): Heading {
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
export function createContent(limit: number) {
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
