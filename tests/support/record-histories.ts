import { expect } from 'vitest'
import type { DeletedRecord, VersionPage } from '#contract/records/versions.ts'
import { scheduledTasks } from '#server/program.ts'
import { event, versionedRecords } from './versioned-records.ts'

type Edited = { id?: string; updatedAt: string }
type Fields = Record<string, string | File>

export const versionsUrl = (kind: string, { id = '1' }: { id?: string }, more = '') =>
  `/admin/versions/${encodeURIComponent(kind)}/${id}${more}`
export const deletedUrl = (kind: string, id: string) =>
  `/admin/deleted/${encodeURIComponent(kind)}/${id}`

/** An office whose records have versions, and the calls that list and restore them. */
export function recordHistories() {
  const records = versionedRecords()
  const { server, send, sendForm } = records

  return Object.assign(records, {
    async history(kind: string, it: { id?: string }, more = ''): Promise<VersionPage> {
      const response = await send(records.maria, 'GET', versionsUrl(kind, it, more))
      expect(response.statusCode).toBe(200)
      return response.json().data
    },
    restore: (by: typeof records.maria, kind: string, it: Edited, number = 1) =>
      send(by, 'POST', versionsUrl(kind, it, `/${number}`), { updatedAt: it.updatedAt }),
    deleted: async (by = records.maria): Promise<DeletedRecord[]> =>
      (await send(by, 'GET', '/admin/deleted')).json().data,
    async addEvent(fields: Fields = {}) {
      const response = await sendForm(records.maria, 'POST', '/events', { ...event, ...fields })
      expect(response.statusCode).toBe(201)
      return response.json().data
    },
    saveEvent: async (id: string, fields: Fields) =>
      (await sendForm(records.tom, 'PUT', `/events/${id}`, { ...event, ...fields })).json().data,
    readEvent: async (id: string) =>
      (await send(records.maria, 'GET', `/events/${id}`)).json().data,
    /** Erases what is old. */
    async eraseOld() {
      const task = scheduledTasks(server.context).find(({ name }) => name === 'old versions')
      // The clock of the tests jumps, which the task would notice without a line of the audit log of today.
      await server.context.db.deleteFrom('clock_state').execute()
      await server.signIn()
      return task?.run(server.clock.at, new AbortController().signal)
    },
  })
}
