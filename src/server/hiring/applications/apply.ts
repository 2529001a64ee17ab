import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { EnteredInput } from '#contract/hiring/application-handling.ts'
import { ApplicationInput, applicationMessages } from '#contract/hiring/application-input.ts'
import type { Job } from '#contract/hiring/jobs.ts'
import { privateApplicationMessages } from '#contract/hiring/private-application.ts'
import type { Language } from '#contract/platform/language.ts'
import { type AskedKind, askedKinds } from '#contract/records/private-links.ts'
import type { Context } from '#server/platform/context.ts'
import type { Db } from '#server/platform/db/transact.ts'
import { conflict, notFound } from '#server/platform/errors.ts'
import { getActor } from '#server/platform/http/access.ts'
import { audit } from '#server/records/audit/audit.queries.ts'
import { isKnownKey } from '#server/records/documents/documents.queries.ts'
import { receive } from '#server/records/documents/receive.ts'
import { addFiles } from '../application-data/application-files.queries.ts'
import {
  addDocuments,
  readAnyDocuments,
  readApplicationForm,
} from '../application-data/application-form.ts'
import { applicationRecords, createApplication } from '../application-data/applications.queries.ts'
import { readRules } from '../application-data/rules.queries.ts'
import { findSpanishPosition } from '../application-data/spanish-positions.ts'
import { findJob } from '../jobs/jobs.queries.ts'
import { closeRequests } from '../private-links/private-application.queries.ts'

type Source = 'applicant' | 'staff'

const isOpen = (job: Job | undefined): job is Job => job?.status === 'published'

const closedFor = (job: Job | undefined) =>
  job ? conflict(applicationMessages.closed) : notFound('This position')

/** Receives an application from the applicant, or from staff who enter what came on paper. */
export function receiveApplication(context: Context, request: FastifyRequest, source: Source) {
  const { db, now, documents, mail } = context
  return receive<z.infer<typeof EnteredInput> & { language?: Language }>(context, request, {
    messages: applicationMessages,
    read: async (key) => {
      const form = await readApplicationForm(
        request,
        documents,
        source === 'staff'
          ? { schema: EnteredInput, needed: [] }
          : { schema: ApplicationInput, needed: await listNeeded(db) },
        async (jobId) => {
          if (source === 'applicant') await refuseIfClosed(context, key, jobId)
        },
      )
      const { firstName, lastName, email, phone, jobId } = form.input
      return { ...form, values: [firstName, lastName, email, phone, jobId] }
    },
    store: async (db, id, { input, documents }) => {
      const job = await findJob(db, input.jobId, now())
      if (!job || (source === 'applicant' && !isOpen(job))) throw closedFor(job)
      const by = source === 'staff' ? getActor(request).user._id : null
      const { id: jobId, title: position, location } = job
      await createApplication(db, { ...input, id, jobId, position, location }, now(), by)
      await addFiles(db, id, documents)
      const { email, language } = input
      if (source === 'applicant') {
        const row = { job_id: jobId, position }
        const spanish = language === 'es' ? await findSpanishPosition(db, row) : undefined
        const shownPosition = spanish ?? position
        const sent = { kind: 'application', id, email, position, shownPosition, language } as const
        await mail?.announce(db, sent)
      }
      await audit(db, request, now(), {
        action: source === 'applicant' ? 'applied' : 'entered',
        objectKind: 'application',
        objectId: id,
      })
    },
  })
}

/** The documents that an applicant must send. An owner may want those of identity only after an offer. */
async function listNeeded(db: Db): Promise<AskedKind[]> {
  const { identityDocuments } = await readRules(db)
  return identityDocuments === 'application' ? ['resume', 'identification'] : ['resume']
}

/** Fails when the database cannot be reached or the job is closed, before a file is written in vain. */
async function refuseIfClosed(
  { db, now }: Context,
  key: string | undefined,
  sent: string | undefined,
) {
  // An id that no database can store is refused later, together with the other fields.
  const jobId = ApplicationInput.shape.jobId.safeParse(sent).data
  const job = await findJob(db, jobId ?? '', now())
  if (!jobId || isOpen(job)) return
  // A repeat gets the same response as the first time, even if the job has been closed since then.
  if (key === undefined || !(await isKnownKey(db, key))) throw closedFor(job)
}

/** Receives documents that staff add to an application. */
export async function receiveDocuments(context: Context, request: FastifyRequest, id: string) {
  const { db, now, documents } = context
  await receive(context, request, {
    messages: privateApplicationMessages,
    read: async () => {
      await applicationRecords.get(db, id)
      const { accepted, named } = await readAnyDocuments(request, documents)
      const values = [id, named.name, named.item]
      return { input: named, values, documents: accepted }
    },
    store: async (db, _id, { input: named, documents }) => {
      await applicationRecords.get(db, id)
      for (const kind of askedKinds) {
        const ofKind = documents.filter((each) => each.kind === kind)
        if (ofKind.length === 0) continue
        await addDocuments(db, request, id, ofKind, now(), kind === 'other' ? named : undefined)
        // The applicant need not send what is here now.
        await closeRequests(db, id, { kind, name: named.name }, now())
      }
    },
  })
}
