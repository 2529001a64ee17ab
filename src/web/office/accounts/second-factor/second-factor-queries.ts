import { queryOptions } from '@tanstack/react-query'
import {
  type CodeProof,
  type FullProof,
  type PasswordProof,
  secondFactorCalls,
} from '#contract/accounts/second-factor.ts'
import { call } from '#web/api/call.ts'
import { usersKey } from '../users/users-queries.ts'

/** Loaded again together with users and sessions, which a change of the factor affects. */
export const secondFactorQuery = queryOptions({
  queryKey: [...usersKey, 'second factor'],
  queryFn: async () => (await call(secondFactorCalls.read, {})).data,
})

export const beginSetUp = async (body: PasswordProof) =>
  (await call(secondFactorCalls.begin, { body })).data

export const switchOn = async (body: CodeProof) =>
  (await call(secondFactorCalls.switchOn, { body })).data.recoveryCodes

export const renewRecoveryCodes = async (body: FullProof) =>
  (await call(secondFactorCalls.renewRecoveryCodes, { body })).data.recoveryCodes

export const switchOff = (body: FullProof) => call(secondFactorCalls.switchOff, { body })

export const requireForAll = (required: boolean) =>
  call(secondFactorCalls.require, { body: { required } })
