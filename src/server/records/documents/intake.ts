import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Context } from '#server/platform/context.ts'
import { newId } from '#server/platform/db/portable.ts'
import { type Db, transact } from '#server/platform/db/transact.ts'
import { badRequest, conflict, otherContent } from '#server/platform/errors.ts'
import type { NamedDocument } from './document-rows.queries.ts'
import { type Claim, makeClaim, takeClaim } from './idempotency.queries.ts'

type Form<Input> = { input: Input; documents: NamedDocument[] }

/** What differs between the kinds of records that visitors send with documents. */
type Kind<Input> = {
  messages: { running: string; otherBody: string }
  /** Reads the form and seals its documents. `key` is what the sender recognizes repeats by. */
  read: (request: FastifyRequest, key: string | undefined) => Promise<Form<Input>>
  /** The values that are the same in a repeat, besides the documents. */
  listValues: (input: Input) => unknown[]
  /** Writes the rows, in a transaction. */
  record: (db: Db, request: FastifyRequest, id: string, form: Form<Input>) => Promise<void>
}

/**
 * Receives records with documents. The files are stored before one transaction stores the rows, so a
 * crash never leaves half a record, only files that the sweep deletes.
 */
export function createIntake<Input>({ db, now, documents, mail }: Context, kind: Kind<Input>) {
  const running = new Set<string>()

  /** Returns the id of the new record, or of the earlier one that this request repeats. */
  return async function takeIn(request: FastifyRequest): Promise<string> {
    const key = givenKey(request)
    if (key === undefined) return receive(request, key)
    if (running.has(key)) throw conflict(kind.messages.running)
    running.add(key)
    try {
      return await receive(request, key)
    } finally {
      running.delete(key)
    }
  }

  async function receive(request: FastifyRequest, key: string | undefined) {
    const form = await kind.read(request, key)
    const discard = () => documents.abandon(form.documents.map((each) => each.storedName))
    const id = newId()
    const claim = makeClaim(key, hashForm(form))
    let committing = false
    try {
      const earlier = await transact(db, async (db) => {
        committing = false
        const earlier = await findEarlier(db, claim, id)
        if (earlier === undefined) await kind.record(db, request, id, form)
        committing = true
        return earlier
      })
      if (earlier !== undefined) await discard()
      else void mail?.wake()
      return earlier ?? id
    } catch (error) {
      // Once the commit was sent, the rows may have been stored, and then the files must stay.
      if (!committing) await discard()
      throw error
    }
  }

  /** The id of the record that this request repeats. */
  async function findEarlier(db: Db, claim: Claim, id: string) {
    const earlier = await takeClaim(db, claim, id, now())
    if (earlier && earlier.content_hash !== claim.contentHash) {
      throw otherContent(kind.messages.otherBody)
    }
    return earlier?.record_id
  }

  /** The same for two requests with the same values and files. */
  function hashForm({ input, documents }: Form<Input>) {
    const files = documents.map(({ originalName, sha256 }) => [originalName, sha256])
    const content = JSON.stringify([...kind.listValues(input), files])
    return createHash('sha256').update(content).digest('hex')
  }
}

function givenKey({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key']
  if (key === undefined) return undefined
  if (typeof key === 'string' && /^[\x21-\x7e]{1,200}$/.test(key)) return key
  throw badRequest('The Idempotency-Key is not valid.')
}
