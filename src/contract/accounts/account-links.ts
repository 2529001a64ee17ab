import { z } from 'zod'
import { ById, Done, replyWith, requiredText } from '#contract/platform/common.ts'
import { email, emailLimit } from '#contract/platform/email-and-phone.ts'
import { type Calls, endpoint } from '#contract/platform/endpoint.ts'
import { NewPassword } from './passwords.ts'
import { ChosenRole, User, Username } from './users.ts'

/** What a link is good for; it does nothing else. */
export const accountLinkPurposes = ['reset', 'unlock', 'invitation'] as const
export type AccountLinkPurpose = (typeof accountLinkPurposes)[number]

/** How many hours a link works. */
export const accountLinkHours: Record<AccountLinkPurpose, number> = {
  reset: 1,
  unlock: 1,
  invitation: 72,
}

/** Without a session, people can ask for these. */
export const requestedPurposes = ['reset', 'unlock'] as const

/** After the number sign, so that no server, log or other site learns the token. */
export const accountLinkPath = (token: string) => `/admin/link#${token}`

export const accountLinkMessages = {
  noLink: 'This link doesn’t work. It may be too old, or it was used already.',
  emailMissing: 'Email is required',
  deactivated: 'This account is deactivated.',
  notInvited: 'This person has accepted the invitation already.',
}

const Token = z.object({ token: z.string('Token is required').min(1).max(100) })

export const InvitationForm = z.object({ username: Username, email: email(), role: ChosenRole })
export type InvitationForm = z.infer<typeof InvitationForm>

/** A link that was just made. Its token is stored only as a hash, so nobody can read it again. */
const MadeLink = z.object({
  /** The whole address, which is in no other response. Null when it was sent by mail. */
  address: z.nullable(z.string()),
  expiresAt: z.string(),
})
export type MadeLink = z.infer<typeof MadeLink>

export const LinkRequest = z.object({
  // Its format is not checked: the response must not depend on what was typed.
  email: requiredText('Email', emailLimit, accountLinkMessages.emailMissing),
  purpose: z.enum(requestedPurposes, 'This purpose is not known'),
})
export type LinkRequest = z.infer<typeof LinkRequest>

/** What the page of a link shows. */
export const OpenedLink = z.object({
  purpose: z.enum(accountLinkPurposes),
  username: z.string(),
  email: z.string(),
})
export type OpenedLink = z.infer<typeof OpenedLink>

export const accountLinkSchemas = {
  /** The response says nothing about the account, only whether this server sends mail. */
  request: { body: LinkRequest, reply: replyWith(z.object({ mail: z.boolean() })) },
  open: { body: Token, reply: replyWith(OpenedLink) },
  setPassword: { body: z.object({ ...Token.shape, password: NewPassword }), reply: Done },
  unlock: { body: Token, reply: Done },
}

export const accountLinkCalls: Calls<typeof accountLinkSchemas> = {
  request: endpoint('POST', '/auth/links/request', 'public'),
  open: endpoint('POST', '/auth/links/open', 'public'),
  setPassword: endpoint('POST', '/auth/links/password', 'public'),
  unlock: endpoint('POST', '/auth/links/unlock', 'public'),
}

/** What owners do with links for others. */
export const invitationSchemas = {
  invite: { body: InvitationForm, reply: replyWith(z.object({ ...User.shape, link: MadeLink })) },
  make: {
    params: ById,
    body: z.object({ purpose: z.enum(accountLinkPurposes, 'This purpose is not known') }),
    reply: replyWith(MadeLink),
  },
}

export const invitationCalls: Calls<typeof invitationSchemas> = {
  invite: endpoint('POST', '/admin/users/invitations', 'owner'),
  make: endpoint('POST', '/admin/users/:id/links', 'owner'),
}
