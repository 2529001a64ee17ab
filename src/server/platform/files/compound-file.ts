const magic = Buffer.from('d0cf11e0a1b11ae1', 'hex')
const headerSize = 512
const entrySize = 128
const unused = 0

/**
 * The names in the directory of a compound file, the format of old Word documents, or none when it is
 * not one. The size of the file limits the number of steps, so that a circular chain ends too.
 */
export function namesInCompoundFile(bytes: Buffer): string[] {
  if (bytes.length < headerSize || !bytes.subarray(0, 8).equals(magic)) return []
  const shift = bytes.readUInt16LE(30)
  if (shift !== 9 && shift !== 12) return []
  const size = 1 << shift
  const sectorAt = (number: number) => bytes.subarray((number + 1) * size, (number + 2) * size)

  /** The next sector of a chain. The table that says so is itself in sectors, which the header lists. */
  const after = (number: number) => {
    const perSector = size / 4
    const table = Math.floor(number / perSector)
    // The header lists 109 of them, enough for 7 MB, and files here are smaller.
    if (table >= 109) return -1
    const sector = sectorAt(bytes.readUInt32LE(76 + table * 4))
    return sector.length === size ? sector.readUInt32LE((number % perSector) * 4) : -1
  }

  const names: string[] = []
  const last = Math.floor(bytes.length / size)
  let number = bytes.readUInt32LE(48)
  for (let steps = 0; steps < last && number >= 0 && number < last; steps += 1) {
    names.push(...namesInSector(sectorAt(number)))
    number = after(number)
  }
  return names
}

function namesInSector(sector: Buffer): string[] {
  const names: string[] = []
  for (let at = 0; at + entrySize <= sector.length; at += entrySize) {
    const length = sector.readUInt16LE(at + 64)
    if (sector[at + 66] === unused || length < 2 || length > 64) continue
    names.push(sector.toString('utf16le', at, at + length - 2))
  }
  return names
}
