import {
  applicationBulkCalls,
  applicationExportCalls,
  type BulkChange,
  type BulkMessage,
  type BulkProblem,
  type BulkResult,
} from '#contract/hiring/application-bulk.ts'
import {
  type ApplicationStage,
  getStage,
  listStatuses,
  statusNames,
} from '#contract/hiring/application-status.ts'
import type { Application } from '#contract/hiring/applications.ts'
import { exportName } from '#contract/records/exports.ts'
import { ApiError } from '#web/api/api-error.ts'
import { call } from '#web/api/call.ts'
import { fetchFile } from '#web/api/files.ts'
import { toProviderTime } from '#web/office/platform/provider-clock.ts'
import { saveFile } from '#web/ui/save-file.ts'
import { fullName } from './applications-queries.ts'
import { stageLabels } from './stages.ts'

/** What is done with several applications: another stage or a decision, a message, or both. */
export type Bulk = {
  before: Application[]
  stage?: ApplicationStage | undefined
  decided?: Decided | undefined
  message?: BulkMessage | undefined
}

/** A decision, and what it is called in the sentence "Tasha Greene: Rejected". */
export type Decided = {
  name: string
  change: (before: Application) => Omit<BulkChange, 'id' | 'updatedAt'>
}

/** Those that have the stage already keep their status, which may be a more detailed one. */
export async function changeMany({ before, stage, decided, message }: Bulk): Promise<BulkResult> {
  const [status] = stage ? listStatuses(stage) : []
  const applications = before.map((application) => ({
    id: application.id,
    updatedAt: application.updatedAt,
    ...(status && getStage(application.status) !== stage && { status }),
    ...decided?.change(application),
  }))
  const body = { applications, ...(message && { message }) }
  const { data } = await call(applicationBulkCalls.change, { body })
  if (data.changed.length === 0) throw new ApiError(409, problemsInWords(data.problems, before))
  return data
}

/** Gives each application the status it had, and takes back messages that still wait. */
export async function undoMany({ before }: Bulk, { changed }: BulkResult) {
  const applications = changed.flatMap(({ id, updatedAt, messageId }) => {
    const was = before.find((application) => application.id === id)
    if (!was) return []
    return { id, updatedAt, ...stateOf(was), ...(messageId && { takeBack: messageId }) }
  })
  const { data } = await call(applicationBulkCalls.change, { body: { applications } })
  if (data.problems.length > 0) throw new ApiError(409, problemsInWords(data.problems, before))
}

/** What a decision can change, as it was. */
const stateOf = ({
  status,
  reason,
  interviewAt,
  interviewPlace,
  offer,
  checkNoticeOn,
}: Application) => ({ status, reason, interviewAt, interviewPlace, offer, checkNoticeOn })

/** Tasha Greene: Rejected, or 20 applicants: Rejected */
export function successInWords({ before, stage, decided, message }: Bulk, { changed }: BulkResult) {
  const one = before.find(({ id }) => changed.length === 1 && id === changed[0]?.id)
  const who = one ? fullName(one) : `${changed.length} applicants`
  const later = 'sent in half a minute'
  const name = decided?.name ?? (stage && stageLabels[stage])
  if (!name) return `${who}: your message is ${later}.`
  const now = `${who}: ${name}`
  return message ? `${now}. Your message is ${later}.` : now
}

/** Names the applicants that are not as they should be, and why. */
export function problemsInWords(problems: BulkProblem[], before: Application[]) {
  const joinNames = (some: BulkProblem[]) =>
    some
      .map((problem) => {
        const application = before.find(({ id }) => id === problem.id)
        return `${application ? fullName(application) : 'Someone'}${reasonInWords(problem)}`
      })
      .join(', ')
  const sent = problems.filter(({ cause }) => cause === 'sent')
  const left = problems.filter(({ cause }) => cause !== 'sent')
  return [
    left.length > 0 && `Not changed: ${joinNames(left)}.`,
    sent.length > 0 && `The message has already been sent to ${joinNames(sent)}.`,
  ]
    .filter(Boolean)
    .join(' ')
}

function reasonInWords({ cause, status, by }: BulkProblem) {
  if (cause === 'changed') {
    return ` (${by ?? 'someone else'} changed it meanwhile, now ${status ? statusNames[status] : 'gone'})`
  }
  return reasons[cause]
}

const reasons = {
  deleted: ' (deleted meanwhile)',
  'no address': ' (we cannot send to this email address)',
  'no interview': ' (no day or place of an interview yet, or no phone or email of yours)',
  waiting: ' (the time after the first notice is not over)',
  sent: '',
}

/** Downloads these applications for a spreadsheet. */
export async function exportSelected(applications: Application[]) {
  const ids = applications.map(({ id }) => id)
  const file = await fetchFile(`api${applicationExportCalls.exportSelected.path}`, { ids })
  saveFile(file, exportName('applications', toProviderTime(new Date().toISOString()).date))
}
