import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { EnteredInput } from '#contract/application-handling.ts'
import { ApplicationInput, applicationMessages } from '#contract/application-input.ts'
import type { Job } from '#contract/jobs.ts'
import { audit } from '../audit/audit.queries.ts'
import type { Context } from '../context.ts'
import { newId } from '../db/portable.ts'
import { type Db, transact } from '../db/transact.ts'
import { badRequest, conflict, notFound, otherContent } from '../errors.ts'
import { actorOf } from '../http/access.ts'
import { findJob } from '../jobs/jobs.queries.ts'
import { addFiles, type NamedDocument } from './application-files.queries.ts'
import { readApplicationForm } from './application-form.ts'
import { createApplication } from './applications.queries.ts'
import { type Claim, claimOf, isKnownKey, takeClaim } from './idempotency.queries.ts'

type Form = { input: z.infer<typeof EnteredInput>; documents: NamedDocument[] }

/** Who sends it: the applicant, or staff who enter what came on paper. Staff may leave out the files. */
const sources = {
  applicant: { schema: ApplicationInput, filesNeeded: true },
  staff: { schema: EnteredInput, filesNeeded: false },
}
type Source = keyof typeof sources

/**
 * Receives applications. The files are stored before one transaction stores the rows, so a crash
 * never leaves half an application, only files that the sweep deletes.
 */
export function createIntake({ db, now, documents, mail }: Context) {
  const running = new Set<string>()

  /** Returns the id of the new application, or of the earlier one that this request repeats. */
  return async function takeIn(request: FastifyRequest, source: Source): Promise<string> {
    const key = givenKey(request)
    if (key === undefined) return receive(request, source, key)
    if (running.has(key)) throw conflict(applicationMessages.running)
    running.add(key)
    try {
      return await receive(request, source, key)
    } finally {
      running.delete(key)
    }
  }

  async function receive(request: FastifyRequest, source: Source, key: string | undefined) {
    const form: Form = await readApplicationForm(
      request,
      documents,
      sources[source],
      async (jobId) => {
        if (source === 'applicant') await askFirst(key, jobId)
      },
    )
    const discard = () => documents.abandon(form.documents.map((each) => each.storedName))
    const id = newId()
    const claim = claimOf(key, contentHash(form))
    let committing = false
    try {
      const earlier = await transact(db, async (db) => {
        committing = false
        const earlier = await record(db, request, source, { id, form, claim })
        committing = true
        return earlier
      })
      if (earlier !== undefined) await discard()
      else mail?.wake()
      return earlier ?? id
    } catch (error) {
      // Once the commit was sent, the rows may have been stored, and then the files must stay.
      if (!committing) await discard()
      throw error
    }
  }

  /** Fails when the database cannot be reached or the job is closed, before a file is written in vain. */
  async function askFirst(key: string | undefined, sent: string | undefined) {
    // An id that no database can store is refused later, together with the other fields.
    const jobId = ApplicationInput.shape.jobId.safeParse(sent).data
    const job = await findJob(db, jobId ?? '', now())
    if (!jobId || isOpen(job)) return
    // A repeat gets the same answer as the first time, even if the job has been closed since then.
    if (key === undefined || !(await isKnownKey(db, key))) throw closedFor(job)
  }

  /** Writes the rows. Returns the id of the earlier application when this is a repeat. */
  async function record(
    db: Db,
    request: FastifyRequest,
    source: Source,
    { id, form, claim }: { id: string; form: Form; claim: Claim },
  ) {
    const { input, documents } = form
    const earlier = await takeClaim(db, claim, id, now())
    if (earlier && earlier.content_hash !== claim.contentHash) {
      throw otherContent(applicationMessages.otherBody)
    }
    if (earlier) return earlier.application_id
    const job = await findJob(db, input.jobId, now())
    if (!job || (source === 'applicant' && !isOpen(job))) throw closedFor(job)
    const by = source === 'staff' ? actorOf(request).user._id : null
    const { id: jobId, title: position, location } = job
    await createApplication(db, { ...input, id, jobId, position, location }, now(), by)
    await addFiles(db, id, documents)
    const { email } = input
    if (source === 'applicant') {
      await mail?.announce(db, { kind: 'application', id, email, position })
    }
    await audit(db, request, now(), {
      action: source === 'applicant' ? 'applied' : 'entered',
      objectKind: 'application',
      objectId: id,
    })
    return undefined
  }
}

const isOpen = (job: Job | undefined): job is Job => job?.status === 'published'

const closedFor = (job: Job | undefined) =>
  job ? conflict(applicationMessages.closed) : notFound('This position')

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
