import type { DocumentType } from '../db/tables/records.ts'
import { createQueue } from '../http/queue.ts'
import { namesInCompoundFile } from './compound-file.ts'
import { documentDecoder } from './decoder.ts'
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

const nameLimit = 120

/** The type of a file, if its name, its first bytes and its structure agree. */
export async function detectDocumentType(
  name: string,
  bytes: Buffer,
  sender = '',
): Promise<SentType | undefined> {
  const type = typeByName(name)
  return type && (await isValid[type](bytes, sender)) ? type : undefined
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

type Check = (bytes: Buffer, sender: string) => boolean | Promise<boolean>

const isValid: Record<SentType, Check> = {
  pdf: (bytes) => startsWith(bytes, '%PDF-') && bytes.subarray(-2048).includes('%%EOF'),
  doc: (bytes) => namesInCompoundFile(bytes).some((name) => name.toLowerCase() === 'worddocument'),
  docx: (bytes) => startsWith(bytes, 'PK\x03\x04') && unpacking(async () => isWordArchive(bytes)),
  jpg: (bytes, sender) => startsWith(bytes, '\xff\xd8\xff') && decodes(bytes, sender),
  png: (bytes, sender) => startsWith(bytes, '\x89PNG\r\n\x1a\n') && decodes(bytes, sender),
}

const startsWith = (bytes: Buffer, start: string) =>
  bytes.subarray(0, start.length).equals(Buffer.from(start, 'latin1'))

/** Few at a time, because unpacking a document makes copies of it. */
export const unpacking = createQueue(2, Number.POSITIVE_INFINITY)

/** Whether every pixel can be read. */
async function decodes(bytes: Buffer, sender: string): Promise<boolean> {
  const { readable } = await documentDecoder.decode('check', bytes, sender)
  return readable
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
