import type { AccountLinkPurpose } from '#contract/accounts/account-links.ts'
import { makeAccountLink } from '#server/accounts/account-links/account-links.queries.ts'
import { storeChallenge } from '#server/accounts/passkeys/passkeys.queries.ts'
import { createUser } from '#server/accounts/users/users.queries.ts'
import type { Context } from '#server/platform/context.ts'
import { newId } from '#server/platform/db/portable.ts'
import { createAuthenticator, givePasskey } from '../support/authenticator.ts'
import {
  type Example,
  type FeatureCalls,
  type MakeExample,
  type Office,
  unique,
  withId,
} from '../support/call-examples.ts'
import { addFactor, appCode, beginFactor, cheapHash, openSession } from '../support/sign-in.ts'

const password = 'three green hills at dawn'
const newPassword = 'seven blue lakes at noon'
const newChallenge = () => Buffer.from(newId()).toString('base64url')
/** What someone with a second factor sends to change it. */
const withFactor: MakeExample = async ({ context }) => {
  const { id, example } = await addUser(context)
  const code = appCode(await addFactor(context, id), context.now())
  return { ...example, body: { password, code } }
}

export const calls: FeatureCalls = {
  public: {
    'POST /auth/login': {
      limit: 10,
      lines: ['session: signed-in'],
      example: async ({ context }) => {
        const { email } = await addUser(context)
        return { body: { email, password } }
      },
    },
    'POST /auth/links/request': {
      limit: 5,
      lines: 'Nobody has the email of the example.',
      example: () => ({ body: { email: unique(), purpose: 'reset' } }),
    },
    'POST /auth/links/open': {
      limit: 60,
      lines: 'Shows whose link it is, and changes nothing.',
      example: async (office) => ({
        body: { token: await accountToken(office, 'reset') },
      }),
    },
    'POST /auth/links/password': {
      limit: 20,
      lines: ['administrator: reset-password'],
      example: async (office) => ({
        body: { token: await accountToken(office, 'reset'), password: newPassword },
      }),
    },
    'POST /auth/links/unlock': {
      limit: 20,
      lines: ['administrator: unlocked-browser'],
      example: async (office) => ({
        body: { token: await accountToken(office, 'unlock') },
      }),
    },
    'POST /auth/passkeys/challenge': {
      limit: 60,
      lines: 'Nothing changes until the passkey is added, or used to sign in.',
      example: () => ({}),
    },
    'POST /auth/passkeys/sign-in': {
      limit: 10,
      lines: ['session: signed-in', 'administrator: used-passkey'],
      example: async ({ context }) => {
        const { id } = await addUser(context)
        const { authenticator } = await givePasskey(context, id)
        const challenge = newChallenge()
        await storeChallenge(context.db, challenge, null, context.now())
        return { body: { credential: authenticator.get(challenge, id) } }
      },
    },
    'GET /auth/validate': {},
  },
  account: {
    'POST /auth/logout': {
      lines: ['session: signed-out'],
      example: async ({ context }) => (await addUser(context)).example,
    },
    'POST /auth/second-factor/begin': {
      lines: 'Nothing changes until it is switched on with a code.',
      example: async ({ context }) => ({
        ...(await addUser(context)).example,
        body: { password },
      }),
    },
    'POST /auth/second-factor/on': {
      lines: ['administrator: switched-on-second-factor'],
      example: async ({ context }) => {
        const { id, example } = await addUser(context)
        return {
          ...example,
          body: { code: appCode(await beginFactor(context, id), context.now()) },
        }
      },
    },
    'GET /auth/second-factor': {},
  },
  staff: {
    'POST /auth/passkeys/begin': {
      why: 'Their own passkey.',
      lines: 'Nothing changes until the passkey is added, or used to sign in.',
      example: async ({ context }) => ({
        ...(await addUser(context)).example,
        body: { password },
      }),
    },
    'POST /auth/passkeys': {
      why: 'Their own passkey.',
      lines: ['administrator: added-passkey'],
      example: async ({ context }) => {
        const { id, example } = await addUser(context)
        const challenge = newChallenge()
        await storeChallenge(context.db, challenge, id, context.now())
        const credential = createAuthenticator().create(challenge)
        return { ...example, body: { name: 'Phone', credential } }
      },
    },
    'DELETE /auth/passkeys/:id': {
      why: 'Their own passkey.',
      lines: ['administrator: removed-passkey'],
      example: async ({ context }) => {
        const { id, example } = await addUser(context)
        const { passkey } = await givePasskey(context, id)
        return { ...example, params: { id: passkey.id } }
      },
    },
    'POST /auth/password': {
      why: 'Their own password.',
      lines: ['administrator: changed-password'],
      example: async ({ context }) => {
        const { example } = await addUser(context)
        return { ...example, body: { current: password, next: newPassword } }
      },
    },
    'PUT /auth/profile': {
      why: 'Their own name, email and signature.',
      lines: ['administrator: renamed', 'administrator: changed-email'],
      example: async ({ context }) => ({
        ...(await addUser(context)).example,
        body: { username: 'Tom Reed', email: unique(), signature: 'Tom', password },
      }),
    },
    'POST /auth/second-factor/recovery-codes': {
      why: 'Their own second factor.',
      lines: ['administrator: renewed-recovery-codes'],
      example: withFactor,
    },
    'POST /auth/second-factor/off': {
      why: 'Their own second factor.',
      lines: ['administrator: switched-off-second-factor'],
      example: withFactor,
    },
    'DELETE /admin/sessions/:id': {
      why: 'Everyone ends their own sessions, an owner those of others.',
      lines: ['session: ended'],
      example: async ({ context }) => ({
        params: { id: (await addUser(context)).sessionId },
      }),
    },
    'GET /admin/sessions': { why: 'Everyone sees their own sessions, an owner all.' },
    'GET /auth/passkeys': { why: 'Their own passkeys.' },
  },
  owner: {
    'DELETE /admin/users/:id/passkeys': {
      lines: ['administrator: removed-passkeys'],
      example: async ({ context }) => {
        const { id } = await addUser(context)
        await givePasskey(context, id)
        return { params: { id } }
      },
    },
    'PUT /auth/second-factor/requirement': {
      lines: ['administrator: made-second-factors-optional'],
      example: () => ({ body: { required: false } }),
    },
    'POST /admin/users': {
      lines: ['administrator: added'],
      example: () => ({
        body: { username: 'Tom', email: unique(), password: newPassword, role: 'admin' },
      }),
    },
    'POST /admin/users/invitations': {
      lines: ['administrator: invited'],
      example: () => ({
        body: { username: 'Tom', email: unique(), role: 'reader' },
      }),
    },
    'POST /admin/users/:id/links': {
      lines: ['administrator: made-account-link:unlock'],
      example: withId('POST /admin/users', { body: { purpose: 'unlock' } }),
    },
    'PATCH /admin/users/:id': {
      lines: ['administrator: set-password', 'administrator: deactivated'],
      example: withId('POST /admin/users', {
        body: { active: false, username: 'Tom', password: newPassword },
      }),
    },
    'GET /admin/users': {},
  },
}

/** The token of a link to the account of a new user. */
async function accountToken({ context }: Office, purpose: AccountLinkPurpose) {
  const { id: userId } = await addUser(context)
  return (await makeAccountLink(context.db, { userId, purpose, by: null }, context.now())).token
}

/** Adds a user who is signed in. */
async function addUser(context: Context) {
  const { db, now } = context
  const email = unique()
  const passwordHash = cheapHash(password)
  const user = await createUser(db, { username: 'Ann', email, passwordHash, role: 'admin' }, now())
  const { sessionId, headers } = await openSession(context, user.id)
  const example: Example = { headers }
  return { id: user.id, email, sessionId, example }
}
