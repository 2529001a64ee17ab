import type { Application } from '#contract/hiring/applications.ts'
import {
  type ApplicantPurpose,
  type AskForm,
  privateLinkCalls as calls,
  type LinkWay,
} from '#contract/records/private-links.ts'
import { call } from '#web/api/call.ts'

type Id = Pick<Application, 'id'>

export const makeLink = async ({ id }: Id, way: LinkWay, purpose?: ApplicantPurpose) =>
  (await call(calls.make, { params: { id }, body: { way, purpose } })).data

export const revokeLink = ({ id }: Id, entryId: string) =>
  call(calls.revoke, { params: { id, entryId } })

export const askForDocument = ({ id }: Id, body: AskForm) =>
  call(calls.ask, { params: { id }, body })

export const stopAsking = ({ id }: Id, entryId: string) =>
  call(calls.stopAsking, { params: { id, entryId } })
