import { queryOptions } from '@tanstack/react-query'
import { type PasswordChange, passwordCalls } from '#contract/accounts/passwords.ts'
import { type ProfileForm, profileCalls } from '#contract/accounts/profile.ts'
import { type OpenSession, sessionCalls } from '#contract/accounts/sessions.ts'
import { type User, type UserChange, type UserForm, userCalls } from '#contract/accounts/users.ts'
import { call } from '#web/api/call.ts'

/** Users and sessions are loaded again together: a change of one can affect the other. */
export const usersKey = ['office', 'users']

export const usersQuery = queryOptions({
  queryKey: [...usersKey, 'list'],
  queryFn: async () => (await call(userCalls.list, {})).data,
})

export const sessionsQuery = queryOptions({
  queryKey: [...usersKey, 'sessions'],
  queryFn: async () => (await call(sessionCalls.list, {})).data,
})

export const addUser = (body: UserForm) => call(userCalls.create, { body })

export const changeUser = ({ id }: User, body: UserChange) =>
  call(userCalls.change, { params: { id }, body })

export const changeOwnProfile = async (body: ProfileForm) =>
  (await call(profileCalls.change, { body })).data

export const changeOwnPassword = (body: PasswordChange) => call(passwordCalls.change, { body })

export const endSession = ({ id }: OpenSession) => call(sessionCalls.end, { params: { id } })
