import { queryOptions } from '@tanstack/react-query'
import {
  type ApplicantForm,
  type ApplicationCare,
  applicationHandlingCalls as calls,
  type DocumentsForm,
  type EnteredForm,
  type MoveForm,
} from '#contract/hiring/application-handling.ts'
import { identificationFields } from '#contract/hiring/application-input.ts'
import type { Application } from '#contract/hiring/applications.ts'
import type { NextStep } from '#contract/records/next-step.ts'
import type { ReplyEntry } from '#contract/records/timeline.ts'
import { call } from '#web/api/call.ts'
import { toFormData } from '#web/api/form-data.ts'
import type { Outgoing } from '#web/office/messages/replies/ReplyDialog.tsx'
import { applicationsKey } from '../applications-key.ts'

type Id = Pick<Application, 'id'>

export const ownersQuery = queryOptions({
  queryKey: ['office', 'application owners'],
  queryFn: async () => (await call(calls.owners, {})).data,
})

export const setOwner = async (
  { id, updatedAt }: ApplicationCare,
  ownerId: string | null,
): Promise<ApplicationCare> =>
  (await call(calls.setOwner, { params: { id }, body: { ownerId, updatedAt } })).data

export const setNextStep = async (
  { id, updatedAt }: ApplicationCare,
  nextStep: NextStep | null,
): Promise<ApplicationCare> =>
  (await call(calls.setNextStep, { params: { id }, body: { nextStep, updatedAt } })).data

export const reasonsQuery = queryOptions({
  queryKey: [...applicationsKey, 'reasons'],
  queryFn: async () => (await call(calls.reasons, {})).data,
})

export const saveReasons = (reasons: string[], updatedAt: string | undefined) =>
  call(calls.saveReasons, { body: { reasons, updatedAt } })

/** Corrects who applied, unless someone else saved a newer version. */
export const saveApplicant = (
  { firstName, lastName, email, phone }: ApplicantForm,
  { id, updatedAt }: Pick<Application, 'id' | 'updatedAt'>,
) =>
  call(calls.correct, {
    params: { id },
    body: { firstName, lastName, email, phone, updatedAt },
  })

export const enterApplication = ({ resume, identificationDocs, ...fields }: EnteredForm) =>
  call(calls.enter, {
    form: toFormData({ ...fields, ...toFiles({ resume, identificationDocs }) }),
  })

export const addDocuments = ({ id }: Id, files: DocumentsForm) =>
  call(calls.addDocuments, {
    params: { id },
    form: toFormData({
      ...toFiles(files),
      ...(files.otherDoc && {
        otherDoc: files.otherDoc,
        name: files.name ?? '',
        item: files.item ?? '',
      }),
    }),
  })

/** The files under the names that the server expects. */
const toFiles = ({ resume, identificationDocs }: DocumentsForm) => ({
  resume,
  ...Object.fromEntries(
    identificationFields.map((name, index) => [name, identificationDocs[index]]),
  ),
})

/** Moves an application to another job, unless someone else has changed it since. */
export const moveApplication = (
  { id, updatedAt }: Pick<Application, 'id' | 'updatedAt'>,
  { jobId }: MoveForm,
) => call(calls.move, { params: { id }, body: { jobId, updatedAt } })

export const addNote = ({ id }: Id, text: string) =>
  call(calls.addNote, { params: { id }, body: { text } })

export const deleteNote = ({ id }: Id, entryId: string) =>
  call(calls.removeNote, { params: { id, entryId } })

export const sendMessage = async ({ id }: Id, message: Outgoing) =>
  (await call(calls.reply, { params: { id }, body: message })).data

export const takeBackMessage = ({ id }: Id, { id: entryId }: Pick<ReplyEntry, 'id'>) =>
  call(calls.takeBackReply, { params: { id, entryId } })
