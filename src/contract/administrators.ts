import { z } from 'zod'
import { ById, Done, replyWith, requiredText } from './common.ts'
import { email } from './email-and-phone.ts'
import { endpoint } from './endpoint.ts'
import { NewPassword } from './passwords.ts'
import { roles, userLimits } from './users.ts'

export const administratorMessages = {
  taken: 'There is an administrator with this email already.',
  self: 'You cannot deactivate yourself.',
  last: 'This is the last active administrator.',
  ownPassword: 'Change your own password under “Your account”.',
  nothing: 'There is nothing to change.',
}

const Username = requiredText('Name', userLimits.username, 'Name is required')

export const Administrator = z.object({
  _id: z.string(),
  id: z.string(),
  username: z.string(),
  email: z.string(),
  role: z.string(),
  active: z.boolean(),
  lastSignInAt: z.nullable(z.string()),
  createdAt: z.string(),
})
export type Administrator = z.infer<typeof Administrator>

export const NewAdministrator = z.object({
  username: Username,
  email: email(),
  password: NewPassword,
  role: z.enum(roles, 'This role is not known').default('admin'),
})
export type NewAdministrator = z.infer<typeof NewAdministrator>

export const AdministratorChange = z
  .object({
    active: z.optional(z.boolean('Active must be true or false')),
    password: z.optional(NewPassword),
    username: z.optional(Username),
  })
  .refine((change) => Object.keys(change).length > 0, administratorMessages.nothing)
export type AdministratorChange = z.infer<typeof AdministratorChange>

/** A sign-in that still counts. */
export const OpenSession = z.object({
  _id: z.string(),
  id: z.string(),
  userId: z.string(),
  username: z.string(),
  /** What the browser calls itself; empty when it was not told, as the address. */
  userAgent: z.string(),
  ip: z.string(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
  /** The one that asks. */
  current: z.boolean(),
})
export type OpenSession = z.infer<typeof OpenSession>

export const administratorSchemas = {
  list: { reply: replyWith(z.array(Administrator)) },
  create: { body: NewAdministrator, reply: replyWith(Administrator) },
  change: { params: ById, body: AdministratorChange, reply: replyWith(Administrator) },
  sessions: { reply: replyWith(z.array(OpenSession)) },
  endSession: { params: ById, reply: Done },
}

type Schemas = typeof administratorSchemas

export const administratorCalls = {
  list: endpoint<Schemas['list']>('GET', '/admin/users', 'admin'),
  create: endpoint<Schemas['create']>('POST', '/admin/users', 'admin'),
  change: endpoint<Schemas['change']>('PATCH', '/admin/users/:id', 'admin'),
  sessions: endpoint<Schemas['sessions']>('GET', '/admin/sessions', 'admin'),
  endSession: endpoint<Schemas['endSession']>('DELETE', '/admin/sessions/:id', 'admin'),
}
