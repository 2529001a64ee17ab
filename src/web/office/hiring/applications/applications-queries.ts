import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import type {
  ApplicationSort,
  ApplicationView,
  MissingFile,
} from '#contract/hiring/application-query.ts'
import {
  type ApplicationStage,
  type ApplicationStatus,
  listStatuses,
} from '#contract/hiring/application-status.ts'
import {
  type Application,
  applicationCalls,
  applicationLimits,
  type ListedApplication,
  type OpenedApplication,
} from '#contract/hiring/applications.ts'
import type { Language } from '#contract/platform/language.ts'
import type { TimelineEntry } from '#contract/records/timeline.ts'
import { call } from '#web/api/call.ts'
import { fetchFile } from '#web/api/files.ts'
import { openedRecord } from '#web/office/records/handling/opened-record.ts'
import { withId } from '#web/office/records/records.ts'
import { saveFile } from '#web/ui/save-file.ts'
import { applicationsKey } from '../applications-key.ts'

export type Tab = ApplicationStage | 'all'

export type ApplicantFile = {
  path: string
  name: string
  size?: number | undefined
  loadsExternal?: boolean
}

const newestFirst = '-applied'

export type ListQuery = {
  page: number
  tab: Tab
  search: string
  sort: ApplicationSort
  /** Empty where nothing is chosen. */
  filters: Record<'job' | 'from' | 'to' | 'missing' | 'view' | 'language', string>
}

const noFilters = { job: '', from: '', to: '', missing: '', view: '', language: '' }

export const applicationsQuery = (query: ListQuery) =>
  queryOptions({
    queryKey: [...applicationsKey, 'list', query],
    queryFn: () => readPage(query, applicationLimits.pageSize),
    placeholderData: keepPreviousData,
  })

async function readPage({ page, tab, search, sort, filters }: ListQuery, limit: number) {
  const { missing, view, language, ...texts } = filters
  const reply = await call(applicationCalls.list, {
    query: {
      page,
      limit,
      search,
      ...texts,
      ...(missing && { missing: missing as MissingFile }),
      ...(view && { view: view as ApplicationView }),
      ...(language && { language: language as Language }),
      ...(sort !== newestFirst && { sort }),
      ...(tab !== 'all' && { status: listStatuses(tab).join(',') }),
    },
  })
  return { ...reply, data: reply.data.map(complete) }
}

/** The longest page that the server sends. */
const longestPage = 100

/** All applications of a list, in its order. */
export async function readAll(query: ListQuery, found: number) {
  const all: ListedApplication[] = []
  for (let page = 1; all.length < found; page += 1) {
    const { data } = await readPage({ ...query, page }, longestPage)
    if (data.length === 0) break
    all.push(...data)
  }
  return all
}

export const appliedJobsQuery = queryOptions({
  queryKey: [...applicationsKey, 'jobs'],
  queryFn: async () => (await call(applicationCalls.jobs, {})).data,
})

/** The number of new applications. It shares the query of the first page with the screen. */
export function useNewCount() {
  const { data } = useQuery(
    applicationsQuery({
      page: 1,
      tab: 'all',
      search: '',
      sort: newestFirst,
      filters: noFilters,
    }),
  )
  return { count: data?.counts?.new ?? 0, label: 'new' }
}

export const applicationQuery = (id: string) =>
  openedRecord([...applicationsKey, 'one', id], async (headers) => {
    const received = (await call(applicationCalls.get, { params: { id }, headers })).data
    return {
      ...complete(received),
      onHold: received.onHold ?? false,
      owner: received.owner ?? null,
      nextStep: received.nextStep ?? null,
      firstDay: received.firstDay ?? [],
      disclosure: received.disclosure ?? { version: 0, acknowledged: null },
      timeline: received.timeline ?? makeTimeline(received),
      alsoApplied: received.alsoApplied ?? [],
      earlierResumes: received.earlierResumes ?? [],
      namedDocuments: received.namedDocuments ?? [],
      privateLinks: received.privateLinks ?? [],
      documentRequests: received.documentRequests ?? [],
    }
  })

/** Fills in what a response of the specification may leave out. */
function complete<T extends Application>(received: T): T {
  return {
    ...withId(received),
    language: received.language ?? 'en',
    reason: received.reason ?? '',
    interviewAt: received.interviewAt ?? '',
    interviewPlace: received.interviewPlace ?? '',
    offer: received.offer ?? null,
    checkNoticeOn: received.checkNoticeOn ?? '',
    resume: received.resume ?? null,
    identificationDocuments: received.identificationDocuments ?? [],
    documentsCount: received.documentsCount ?? countDocuments(received),
    notes: received.notes ?? '',
    location: received.location ?? '',
    keepUntil: received.keepUntil ?? '',
  }
}

const countDocuments = ({ resume, identificationDocuments }: Application) =>
  (resume ? 1 : 0) + (identificationDocuments?.length ?? 0)

/** A response of the specification has no timeline, only the newest notes. */
const makeTimeline = ({ notes, updatedAt: at }: Application): TimelineEntry[] =>
  notes ? [{ kind: 'note', id: 'notes', at, by: 'Someone', text: notes, own: false }] : []

export const fileOwnerQuery = (filename: string) =>
  queryOptions({
    queryKey: ['office', 'file owner', filename],
    queryFn: async () => (await call(applicationCalls.findByFile, { params: { filename } })).data,
  })

export type StageChange = { application: Application; stage: ApplicationStage }

/** Sends the first status of a stage. Empty notes leave the stored ones unchanged. */
export async function changeStage({ application, stage }: StageChange) {
  const [status] = listStatuses(stage)
  if (!status) throw new Error('Invalid status')
  return setStatus(application, status)
}

/** What belongs to a status: the reason and the interview. */
export type StatusFields = Pick<Application, 'reason' | 'interviewAt' | 'interviewPlace'>

/** What else a change of the status can end. */
type Facts = Pick<Application, 'offer' | 'checkNoticeOn'>

/** Sets one of all statuses. With a version, only if nobody has changed the application since. */
export const setStatus = (
  { id }: Pick<Application, 'id'>,
  status: ApplicationStatus,
  fields: Partial<StatusFields & Facts> & { updatedAt?: string | undefined } = {},
) => call(applicationCalls.setStatus, { params: { id }, body: { status, notes: '', ...fields } })

/** Gives an application the status it had, unless someone else has changed it since. */
export function restoreStatus(before: Application, updatedAt: string | undefined) {
  const { status, reason, interviewAt, interviewPlace, offer, checkNoticeOn } = before
  const fields = { reason, interviewAt, interviewPlace, offer, checkNoticeOn, updatedAt }
  return setStatus(before, status, fields)
}

export const deleteApplication = ({ id }: Application) =>
  call(applicationCalls.remove, { params: { id } })

export async function downloadFiles(files: ApplicantFile[]) {
  for (const { path, name } of files) saveFile(await fetchFile(path), name)
}

export const getResume = ({ resume }: Application): ApplicantFile | undefined =>
  resume ? toResumeFile(resume) : undefined

/** Those that a newer one took the place of, newest first. */
export const listEarlierResumes = ({ earlierResumes }: OpenedApplication): ApplicantFile[] =>
  earlierResumes.map(toResumeFile).reverse()

const toResumeFile = ({
  filename,
  originalName,
  size,
  loadsExternal,
}: NonNullable<Application['resume']>) => ({
  path: `uploads/resumes/${filename}`,
  name: originalName,
  size,
  loadsExternal,
})

export const listDocuments = ({ identificationDocuments }: Application): ApplicantFile[] =>
  identificationDocuments.map(({ path, originalName, size }) => ({
    path,
    name: originalName,
    size,
  }))

export const fullName = ({ firstName, lastName }: Application) => `${firstName} ${lastName}`
