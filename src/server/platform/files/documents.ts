import type { DocumentType } from '../db/tables/records.ts'
import { createQueue } from '../http/queue.ts'
import { namesInCompoundFile } from './compound-file.ts'
import { isCheapToDecode } from './picture-cost.ts'
import { isWordArchive } from './word-archive.ts'

/** Plain text is what someone typed, never a file that was sent. */
export type SentType = Exclude<DocumentType, 'txt'>

/** The address of each kind of document that can be opened, below the site. */
export const uploadPaths = {
  resume: 'uploads/resumes',
  identification: 'uploads/documents',
  referral: 'uploads/referrals',
} as const

/** The content type that a document is sent with. */
export const mediaTypes = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  jpg: 'image/jpeg',
  png: 'image/png',
  txt: 'text/plain; charset=utf-8',
} as const satisfies Record<DocumentType, string>

const pixelLimit = 120_000_000
const nameLimit = 120

/** The type of a file, if its name, its first bytes and its structure agree. */
export async function detectDocumentType(
  name: string,
  bytes: Buffer,
): Promise<SentType | undefined> {
  const type = typeByName(name)
  return type && (await isValid[type](bytes)) ? type : undefined
}

/** A file's name as it may be shown: no path, no control characters, none that change the text direction. */
export function displayName(name: string): string {
  const [last = ''] = name.split(/[/\\]/).slice(-1)
  const clean = last
    .normalize('NFC')
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
    .trim()
  if ([...clean].length <= nameLimit) return clean
  const dot = clean.lastIndexOf('.')
  const ending = clean.length - dot <= 6 ? clean.slice(dot) : ''
  return `${[...clean].slice(0, nameLimit - ending.length).join('')}${ending}`
}

function typeByName(name: string): SentType | undefined {
  const ending = /\.(\w+)$/.exec(displayName(name))?.[1]?.toLowerCase()
  if (ending === 'jpeg') return 'jpg'
  return ending && Object.hasOwn(isValid, ending) ? (ending as SentType) : undefined
}

const isValid: Record<SentType, (bytes: Buffer) => boolean | Promise<boolean>> = {
  pdf: (bytes) => startsWith(bytes, '%PDF-') && bytes.subarray(-2048).includes('%%EOF'),
  doc: (bytes) => {
    const names = namesInCompoundFile(bytes)
    return names.includes('WordDocument') && !names.includes('_VBA_PROJECT')
  },
  docx: (bytes) => startsWith(bytes, 'PK\x03\x04') && isWordArchive(bytes),
  jpg: (bytes) => startsWith(bytes, '\xff\xd8\xff') && isCheapToDecode(bytes) && decodes(bytes),
  png: (bytes) =>
    startsWith(bytes, '\x89PNG\r\n\x1a\n') && isCheapToDecode(bytes) && decodes(bytes),
}

const startsWith = (bytes: Buffer, start: string) =>
  bytes.subarray(0, start.length).equals(Buffer.from(start, 'latin1'))

// One at a time, because a large picture needs much memory.
const queue = createQueue(1, Number.POSITIVE_INFINITY)

/** Whether every pixel can be read. */
const decodes = (bytes: Buffer): Promise<boolean> =>
  queue(() => readPixels(bytes)).then(
    () => true,
    () => false,
  )

async function readPixels(bytes: Buffer) {
  const sharp = await loadSharp()
  return sharp(bytes, { failOn: 'error', limitInputPixels: pixelLimit, sequentialRead: true })
    .resize(8, 8, { fit: 'fill', fastShrinkOnLoad: false })
    .raw()
    .toBuffer()
}

const pattern = new RegExp(`^[0-9a-f]{48}\\.(${Object.keys(mediaTypes).join('|')})$`)

/** Whether a document's name is one that the store could have given. */
export const isStoredName = (name: unknown): name is string =>
  typeof name === 'string' && pattern.test(name)

/**
 * Rows may come from a backup that somebody changed, and the name becomes a path: any other name could
 * lead out of the folder.
 */
export function requireStoredName(name: unknown): string {
  if (isStoredName(name)) return name
  throw new Error('A row names a document that the store never made.')
}

/** The library for pictures needs 20 MB, so the first picture loads it. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  return sharp
}
