import {
  type ApplicantForm,
  applicationHandlingCalls,
  applicationHandlingSchemas,
  handlingMessages,
} from '#contract/hiring/application-handling.ts'
import { replyMessages } from '#contract/records/timeline.ts'
import { takeBackReply } from '#server/messages/replies/replies.queries.ts'
import { sendReply } from '#server/messages/replies/send-reply.ts'
import type { Context } from '#server/platform/context.ts'
import { type Db, transact } from '#server/platform/db/transact.ts'
import { badRequest, conflict, notFound } from '#server/platform/errors.ts'
import { getActor } from '#server/platform/http/access.ts'
import { type App, done, ok, routes } from '#server/platform/http/routes.ts'
import { audit, recordChanger } from '#server/records/audit/audit.queries.ts'
import {
  addNote,
  listNotes,
  listOwners,
  nextStepColumns,
  nextStepLine,
  ownerAction,
  requireOwner,
} from '#server/records/handling/handling.queries.ts'
import { removeOwnNote } from '#server/records/handling/handling.ts'
import { refuseIfHeld } from '#server/records/privacy/privacy.queries.ts'
import { settingChanger } from '#server/records/versions/settings.ts'
import {
  applicationRecords,
  correctApplicant,
  setJob,
  setNotes,
} from '../application-data/applications.queries.ts'
import { findJob } from '../jobs/jobs.queries.ts'
import { receiveApplication, receiveDocuments } from './apply.ts'
import { addMove, findCare, findReasons, reasonVersions, saveReasons } from './handling.queries.ts'

/** What someone who takes care of applications needs to know. */
const access = 'edit applicants'

/** What staff do with applications besides their status: owner, next step, notes, messages, corrections, another job, documents, and those on paper. */
export async function applicationHandlingRoutes(app: App, context: Context) {
  const { db, now } = context
  const { objectKind, get, reference } = applicationRecords
  const change = recordChanger(objectKind, context)
  const changeReasons = settingChanger(reasonVersions, context)

  routes(app, applicationHandlingCalls, applicationHandlingSchemas, {
    owners: async () => ok(await listOwners(db, access)),

    setOwner: async (request) => {
      const { id } = request.params
      const { ownerId: owner_id, updatedAt } = request.body
      const by = getActor(request).user._id
      const care = await change(request, ownerAction(owner_id, by), id, async (db) => {
        await requireOwner(db, owner_id, access)
        const line = { change: 'owner' as const, owner_id }
        const changes = { owner_id }
        await applicationRecords.change(db, id, { changes, updatedAt, line }, now(), by)
        return findCare(db, id)
      })
      return ok(care)
    },

    setNextStep: async (request) => {
      const { id } = request.params
      const { nextStep, updatedAt } = request.body
      const care = await change(request, 'planned-next-step', id, async (db, { _id: by }) => {
        const line = nextStepLine(nextStep)
        const changes = nextStepColumns(nextStep)
        await applicationRecords.change(db, id, { changes, updatedAt, line }, now(), by)
        return findCare(db, id)
      })
      return ok(care)
    },

    reasons: async () => ok(await findReasons(db)),

    saveReasons: async (request) => {
      const { reasons, updatedAt: version } = request.body
      return ok(
        await changeReasons(request, (db, how) => saveReasons(db, reasons, { ...how, version })),
      )
    },

    // Besides the notes, an application has the newest of them as a value of its own.
    addNote: async (request, reply) => {
      const { id } = request.params
      const { text } = request.body
      const note = await change(request, 'noted', id, async (db, user) => {
        if (!(await setNotes(db, id, text))) throw notFound('Application')
        return addNote(db, reference(id), text, now(), user)
      })
      return reply.code(201).send(ok(note))
    },

    removeNote: async (request) => {
      const { id, entryId } = request.params
      await change(request, 'deleted-note', id, async (db, user) => {
        const application = await get(db, id)
        await refuseIfHeld(db, application)
        await removeOwnNote(db, reference(id), entryId, user._id)
        // Notes that were emptied stay empty.
        if (application.notes === '') return
        const left = await listNotes(db, reference(id))
        await setNotes(db, id, left.at(-1)?.text ?? '')
      })
      return done
    },

    reply: async (request, reply) => {
      const { id } = request.params
      const { updatedAt, ...message } = request.body
      const entry = await change(request, 'wrote-to', id, async (db, user) => {
        const { email: address, language } = await makeVersion(db, id, updatedAt, user._id)
        const to = { record: reference(id), address, language, purpose: 'application' } as const
        return sendReply(db, context, to, message, user)
      })
      return reply.code(201).send(ok(entry))
    },

    takeBackReply: async (request) => {
      const { id, entryId } = request.params
      await change(request, 'took-back-message', id, async (db, { _id: by }) => {
        await get(db, id)
        if (!(await takeBackReply(db, reference(id), entryId, by))) {
          throw conflict(replyMessages.tooLate)
        }
        await makeVersion(db, id, undefined, by)
      })
      return done
    },

    correct: async (request) => {
      const { id } = request.params
      const { updatedAt, ...applicant } = request.body
      const corrected = await transact(db, async (db) => {
        const before = await get(db, id)
        // A hold is found by email and phone, so these must not change.
        await refuseIfHeld(db, before)
        await makeVersion(db, id, updatedAt, getActor(request).user._id)
        await correctApplicant(db, before, applicant)
        const parts = changedDetails(before, applicant)
        const action = `corrected:${parts.join(':')}` as const
        if (parts.length > 0) await audit(db, request, now(), { action, objectKind, objectId: id })
        return get(db, id)
      })
      return ok(corrected)
    },

    move: async (request) => {
      const { id } = request.params
      const { jobId, updatedAt } = request.body
      const moved = await change(request, 'moved', id, async (db, { _id: by }) => {
        const before = await get(db, id)
        const job = await findJob(db, jobId, now())
        if (!job) throw notFound('This position')
        if (job.id === before.jobId) {
          throw badRequest(handlingMessages.sameJob, { jobId: handlingMessages.sameJob })
        }
        await makeVersion(db, id, updatedAt, by)
        await setJob(db, before, job)
        await addMove(db, before, job, now(), by)
        return get(db, id)
      })
      return ok(moved)
    },

    addDocuments: async (request, reply) => {
      const { id } = request.params
      await receiveDocuments(context, request, id)
      return reply.code(201).send(ok(await get(db, id)))
    },

    enter: async (request, reply) =>
      reply.code(201).send(ok({ id: await receiveApplication(context, request, 'staff') })),
  })

  /** Refused when the application is gone or someone else changed it first. */
  const makeVersion = (db: Db, id: string, updatedAt: string | undefined, by: string) =>
    applicationRecords.change(db, id, { changes: {}, updatedAt }, now(), by)
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
