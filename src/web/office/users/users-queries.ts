import { queryOptions } from '@tanstack/react-query'
import {
  type Administrator,
  type AdministratorChange,
  administratorCalls,
  type NewAdministrator,
  type OpenSession,
} from '#contract/administrators.ts'
import { type PasswordChange, passwordCalls } from '#contract/passwords.ts'
import { call } from '#web/api/call.ts'

/** Administrators and their sessions; one change makes all of it old. */
export const usersKey = ['office', 'users']

export const administratorsQuery = queryOptions({
  queryKey: [...usersKey, 'list'],
  queryFn: async () => (await call(administratorCalls.list, {})).data,
})

export const sessionsQuery = queryOptions({
  queryKey: [...usersKey, 'sessions'],
  queryFn: async () => (await call(administratorCalls.sessions, {})).data,
})

export const addAdministrator = (body: NewAdministrator) =>
  call(administratorCalls.create, { body })

export const changeAdministrator = ({ id }: Administrator, body: AdministratorChange) =>
  call(administratorCalls.change, { params: { id }, body })

export const changeOwnPassword = (body: PasswordChange) => call(passwordCalls.change, { body })

export const endSession = ({ id }: OpenSession) =>
  call(administratorCalls.endSession, { params: { id } })
