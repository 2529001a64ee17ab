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
 * Takes applications in. The files are safely on disk before one transaction names them, and the
 * answer comes after it: a crash leaves an application whole or not at all, and stray files at most.
 */
export function createIntake({ db, now, documents, mail }: Context) {
  const queue = createQueue(slots)
  const running = new Set<string>()

  /** The id of the new application, or of the one that this is a repeat of. */
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
    // Whoever gave up while waiting in line sends nothing more: reading would wait for ever.
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
      // After any other fault the rows may be there all the same: then the files must stay.
      if (error instanceof HttpError) await discard()
      throw error
    }
  }

  /** Writes the rows. Answers the id of an earlier application when this is a repeat of it. */
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

/** The same for two bodies that say the same and carry the same files. */
function contentHash({ input, documents }: Form) {
  const files = documents.map(({ originalName, sha256 }) => [originalName, sha256])
  const { firstName, lastName, email, phone, jobId } = input
  const content = JSON.stringify([firstName, lastName, email, phone, jobId, files])
  return createHash('sha256').update(content).digest('hex')
}
