import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import {
  type Application,
  type ApplicationSort,
  type ApplicationStage,
  applicationCalls,
  applicationLimits,
  statusesOf,
} from '#contract/applications.ts'
import { refreshHeader } from '#contract/endpoint.ts'
import { call } from '#web/api/call.ts'
import { fetchFile } from '#web/api/files.ts'
import { saveFile } from '#web/ui/save-file.ts'
import { withId } from '../records.ts'

export type Tab = ApplicationStage | 'all'

export type ApplicantFile = { path: string; name: string; size?: number | undefined }

/** Lists and details, which are loaded again together after a change. */
export const applicationsKey = ['office', 'applications']

const newestFirst = '-applied'

type ListQuery = { page: number; tab: Tab; search: string; sort: ApplicationSort }

export const applicationsQuery = (query: ListQuery) =>
  queryOptions({
    queryKey: [...applicationsKey, 'list', query],
    queryFn: async () => {
      const reply = await call(applicationCalls.list, {
        query: {
          page: query.page,
          limit: applicationLimits.pageSize,
          search: query.search,
          ...(query.sort !== newestFirst && { sort: query.sort }),
          ...(query.tab !== 'all' && { status: statusesOf(query.tab).join(',') }),
        },
      })
      return { ...reply, data: reply.data.map(complete) }
    },
    placeholderData: keepPreviousData,
  })

/** The number of new applications. It shares the query of the first page with the screen. */
export function useNewCount() {
  const { data } = useQuery(
    applicationsQuery({ page: 1, tab: 'all', search: '', sort: newestFirst }),
  )
  return { count: data?.counts?.new ?? 0, label: 'new' }
}

/**
 * The audit log records each opening of an application. Loading an open one again is marked as a
 * refresh, and closing it clears the cache, so that the next opening is recorded.
 */
export const applicationQuery = (id: string) =>
  queryOptions({
    queryKey: [...applicationsKey, 'one', id],
    queryFn: async ({ client, queryKey }) => {
      const isOpen = client.getQueryData(queryKey) !== undefined
      const headers = isOpen ? { [refreshHeader]: 'true' } : undefined
      return complete((await call(applicationCalls.get, { params: { id }, headers })).data)
    },
    gcTime: 0,
  })

/** Fills in files and notes that an answer may leave out. */
function complete<T extends Application>(received: T): T {
  return {
    ...withId(received),
    resume: received.resume ?? null,
    identificationDocuments: received.identificationDocuments ?? [],
    notes: received.notes ?? '',
  }
}

export const fileOwnerQuery = (filename: string) =>
  queryOptions({
    queryKey: ['office', 'file owner', filename],
    queryFn: async () => (await call(applicationCalls.findByFile, { params: { filename } })).data,
  })

export type StageChange = { application: Application; stage: ApplicationStage }

/** Sends the first status of a stage. Empty notes leave the stored ones unchanged. */
export async function changeStage({ application: { id }, stage }: StageChange) {
  const [status] = statusesOf(stage)
  if (!status) throw new Error('Invalid status')
  return call(applicationCalls.setStatus, { params: { id }, body: { status, notes: '' } })
}

/** Gives an application the status it had, unless someone else has changed it since. */
export function restoreStatus({ id, status }: Application, changedAt: string | undefined) {
  const body = { status, notes: '', updatedAt: changedAt }
  return call(applicationCalls.setStatus, { params: { id }, body })
}

/** The part of an application that saving its notes needs. */
export type NotesVersion = Pick<Application, 'id' | 'status' | 'notes' | 'updatedAt'>

/** Saves the notes with the status unchanged, unless someone else saved a newer version. */
export function saveNotes({ id, status, updatedAt }: NotesVersion, notes: string) {
  const body = { status, notes: notes.trim() || null, updatedAt }
  return call(applicationCalls.setStatus, { params: { id }, body })
}

export const deleteApplication = ({ id }: Application) =>
  call(applicationCalls.remove, { params: { id } })

export async function downloadFiles(files: ApplicantFile[]) {
  for (const { path, name } of files) saveFile(await fetchFile(path), name)
}

export const resumeOf = ({ resume }: Application): ApplicantFile | undefined =>
  resume
    ? { path: `uploads/resumes/${resume.filename}`, name: resume.originalName, size: resume.size }
    : undefined

export const documentsOf = ({ identificationDocuments }: Application): ApplicantFile[] =>
  identificationDocuments.map(({ path, originalName, size }) => ({
    path,
    name: originalName,
    size,
  }))

export const fullName = ({ firstName, lastName }: Application) => `${firstName} ${lastName}`
