import type { FastifyRequest } from 'fastify'
import { closingOf } from '#contract/accounts/signature.ts'
import type { PrivatePage } from '#contract/hiring/private-application.ts'
import {
  AdditionInput,
  isOpen,
  privateReferralMessages as messages,
  type PrivateReferral,
  privateReferralCalls,
  privateReferralLimits,
  privateReferralPath,
  privateReferralSchemas,
} from '#contract/referrals/private-referral.ts'
import { referralMessages } from '#contract/referrals/referral-input.ts'
import type { Context } from '#server/platform/context.ts'
import { type Db, transact } from '#server/platform/db/transact.ts'
import { badRequest, conflict } from '#server/platform/errors.ts'
import { checkForm } from '#server/platform/http/multipart.ts'
import { limits } from '#server/platform/http/rate-limits.ts'
import { type App, done, ok, routes } from '#server/platform/http/routes.ts'
import type { Website } from '#server/platform/website.ts'
import { audit } from '#server/records/audit/audit.queries.ts'
import type { NamedDocument } from '#server/records/documents/documents.queries.ts'
import { combine, receive } from '#server/records/documents/receive.ts'
import {
  noLink,
  openLink,
  type PrivatePages,
  registerPrivateCalls,
  registerPrivatePages,
} from '#server/website/pages/private-pages.ts'
import { referralRecords, stageColumns } from '../referrals/handling.queries.ts'
import { readReferralForm } from '../referrals/refer.ts'
import { addReferralFiles, listReferralFiles } from '../referrals/referrals.queries.ts'
import { findPrivateReferral } from './private-referral.queries.ts'

const { objectKind } = referralRecords
/** Who changes a referral with its link. */
const sender = ''

/** What the holder of a link may know: how far it is and whom to ask, and nothing about the person. */
async function readPrivateReferral(
  { details }: Context,
  db: Db,
  id: string,
): Promise<PrivateReferral> {
  const row = await findPrivateReferral(db, id)
  // It was deleted a moment ago.
  if (!row) throw noLink()
  const { reference, stage, missing, username, signature } = row
  const { callBack, contact } = details.last().facts
  const owner = username ? closingOf({ username, signature: signature ?? '' }, '') : ''
  return {
    reference,
    stage,
    missing: isOpen(stage) ? missing : '',
    callBack,
    // A signature may have more lines, such as a phone number.
    contact: owner.split('\n')[0] || contact,
  }
}

/** Receives a text and files. What was written is sealed like a file. */
async function receiveAddition(context: Context, request: FastifyRequest, token: string) {
  const { db, now } = context
  await receive(context, request, {
    messages,
    read: async () => {
      const { recordId } = await openLink(db, token, now(), 'referral')
      return readReferralForm(context, request, async ({ fields, seal, accepted, faults }) => {
        const fault = combine(faults, referralMessages.missing)
        const { text } = checkForm(AdditionInput, fields, fault)
        if (!text && accepted.length === 0) {
          throw badRequest(messages.nothing, { text: messages.nothing })
        }
        if (text) accepted.push(await seal('needs', 'txt', Buffer.from(text)))
        return { input: recordId, values: [recordId], documents: accepted }
      })
    },
    store: async (db, _id, { input: id, documents }) => {
      const { stage } = await readPrivateReferral(context, db, id)
      if (!isOpen(stage)) throw conflict(messages.closed)
      const before = await listReferralFiles(db, id)
      if (before.length + documents.length > privateReferralLimits.files) {
        throw conflict(messages.full)
      }
      await addReferralFiles(db, id, documents, now())
      const line = { change: 'added', detail: inWords(documents) } as const
      const changes = { missing: '', is_read: 0 } as const
      await referralRecords.change(db, id, { changes, updatedAt: undefined, line }, now(), sender)
      await audit(db, request, now(), { action: 'added-to', objectKind, objectId: id })
    },
  })
}

/** A text and 2 files */
function inWords(documents: NamedDocument[]) {
  const files = documents.filter(({ kind }) => kind === 'referral').length
  const parts = [
    files < documents.length && 'a text',
    files > 0 && (files === 1 ? 'a file' : `${files} files`),
  ]
  return parts.filter(Boolean).join(' and ')
}

async function withdraw({ db, now }: Context, request: FastifyRequest, token: string) {
  await transact(db, async (db) => {
    const { recordId: id } = await openLink(db, token, now(), 'referral')
    const { stage } = await referralRecords.get(db, id)
    // Asking for it twice changes nothing more.
    if (!isOpen(stage)) return
    const closed = await stageColumns(db, id, { stage: 'withdrawn', reason: '' }, now())
    const changes = { ...closed, missing: '', is_read: 0 } as const
    const line = { change: 'withdrawn' } as const
    await referralRecords.change(db, id, { changes, updatedAt: undefined, line }, now(), sender)
    const action = `changed-status:${stage}:withdrawn` as const
    await audit(db, request, now(), { action, objectKind, objectId: id })
  })
}

type ReferralPage = Extract<PrivatePage['content'], { kind: 'referral' }>

const referralPages: PrivatePages<ReferralPage> = {
  path: privateReferralPath,
  read: async (context, token) => {
    const { db, now } = context
    const { id: linkId, recordId } = await openLink(db, token, now(), 'referral')
    const referral = await readPrivateReferral(context, db, recordId)
    return { linkId, page: { kind: 'referral', token, referral } }
  },
  beforeWithdrawing: ({ token, referral }) => {
    const kind = isOpen(referral.stage) ? 'withdraw referral' : 'referral'
    return { kind, token, referral }
  },
}

/** What a sender does with a private link. */
export async function privateReferralRoutes(app: App, context: Context, website?: Website) {
  const { db, now } = context
  await registerPrivateCalls(app, context, website, referralPages, (scope, backToPage) => {
    routes(scope, privateReferralCalls, privateReferralSchemas, {
      withdraw: {
        limit: limits.changeByLink,
        handler: async (request, reply) => {
          await withdraw(context, request, request.params.token)
          return backToPage(request, reply) ?? done
        },
      },

      add: {
        limit: limits.changeByLink,
        handler: async (request, reply) => {
          const { token } = request.params
          await receiveAddition(context, request, token)
          const page = backToPage(request, reply)
          if (page) return page
          const { recordId } = await openLink(db, token, now(), 'referral')
          return reply.code(201).send(ok(await readPrivateReferral(context, db, recordId)))
        },
      },
    })
  })
}

/** The page of a referral, and the one that asks before it is withdrawn. */
export const referralPageRoutes = (app: App, context: Context, website: Website) =>
  registerPrivatePages(app, context, website, referralPages)
