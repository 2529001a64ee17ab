import { z } from 'zod'
import { ById, replyWith, requiredText } from '#contract/platform/common.ts'
import { email } from '#contract/platform/email-and-phone.ts'
import { type Calls, endpoint } from '#contract/platform/endpoint.ts'
import { roleNames } from '#contract/platform/roles.ts'
import { NewPassword } from './passwords.ts'

export const userLimits = { username: 60 }

export const userMessages = {
  taken: 'There is an administrator with this email already.',
  self: 'You cannot deactivate yourself.',
  last: 'This is the last active owner.',
  ownRole: 'You cannot change your own role.',
  ownPassword: 'Change your own password under “Your account”.',
  nothing: 'There is nothing to change.',
}

export const ChosenRole = z.enum(roleNames, 'This role is not known')

export const Username = requiredText('Name', userLimits.username, 'Name is required')

export const User = z.object({
  _id: z.string(),
  id: z.string(),
  username: z.string(),
  email: z.string(),
  role: z.string(),
  active: z.boolean(),
  secondFactor: z.boolean(),
  /** How many passkeys they have. */
  passkeys: z.number(),
  /** Was invited and has not chosen a password yet. */
  invited: z.boolean(),
  lastSignInAt: z.nullable(z.string()),
  createdAt: z.string(),
})
export type User = z.infer<typeof User>

/** The form of a new user in the office, where a role must be chosen. */
export const UserForm = z.object({
  username: Username,
  email: email(),
  role: ChosenRole,
  password: NewPassword,
})
export type UserForm = z.infer<typeof UserForm>

export const NewUser = z.object({
  ...UserForm.shape,
  role: ChosenRole.default('admin'),
})
export type NewUser = z.infer<typeof NewUser>

export const UserChange = z
  .object({
    active: z.optional(z.boolean('Active must be true or false')),
    password: z.optional(NewPassword),
    username: z.optional(Username),
    role: z.optional(ChosenRole),
  })
  .refine((change) => Object.keys(change).length > 0, userMessages.nothing)
export type UserChange = z.infer<typeof UserChange>

export const userSchemas = {
  list: { reply: replyWith(z.array(User)) },
  create: { body: NewUser, reply: replyWith(User) },
  change: { params: ById, body: UserChange, reply: replyWith(User) },
}

export const userCalls: Calls<typeof userSchemas> = {
  list: endpoint('GET', '/admin/users', 'owner'),
  create: endpoint('POST', '/admin/users', 'owner'),
  change: endpoint('PATCH', '/admin/users/:id', 'owner'),
}
