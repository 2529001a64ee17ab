type Token =
  | { kind: 'name' | 'open' | 'close' | 'other' | 'end'; text: string }
  | { kind: 'number'; text: ''; value: number }

/** What ends a word or a name, by the code of the letter: 1 for space, 2 for a sign of its own. */
const ends = new Uint8Array(256)
for (const sign of Buffer.from('\0\t\n\f\r ')) ends[sign] = 1
for (const sign of Buffer.from('()<>[]{}/%')) ends[sign] = 2

const [lineFeed, carriageReturn, backslash] = Buffer.from('\n\r\\')
const [leftParenthesis, rightParenthesis, less, greater, slash, percent] = Buffer.from('()<>/%')

const [zero = 0, nine = 0] = Buffer.from('09')

const end: Token = { kind: 'end', text: '' }
const other: Token = { kind: 'other', text: '' }
const signs: Record<number, Token> = {
  [Buffer.from('[').readUInt8()]: { kind: 'open', text: '[' },
  [Buffer.from(']').readUInt8()]: { kind: 'close', text: ']' },
}
const openDictionary: Token = { kind: 'open', text: '<<' }
const closeDictionary: Token = { kind: 'close', text: '>>' }

/** The tokens of a PDF from a position on, as a viewer reads them. */
export class PdfTokens {
  private readonly bytes: Buffer
  /** Where the next token begins, or the space before it. */
  at: number

  constructor(bytes: Buffer, at: number) {
    this.bytes = bytes
    this.at = at
  }

  next(): Token {
    this.skipSpace()
    const sign = this.bytes[this.at]
    if (sign === undefined) return end
    if (sign === leftParenthesis) return this.skipString()
    if (sign === slash) {
      this.at += 1
      return { kind: 'name', text: decodeName(this.word()) }
    }
    if (ends[sign] !== 2) return this.readNumber() ?? { kind: 'other', text: this.word() }
    const isDouble = this.bytes[this.at + 1] === sign
    if (isDouble && (sign === less || sign === greater)) {
      this.at += 2
      return sign === less ? openDictionary : closeDictionary
    }
    if (sign === less) return this.skipHex()
    this.at += 1
    return signs[sign] ?? other
  }

  private skipSpace() {
    const { bytes } = this
    for (let sign = bytes[this.at]; sign !== undefined; sign = bytes[this.at]) {
      if (sign === percent) {
        while (sign !== undefined && sign !== lineFeed && sign !== carriageReturn) {
          this.at += 1
          sign = bytes[this.at]
        }
      } else if (ends[sign] === 1) this.at += 1
      else return
    }
  }

  /** A whole number without a sign, as all numbers are that matter here. */
  private readNumber(): Token | undefined {
    let value = 0
    for (let at = this.at; ; at += 1) {
      const sign = this.bytes[at]
      if (sign === undefined || ends[sign] !== 0) {
        this.at = at
        return { kind: 'number', text: '', value }
      }
      if (sign < zero || sign > nine) return undefined
      value = value * 10 + sign - zero
    }
  }

  private word(): string {
    const start = this.at
    while (this.at < this.bytes.length && ends[this.bytes[this.at] ?? 0] === 0) this.at += 1
    return this.bytes.toString('latin1', start, this.at)
  }

  private skipString(): Token {
    let depth = 0
    for (; this.at < this.bytes.length; this.at += 1) {
      const sign = this.bytes[this.at]
      if (sign === backslash) this.at += 1
      else if (sign === leftParenthesis) depth += 1
      else if (sign === rightParenthesis) depth -= 1
      if (depth === 0) break
    }
    this.at += 1
    return other
  }

  private skipHex(): Token {
    const closing = this.bytes.indexOf('>', this.at)
    this.at = closing < 0 ? this.bytes.length : closing + 1
    return other
  }
}

/** A name may have any of its letters as a number. */
const decodeName = (name: string) =>
  name.includes('#')
    ? name.replace(/#([\da-f]{2})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
    : name
