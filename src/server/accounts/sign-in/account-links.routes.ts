import type { FastifyReply, FastifyRequest } from 'fastify'
import {
  type AccountLinkPurpose,
  accountLinkCalls,
  accountLinkMessages,
  accountLinkSchemas,
  type LinkRequest,
} from '#contract/accounts/account-links.ts'
import type { Context } from '#server/platform/context.ts'
import { type Db, transact } from '#server/platform/db/transact.ts'
import { HttpError } from '#server/platform/errors.ts'
import { noStore } from '#server/platform/http/access.ts'
import { limits } from '#server/platform/http/rate-limits.ts'
import { type App, done, ok, routes } from '#server/platform/http/routes.ts'
import { minutes, timeBefore } from '#server/platform/time.ts'
import { audit } from '#server/records/audit/audit.queries.ts'
import type { Feature } from '#server/records/feature.ts'
import {
  deleteLinks,
  findAccountLink,
  takeAccountLink,
  wasRequestedAfter,
} from '../account-links/account-links.queries.ts'
import { hashPassword, refuseCommonPassword } from '../passwords/passwords.ts'
import { replacePassword } from '../users/manage-users.ts'
import { findUserByEmail } from '../users/users.queries.ts'
import { findKnownBrowser, knownBrowserCookie } from './cookies.ts'

/** Strangers can ask for links too: nobody gets more mail than this. */
const betweenRequests = 15 * minutes

const objectKind = 'administrator'

/** The response to every link that does not work, whatever the reason. */
const noLink = () => new HttpError(404, 'no_link', accountLinkMessages.noLink)

/** What people do with links to their account, without being signed in. */
async function accountLinkRoutes(app: App, context: Context) {
  const { db, now, mail } = context

  routes(app, accountLinkCalls, accountLinkSchemas, {
    request: {
      limit: limits.messages,
      handler: async (request) => {
        // Not awaited: the time of the response must not tell whether there is such an account.
        void sendLink(request, request.body).catch((error) => request.log.error(error))
        return ok({ mail: mail !== undefined })
      },
    },

    open: {
      limit: limits.openLink,
      handler: async (request, reply) => {
        reply.headers(noStore)
        const link = await findAccountLink(db, request.body.token, now())
        if (!link) throw noLink()
        const { purpose, username, email } = link
        return ok({ purpose, username, email })
      },
    },

    setPassword: {
      limit: limits.changeByLink,
      handler: async (request, reply) => {
        const { token, password } = request.body
        // Checked before the password is hashed, and again when the link is used up.
        if (!(await findAccountLink(db, token, now()))) throw noLink()
        await refuseCommonPassword(password, 'password')
        const hash = await hashPassword(password)
        await use(request, reply, ['reset', 'invitation'], async (db, { userId, purpose }) => {
          await replacePassword(db, userId, { hash, generated: false }, now())
          return purpose === 'invitation' ? 'accepted-invitation' : 'reset-password'
        })
        return done
      },
    },

    unlock: {
      limit: limits.changeByLink,
      handler: async (request, reply) => {
        await use(request, reply, ['unlock'], async (db, { userId }) => {
          await deleteLinks(db, userId, ['unlock'])
          return 'unlocked-browser'
        })
        return done
      },
    },
  })

  type Link = NonNullable<Awaited<ReturnType<typeof takeAccountLink>>>
  type Action = 'accepted-invitation' | 'reset-password' | 'unlocked-browser'

  /**
   * Uses a link up. Its browser then counts like one that has signed in before, so strangers cannot lock it out
   * again, and their guesses stay counted.
   */
  async function use(
    request: FastifyRequest<{ Body: { token: string } }>,
    reply: FastifyReply,
    purposes: AccountLinkPurpose[],
    change: (db: Db, link: Link) => Promise<Action>,
  ) {
    const userId = await transact(db, async (db) => {
      const link = await takeAccountLink(db, request.body.token, purposes, now())
      if (!link) throw noLink()
      const { userId } = link
      const action = await change(db, link)
      await audit(db, request, now(), { action, objectKind, objectId: userId, actorId: userId })
      return userId
    })
    const browser = await findKnownBrowser(context, request)
    reply.headers({
      ...noStore,
      'set-cookie': await knownBrowserCookie(context, browser, userId),
    })
  }

  async function sendLink(request: FastifyRequest, { email, purpose }: LinkRequest) {
    const user = await findUserByEmail(db, email)
    if (!user || user.active === 0 || !mail) return
    const since = timeBefore(now(), betweenRequests)
    if (await wasRequestedAfter(db, user.id, purpose, since)) return
    await transact(db, async (db) => {
      await mail.addAccountLink(db, user, purpose, null)
      const action = `requested-account-link:${purpose}` as const
      await audit(db, request, now(), { action, objectKind, objectId: user.id })
    })
    await mail.wake()
  }
}

export const accountLinks: Feature = { calls: accountLinkRoutes }
