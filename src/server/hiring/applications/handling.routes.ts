import type { FastifyRequest } from 'fastify'
import {
  type ApplicantForm,
  applicationHandlingCalls,
  applicationHandlingSchemas,
  handlingMessages,
} from '#contract/hiring/application-handling.ts'
import type { AuditAction } from '#contract/records/audit-actions.ts'
import { replyMessages } from '#contract/records/timeline.ts'
import { takeBackReply } from '#server/messages/replies/replies.queries.ts'
import { sendReply } from '#server/messages/replies/send-reply.ts'
import type { Context } from '#server/platform/context.ts'
import { type Db, transact } from '#server/platform/db/transact.ts'
import { badRequest, conflict, notFound } from '#server/platform/errors.ts'
import { getActor } from '#server/platform/http/access.ts'
import { type App, done, ok, routes } from '#server/platform/http/routes.ts'
import { audit } from '#server/records/audit/audit.queries.ts'
import { addNote, deleteOwnNote, listNotes } from '#server/records/handling/handling.queries.ts'
import { refuseIfHeld } from '#server/records/privacy/privacy.queries.ts'
import { conflictOrNotFound } from '#server/records/versions/versions.queries.ts'
import {
  applicationRecord,
  correctApplicant,
  findApplication,
  setJob,
  setNotes,
  touchApplication,
} from '../application-data/applications.queries.ts'
import { findJob } from '../jobs/jobs.queries.ts'
import { receiveApplication, receiveDocuments } from './apply.ts'
import { addMove, findReasons, saveReasons } from './handling.queries.ts'

/** What staff do with applications besides their status: notes, messages, corrections, another job, documents, and those on paper. */
export async function applicationHandlingRoutes(app: App, context: Context) {
  const { db, now } = context
  const log = (db: Db, request: FastifyRequest, action: AuditAction, objectId?: string) =>
    audit(db, request, now(), { action, objectKind: 'application', objectId })

  routes(app, applicationHandlingCalls, applicationHandlingSchemas, {
    reasons: async () => ok(await findReasons(db)),

    saveReasons: async (request) => {
      const { reasons, updatedAt } = request.body
      const saved = await transact(db, async (db) => {
        const edit = { version: updatedAt, now: now(), by: getActor(request).user._id }
        const saved = await saveReasons(db, reasons, edit)
        if (!saved) {
          throw await conflictOrNotFound(
            db,
            'application_reasons',
            'Reasons',
            await findReasons(db),
          )
        }
        await log(db, request, 'changed-reasons')
        return saved
      })
      return ok(saved)
    },

    addNote: async (request, reply) => {
      const { id } = request.params
      const { text } = request.body
      const note = await transact(db, async (db) => {
        if (!(await setNotes(db, id, text))) throw notFound('Application')
        const note = await addNote(db, applicationRecord(id), text, now(), getActor(request).user)
        await log(db, request, 'noted', id)
        return note
      })
      return reply.code(201).send(ok(note))
    },

    removeNote: async (request) => {
      const { id, entryId } = request.params
      await transact(db, async (db) => {
        const application = await findOrNotFound(db, id)
        await refuseIfHeld(db, application)
        const author = getActor(request).user._id
        if (!(await deleteOwnNote(db, applicationRecord(id), entryId, author))) {
          throw notFound('Your note')
        }
        // Notes that were emptied stay empty.
        if (application.notes !== '') {
          const left = await listNotes(db, applicationRecord(id))
          await setNotes(db, id, left.at(-1)?.text ?? '')
        }
        await log(db, request, 'deleted-note', id)
      })
      return done
    },

    reply: async (request, reply) => {
      const { id } = request.params
      const { updatedAt, ...message } = request.body
      const { user } = getActor(request)
      const entry = await transact(db, async (db) => {
        await makeVersion(db, id, updatedAt, user._id)
        const { email } = await findOrNotFound(db, id)
        const to = { record: applicationRecord(id), address: email }
        const entry = await sendReply(db, context, to, message, user)
        await log(db, request, 'wrote-to', id)
        return entry
      })
      return reply.code(201).send(ok(entry))
    },

    takeBackReply: async (request) => {
      const { id, entryId } = request.params
      const by = getActor(request).user._id
      await transact(db, async (db) => {
        await findOrNotFound(db, id)
        if (!(await takeBackReply(db, applicationRecord(id), entryId, by))) {
          throw conflict(replyMessages.tooLate)
        }
        await touchApplication(db, id, undefined, now(), by)
        await log(db, request, 'took-back-message', id)
      })
      return done
    },

    correct: async (request) => {
      const { id } = request.params
      const { updatedAt, ...applicant } = request.body
      const by = getActor(request).user._id
      const corrected = await transact(db, async (db) => {
        const before = await findOrNotFound(db, id)
        // A hold is found by email and phone, so these must not change.
        await refuseIfHeld(db, before)
        await makeVersion(db, id, updatedAt, by)
        await correctApplicant(db, before, applicant)
        const parts = changedDetails(before, applicant)
        if (parts.length > 0) await log(db, request, `corrected:${parts.join(':')}`, id)
        return findOrNotFound(db, id)
      })
      return ok(corrected)
    },

    move: async (request) => {
      const { id } = request.params
      const { jobId, updatedAt } = request.body
      const by = getActor(request).user._id
      const moved = await transact(db, async (db) => {
        const before = await findOrNotFound(db, id)
        const job = await findJob(db, jobId, now())
        if (!job) throw notFound('This position')
        if (job.id === before.jobId) {
          throw badRequest(handlingMessages.sameJob, { jobId: handlingMessages.sameJob })
        }
        await makeVersion(db, id, updatedAt, by)
        await setJob(db, before, job)
        await addMove(db, before, job, now(), by)
        await log(db, request, 'moved', id)
        return findOrNotFound(db, id)
      })
      return ok(moved)
    },

    addDocuments: async (request, reply) => {
      const { id } = request.params
      await receiveDocuments(context, request, id)
      return reply.code(201).send(ok(await findOrNotFound(db, id)))
    },

    enter: async (request, reply) =>
      reply.code(201).send(ok({ id: await receiveApplication(context, request, 'staff') })),
  })

  /** Refused when the application is gone or someone else changed it first. */
  async function makeVersion(db: Db, id: string, version: string | undefined, by: string) {
    if (await touchApplication(db, id, version, now(), by)) return
    throw await conflictOrNotFound(db, 'applications', 'Application', await findApplication(db, id))
  }

  async function findOrNotFound(db: Db, id: string) {
    const application = await findApplication(db, id)
    if (!application) throw notFound('Application')
    return application
  }
}

/** What differs, as the audit log names it. */
function changedDetails(before: ApplicantForm, after: ApplicantForm): string[] {
  const details = []
  if (before.firstName !== after.firstName || before.lastName !== after.lastName) {
    details.push('name')
  }
  if (before.email !== after.email) details.push('email')
  if (before.phone !== after.phone) details.push('phone')
  return details
}
