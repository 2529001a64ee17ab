import { queryOptions } from '@tanstack/react-query'
import {
  type AccountLinkPurpose,
  accountLinkCalls,
  type InvitationForm,
  invitationCalls,
  type LinkRequest,
} from '#contract/accounts/account-links.ts'
import type { User } from '#contract/accounts/users.ts'
import { call } from '#web/api/call.ts'

export const requestLink = async (body: LinkRequest) =>
  (await call(accountLinkCalls.request, { body })).data

export const openedLinkQuery = (token: string) =>
  queryOptions({
    queryKey: ['account link', token],
    queryFn: async () => (await call(accountLinkCalls.open, { body: { token } })).data,
    // Once it is used, it does not open again.
    staleTime: Number.POSITIVE_INFINITY,
  })

export const setPasswordByLink = (token: string, password: string) =>
  call(accountLinkCalls.setPassword, { body: { token, password } })

export const unlockByLink = (token: string) => call(accountLinkCalls.unlock, { body: { token } })

export const invite = async (body: InvitationForm) =>
  (await call(invitationCalls.invite, { body })).data

export const makeLink = async ({ id }: User, purpose: AccountLinkPurpose) =>
  (await call(invitationCalls.make, { params: { id }, body: { purpose } })).data
