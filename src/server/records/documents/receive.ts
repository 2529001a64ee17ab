import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { contentMessages, fileLimit } from '#contract/platform/files.ts'
import type { Context } from '#server/platform/context.ts'
import { newId } from '#server/platform/db/portable.ts'
import type { DocumentKind, DocumentType } from '#server/platform/db/tables/records.ts'
import { type Db, transact } from '#server/platform/db/transact.ts'
import {
  badRequest,
  conflict,
  HttpError,
  otherContent,
  tooLarge,
  wrongType,
} from '#server/platform/errors.ts'
import { inspectDocument } from '#server/platform/files/content/inspect.ts'
import type { Documents } from '#server/platform/files/document-store.ts'
import { detectDocumentType, displayName, type SentType } from '#server/platform/files/documents.ts'
import type { SentFile } from '#server/platform/http/form-parser.ts'
import { readForm } from '#server/platform/http/multipart.ts'
import { createQueue } from '#server/platform/http/queue.ts'
import { getShare } from '#server/platform/http/rate-limits.ts'
import { type Claim, makeClaim, type NamedDocument, takeClaim } from './documents.queries.ts'

type Form<Input> = {
  input: Input
  documents: NamedDocument[]
  /** What is the same in a repeat, besides the documents. */
  values: unknown[]
}

/** What differs between the kinds of records that come with documents. */
type Kind<Input> = {
  messages: { running: string; otherBody: string }
  /** Reads the form and seals its documents. `key` is what the sender recognizes repeats by. */
  read: (key: string | undefined) => Promise<Form<Input>>
  /** Writes the rows, in a transaction. */
  store: (db: Db, id: string, form: Form<Input>) => Promise<void>
}

/** The keys of the requests that are being received. */
const running = new WeakMap<Context, Set<string>>()

/**
 * Receives a record with documents, and returns its id, or that of the earlier one that this request
 * repeats. The files are stored before one transaction stores the rows, so a crash never leaves half a
 * record, only files that the sweep deletes.
 */
export async function receive<Input>(
  context: Context,
  request: FastifyRequest,
  { messages, read, store }: Kind<Input>,
): Promise<string> {
  const key = givenKey(request)
  const keys = running.get(context) ?? new Set()
  running.set(context, keys)
  if (key !== undefined && keys.has(key)) throw conflict(messages.running)
  if (key !== undefined) keys.add(key)
  try {
    const form = await read(key)
    const claim = makeClaim(key, hashForm(form))
    return await storeOnce(context, form.documents, claim, messages.otherBody, (db, id) =>
      store(db, id, form),
    )
  } finally {
    if (key !== undefined) keys.delete(key)
  }
}

/** Stores a record, unless someone has its claim: then its documents are deleted again. */
async function storeOnce(
  { db, now, documents, mail }: Context,
  sealed: NamedDocument[],
  claim: Claim,
  otherBody: string,
  store: (db: Db, id: string) => Promise<void>,
): Promise<string> {
  const discard = () => documents.abandon(sealed.map(({ storedName }) => storedName))
  const id = newId()
  let committing = false
  try {
    const earlier = await transact(db, async (db) => {
      committing = false
      const earlier = await takeClaim(db, claim, id, now())
      if (earlier && earlier.content_hash !== claim.contentHash) throw otherContent(otherBody)
      if (!earlier) await store(db, id)
      committing = true
      return earlier
    })
    if (earlier) await discard()
    else void mail?.wake()
    return earlier?.record_id ?? id
  } catch (error) {
    // Once the commit was sent, the rows may have been stored, and then the files must stay.
    if (!committing) await discard()
    throw error
  }
}

/** The same for two requests with the same values and files. */
function hashForm({ values, documents }: Form<unknown>) {
  const files = documents.map(({ originalName, sha256 }) => [originalName, sha256])
  return createHash('sha256')
    .update(JSON.stringify([...values, files]))
    .digest('hex')
}

function givenKey({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key']
  if (key === undefined) return undefined
  if (typeof key === 'string' && /^[\x21-\x7e]{1,200}$/.test(key)) return key
  throw badRequest('The Idempotency-Key is not valid.')
}

/** Which files a form takes under a name, and what is said about others. */
export type FileRule = {
  kind: DocumentKind
  /** The field that a message is about. */
  field: string
  types: SentType[]
  wrongType: string
  tooLarge: string
}

/** A sealed document, or why a file was not accepted. */
type Taken = NamedDocument | HttpError

type Sealing = {
  documents: Documents
  fileNames: readonly string[]
  findRule: (name: string) => FileRule
  /** May refuse the form before a file is written. */
  beforeFile?: (texts: Map<string, string>) => Promise<void>
}

export type Sent = {
  fields: Record<string, string>
  files: Record<string, Taken>
  /** Seals something else of this form. */
  seal: (kind: DocumentKind, type: DocumentType, bytes: Buffer) => Promise<NamedDocument>
}

/** Sealing a file makes copies of it, so only a few are sealed at the same time. */
const slots = 2
// However many files wait, the memory for forms limits how large they are together.
const queue = createQueue(slots, Number.POSITIVE_INFINITY)

/**
 * Reads a form with documents. Each one is checked and sealed as soon as it is complete; if any part is
 * wrong, which `check` says, all of them are deleted again.
 */
export async function readSealedForm<T>(
  request: FastifyRequest,
  { documents, fileNames, findRule, beforeFile }: Sealing,
  check: (sent: Sent) => T | Promise<T>,
): Promise<T> {
  const saved: string[] = []

  const seal: Sent['seal'] = async (kind, type, bytes) => {
    const document = await documents.save(kind, type, bytes)
    saved.push(document.storedName)
    return { ...document, originalName: `${kind}.${type}` }
  }

  const take = async (file: SentFile, name: string): Promise<Taken> => {
    const rule = findRule(name)
    const checked = await checkFile(rule, file, getShare(request))
    if (checked instanceof HttpError) return checked
    const document = await queue(() => seal(rule.kind, checked.type, file.bytes))
    release(file.bytes)
    const { loadsExternal } = checked
    return { ...document, originalName: displayName(file.name), loadsExternal }
  }

  try {
    const { fields, files } = await readForm(request, fileNames, async (file, name, texts) => {
      await beforeFile?.(texts)
      return take(file, name)
    })
    // The page that follows a plain form fills it in again from here.
    request.body = fields
    return await check({ fields, files, seal })
  } catch (error) {
    await documents.abandon(saved)
    throw error
  }
}

/**
 * Gives the memory of a file back at once; V8 would wait until 60 MB can be given back. Only for a file that was
 * accepted: what checks one that is not may still be reading it. A file that was received has resizable memory of its
 * own; other buffers may share theirs.
 */
function release({ buffer }: Buffer) {
  if (buffer instanceof ArrayBuffer && buffer.resizable) buffer.transfer(0)
}

type Checked = { type: SentType; loadsExternal: boolean }

/** What a sent file is, or why it is not accepted. */
async function checkFile(
  rule: FileRule,
  file: SentFile,
  sender: string,
): Promise<Checked | HttpError> {
  if (file.oversize || file.bytes.length >= fileLimit) {
    return tooLarge(rule.tooLarge, { [rule.field]: rule.tooLarge })
  }
  const type = await detectDocumentType(file.name, file.bytes, sender)
  if (!type || !rule.types.includes(type)) {
    return wrongType(rule.wrongType, { [rule.field]: rule.wrongType })
  }
  const { refused, loadsExternal = false } = await inspectDocument(type, file.bytes)
  if (!refused) return { type, loadsExternal }
  return wrongType(contentMessages[refused], { [rule.field]: contentMessages[refused] })
}

/** The accepted documents in the order of their names, and what is wrong with the others. */
export function sortOut(files: Record<string, Taken>, names: readonly string[]) {
  const accepted: NamedDocument[] = []
  const faults: HttpError[] = []
  for (const name of names) {
    const file = files[name]
    if (file instanceof HttpError) faults.push(file)
    else if (file) accepted.push(file)
  }
  return { accepted, faults }
}

/** One field: the first fault. Several fields: a 400 that names all of them. */
export function combine(faults: HttpError[], sentence: string): HttpError | undefined {
  const [first] = faults
  const fields = Object.assign({}, ...faults.toReversed().map((fault) => fault.fields))
  return Object.keys(fields).length > 1 ? badRequest(sentence, fields) : first
}
