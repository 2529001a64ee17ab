import type { FastifyRequest } from 'fastify'
import {
  type ApplicationStatus,
  applicationReference,
} from '#contract/hiring/application-status.ts'
import {
  canWithdraw,
  privateApplicationMessages as messages,
  type PrivateApplication,
  type PrivatePage,
  privateApplicationCalls,
  privateApplicationPath,
  privateApplicationSchemas,
  withdrawnReason,
} from '#contract/hiring/private-application.ts'
import type { Context } from '#server/platform/context.ts'
import { type Db, transact } from '#server/platform/db/transact.ts'
import { conflict, notFound } from '#server/platform/errors.ts'
import { limits } from '#server/platform/http/rate-limits.ts'
import { type App, done, ok, routes } from '#server/platform/http/routes.ts'
import type { Website } from '#server/platform/website.ts'
import { receive } from '#server/records/documents/receive.ts'
import {
  noLink,
  openLink,
  type PrivatePages,
  registerPrivateCalls,
  registerPrivatePages,
} from '#server/website/pages/private-pages.ts'
import { addDocuments, readAskedDocuments } from '../application-data/application-form.ts'
import { findSpanishPosition } from '../application-data/spanish-positions.ts'
import { setStatus } from '../application-data/status.ts'
import {
  closeRequest,
  findPositionAndStatus,
  findRequest,
  listOpenRequests,
} from './private-application.queries.ts'

type ApplicationPage = Extract<PrivatePage['content'], { kind: 'application' }>

/** Then nothing is asked for any more. */
const isOver = (status: ApplicationStatus) => status === 'rejected' || status === 'withdrawn'

/** What the holder of a link may know: the job and how far it is, and nothing that says who it is. */
async function readPrivateApplication(db: Db, id: string): Promise<PrivateApplication> {
  const row = await findPositionAndStatus(db, id)
  // It was deleted a moment ago.
  if (!row) throw noLink()
  const { position, status, offer_made_on, offer_answer } = row
  return {
    position,
    spanishPosition: (await findSpanishPosition(db, row)) ?? '',
    status,
    offer: offer_made_on ? offer_answer : null,
    reference: applicationReference(id),
    // What the office files it under is not for them.
    requests: isOver(status)
      ? []
      : (await listOpenRequests(db, id)).map((request) => ({ ...request, item: '' })),
  }
}

/** Receives documents that were asked for. */
async function receiveAsked(
  context: Context,
  request: FastifyRequest,
  { token, requestId }: { token: string; requestId: string },
) {
  const { db, now, documents } = context
  await receive(context, request, {
    messages,
    read: async () => {
      const { recordId: applicationId } = await openLink(db, token, now(), 'application')
      const asked = await findRequest(db, applicationId, requestId)
      if (!asked) throw notFound('This document request')
      const accepted = await readAskedDocuments(request, documents, asked.kind)
      return { input: { applicationId, asked }, values: [requestId], documents: accepted }
    },
    store: async (db, _id, { input: { applicationId, asked }, documents }) => {
      const { status } = await readPrivateApplication(db, applicationId)
      if (isOver(status) || !(await closeRequest(db, requestId, now()))) {
        throw conflict(messages.arrived)
      }
      await addDocuments(db, request, applicationId, documents, now(), asked)
    },
  })
}

/** Those of links that show where an application stands. */
const applicationPages: PrivatePages<ApplicationPage> = {
  path: privateApplicationPath,
  read: async ({ db, now }, token) => {
    const { id: linkId, recordId } = await openLink(db, token, now(), 'application')
    const application = await readPrivateApplication(db, recordId)
    return { linkId, page: { kind: 'application', token, application } }
  },
  beforeWithdrawing: ({ token, application }) => {
    const kind = canWithdraw(application.status) ? 'withdraw' : 'application'
    return { kind, token, application }
  },
}

/** What an applicant does with a private link. */
export async function privateApplicationRoutes(app: App, context: Context, website?: Website) {
  const { db, now } = context

  await registerPrivateCalls(app, context, website, applicationPages, (scope, backToPage) => {
    routes(scope, privateApplicationCalls, privateApplicationSchemas, {
      withdraw: {
        limit: limits.changeByLink,
        handler: async (request, reply) => {
          await withdraw(request, request.params.token)
          return backToPage(request, reply) ?? done
        },
      },

      addDocuments: {
        limit: limits.changeByLink,
        handler: async (request, reply) => {
          await receiveAsked(context, request, request.params)
          const page = backToPage(request, reply)
          if (page) return page
          const { recordId } = await openLink(db, request.params.token, now(), 'application')
          return reply.code(201).send(ok(await readPrivateApplication(db, recordId)))
        },
      },
    })
  })

  async function withdraw(request: FastifyRequest, token: string) {
    await transact(db, async (db) => {
      const { recordId: applicationId } = await openLink(db, token, now(), 'application')
      const { status } = await readPrivateApplication(db, applicationId)
      // Asking for it twice changes nothing more.
      if (!canWithdraw(status)) return
      const change = { status: 'withdrawn', reason: withdrawnReason } as const
      await setStatus(db, request, applicationId, change, now())
    })
  }
}

/** The page of an application, and the one that asks before it is withdrawn. */
export const applicationPageRoutes = (app: App, context: Context, website: Website) =>
  registerPrivatePages(app, context, website, applicationPages)
