import { queryOptions } from '@tanstack/react-query'
import { applicationHandlingCalls as calls, linesOf } from '#contract/application-handling.ts'
import type { Application } from '#contract/applications.ts'
import type { ReplyEntry } from '#contract/timeline.ts'
import { call } from '#web/api/call.ts'
import type { Outgoing } from '../replies/ReplyDialog.tsx'
import { applicationsKey } from './applications-queries.ts'

type Id = Pick<Application, 'id'>

export const reasonsQuery = queryOptions({
  queryKey: [...applicationsKey, 'reasons'],
  queryFn: async () => (await call(calls.reasons, {})).data,
})

export const saveReasons = (text: string, updatedAt: string | undefined) =>
  call(calls.saveReasons, { body: { reasons: linesOf(text), updatedAt } })

export const addNote = ({ id }: Id, text: string) =>
  call(calls.addNote, { params: { id }, body: { text } })

export const deleteNote = ({ id }: Id, entryId: string) =>
  call(calls.removeNote, { params: { id, entryId } })

export const sendMessage = async ({ id }: Id, message: Outgoing) =>
  (await call(calls.reply, { params: { id }, body: message })).data

export const takeBackMessage = ({ id }: Id, { id: entryId }: Pick<ReplyEntry, 'id'>) =>
  call(calls.takeBackReply, { params: { id, entryId } })
