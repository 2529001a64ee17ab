import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { type ApplicationInput, applicationMessages } from '#contract/application-input.ts'
import { audit } from '../audit/audit.queries.ts'
import type { Context } from '../context.ts'
import { newId } from '../db/portable.ts'
import { transact } from '../db/transact.ts'
import { badRequest, conflict, HttpError, notFound, otherContent } from '../errors.ts'
import { createQueue, withSlot } from '../http/queue.ts'
import { findJob } from '../jobs/jobs.queries.ts'
import { addFiles, type NamedDocument } from './application-files.queries.ts'
import { readApplicationForm } from './application-form.ts'
import { createApplication } from './applications.queries.ts'
import { type Claim, claimOf, takeClaim } from './idempotency.queries.ts'

type Form = { input: ApplicationInput; documents: NamedDocument[] }

/** Each application holds a file in memory, and copies of it while it is checked and encrypted. */
const slots = 4

/**
 * Receives applications. The files are on disk before one transaction stores the rows, so a crash
 * never leaves half an application, only files that the sweep deletes.
 */
export function createIntake({ db, now, documents, mail }: Context) {
  const queue = createQueue(slots)
  const running = new Set<string>()

  /** Returns the id of the new application, or of the earlier one that this request repeats. */
  return async function takeIn(request: FastifyRequest): Promise<string> {
    const key = givenKey(request)
    if (key === undefined) return withSlot(queue, request, () => receive(request, key))
    if (running.has(key)) throw conflict(applicationMessages.running)
    running.add(key)
    try {
      return await withSlot(queue, request, () => receive(request, key))
    } finally {
      running.delete(key)
    }
  }

  async function receive(request: FastifyRequest, key: string | undefined) {
    // A client that disconnected while waiting sends nothing more, and reading would wait forever.
    if (request.raw.destroyed) throw badRequest('The request ended too early.')
    const form = await readApplicationForm(request, documents)
    const discard = () =>
      Promise.all(form.documents.map((each) => documents.remove(each.storedName)))
    try {
      const id = newId()
      const earlier = await record(request, id, form, claimOf(key, contentHash(form)))
      if (earlier !== undefined) await discard()
      else mail?.wake()
      return earlier ?? id
    } catch (error) {
      // After any other error the rows may have been stored, and then the files must stay.
      if (error instanceof HttpError) await discard()
      throw error
    }
  }

  /** Writes the rows. Returns the id of the earlier application when this is a repeat. */
  function record(request: FastifyRequest, id: string, { input, documents }: Form, claim: Claim) {
    return transact(db, async (db) => {
      const earlier = await takeClaim(db, claim, id, now())
      if (earlier && earlier.content_hash !== claim.contentHash) {
        throw otherContent(applicationMessages.otherBody)
      }
      if (earlier) return earlier.application_id
      const job = await findJob(db, input.jobId)
      if (!job) throw notFound('This position')
      if (job.status !== 'published') throw conflict(applicationMessages.closed)
      await createApplication(db, { ...input, id, jobId: job.id, position: job.title }, now())
      await addFiles(db, id, documents)
      const { email } = input
      await mail?.announce(db, { kind: 'application', id, email, position: job.title })
      await audit(db, request, now(), {
        action: 'applied',
        objectKind: 'application',
        objectId: id,
      })
      return undefined
    })
  }
}

function givenKey({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key']
  if (key === undefined) return undefined
  if (typeof key === 'string' && /^[\x21-\x7e]{1,200}$/.test(key)) return key
  throw badRequest('The Idempotency-Key is not valid.')
}

/** The same for two requests with the same values and files. */
function contentHash({ input, documents }: Form) {
  const files = documents.map(({ originalName, sha256 }) => [originalName, sha256])
  const { firstName, lastName, email, phone, jobId } = input
  const content = JSON.stringify([firstName, lastName, email, phone, jobId, files])
  return createHash('sha256').update(content).digest('hex')
}
