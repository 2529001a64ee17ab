import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { EnteredInput } from '#contract/hiring/application-handling.ts'
import { ApplicationInput, applicationMessages } from '#contract/hiring/application-input.ts'
import type { Job } from '#contract/hiring/jobs.ts'
import type { Context } from '#server/platform/context.ts'
import { conflict, notFound } from '#server/platform/errors.ts'
import { getActor } from '#server/platform/http/access.ts'
import { audit } from '#server/records/audit/audit.queries.ts'
import { isKnownKey } from '#server/records/documents/idempotency.queries.ts'
import { createIntake } from '#server/records/documents/intake.ts'
import { addFiles } from '../application-data/application-files.queries.ts'
import { type Application, readApplicationForm } from '../application-data/application-form.ts'
import { createApplication } from '../application-data/applications.queries.ts'
import { findJob } from '../jobs/jobs.queries.ts'
import { readRules } from './application-rules.queries.ts'

/** Who sends it: the applicant, or staff who enter what came on paper. Staff may leave out the files. */
const sources: Record<'applicant' | 'staff', Application<z.infer<typeof EnteredInput>>> = {
  applicant: { schema: ApplicationInput, needed: ['resume', 'identification'] },
  staff: { schema: EnteredInput, needed: [] },
}
type Source = keyof typeof sources

/** Receives applications. */
export function applicationIntake(context: Context) {
  const { db, now, documents, mail } = context
  const takeInFrom = {
    applicant: intakeFrom('applicant'),
    staff: intakeFrom('staff'),
  }
  return (request: FastifyRequest, source: Source) => takeInFrom[source](request)

  function intakeFrom(source: Source) {
    return createIntake<z.infer<typeof EnteredInput>>(context, {
      messages: applicationMessages,
      read: async (request, key) =>
        readApplicationForm(request, documents, await readForm(source), async (jobId) => {
          if (source === 'applicant') await askFirst(key, jobId)
        }),
      listValues: ({ firstName, lastName, email, phone, jobId }) => [
        firstName,
        lastName,
        email,
        phone,
        jobId,
      ],
      record: async (db, request, id, { input, documents }) => {
        const job = await findJob(db, input.jobId, now())
        if (!job || (source === 'applicant' && !isOpen(job))) throw closedFor(job)
        const by = source === 'staff' ? getActor(request).user._id : null
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
      },
    })
  }

  /** An owner may want identity documents only after an offer. */
  async function readForm(source: Source) {
    const form = sources[source]
    if (source === 'staff' || (await readRules(db)).identityDocuments === 'application') return form
    return { ...form, needed: form.needed.filter((kind) => kind !== 'identification') }
  }

  /** Fails when the database cannot be reached or the job is closed, before a file is written for nothing. */
  async function askFirst(key: string | undefined, sent: string | undefined) {
    // An id that no database can store is refused later, together with the other fields.
    const jobId = ApplicationInput.shape.jobId.safeParse(sent).data
    const job = await findJob(db, jobId ?? '', now())
    if (!jobId || isOpen(job)) return
    // A repeat gets the same response as the first time, even if the job has been closed since then.
    if (key === undefined || !(await isKnownKey(db, key))) throw closedFor(job)
  }
}

const isOpen = (job: Job | undefined): job is Job => job?.status === 'published'

const closedFor = (job: Job | undefined) =>
  job ? conflict(applicationMessages.closed) : notFound('This position')
