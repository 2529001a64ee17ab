import type { FastifyRequest } from 'fastify'
import {
  daysToPutBack,
  isSettingName,
  onlyRecord,
  settingNames,
  type Version,
  versionCalls,
  versionLimits,
  versionMessages,
  versionSchemas,
} from '#contract/records/versions.ts'
import type { Context } from '#server/platform/context.ts'
import { notifyContentChanged } from '#server/platform/db/content-notifications.ts'
import { type Db, transact } from '#server/platform/db/transact.ts'
import { notFound } from '#server/platform/errors.ts'
import { fromStored } from '#server/platform/files/pictures.ts'
import { actorMay, getActor, refuseUnlessMay } from '#server/platform/http/access.ts'
import { type App, done, ok, routes, toPagination } from '#server/platform/http/routes.ts'
import { days, timeAfter, timeBefore } from '#server/platform/time.ts'
import { audit } from '../audit/audit.queries.ts'
import { clockInDoubt, mayDeleteByClock } from '../clock/clock.ts'
import {
  type AnyVersioned,
  type ContentRow,
  countInWords,
  type Feature,
  type Program,
  type Versioned,
} from '../feature.ts'
import {
  countVersions,
  deleteOldVersions,
  deleteVersions,
  eraseOldDeleted,
  findRow,
  findUserName,
  findVersion,
  insertRow,
  listDeleted,
  listVersions,
  type RecordName,
  takeDeleted,
  toRow,
} from './history.queries.ts'
import { keepVersions } from './keep-versions.ts'
import { splitSpanish, withSpanish, writeSpanish } from './translations.queries.ts'

async function versionRoutes(app: App, context: Context, program: Program) {
  const { db, now, responseCache, settings, pictures } = context
  const kinds = program.features.flatMap(({ versioned = [] }) => versioned) as AnyVersioned[]
  const kindOf = ({ kind, id }: RecordName) => {
    const found = kinds.find((each) => each.kind === kind && (each.setting ?? id) === id)
    if (!found) throw notFound('This kind')
    return found
  }

  /** The record as it is now, of which the caller may see the versions. */
  async function findCurrent(db: Db, request: FastifyRequest, record: RecordName) {
    const kind = kindOf(record)
    const found = await findRow(db, kind.table, rowId(kind, record))
    const [row] = await withSpanish(db, kind.kind, found ? [found] : [])
    if (!row) throw notFound('This record')
    refuseUnlessMay(request, kind.access(row))
    return { kind, row }
  }

  /** Whether these are the versions of a setting that nobody has changed. */
  async function isUnsaved(request: FastifyRequest<{ Params: RecordName }>) {
    const { setting, table, access } = kindOf(request.params)
    if (!setting || (await findRow(db, table, onlyRecord))) return false
    refuseUnlessMay(request, access({ id: onlyRecord, updated_at: '', updated_by: null }))
    return true
  }

  /** Changes a record like `contentChanger`, which belongs to a room above this one. */
  async function change<T>(
    request: FastifyRequest,
    { kind, id }: RecordName,
    action: 'restored-version' | 'erased-versions' | 'put-back' | 'erased-deleted',
    act: (db: Db, by: string) => Promise<T>,
  ) {
    const result = await transact(db, async (db) => {
      const result = await act(db, getActor(request).user._id)
      if (settings.databaseUrl) await notifyContentChanged(db)
      const objectId = id === onlyRecord ? undefined : id
      await audit(db, request, now(), { action, objectKind: kind, objectId })
      return result
    })
    responseCache.clear()
    return result
  }

  const isStored = async (picture: string | null | undefined) => {
    const stored = fromStored(picture ?? null)
    return !stored || pictures.isStored(stored)
  }

  routes(app, versionCalls, versionSchemas, {
    list: async (request) => {
      const { page = 1, limit = versionLimits.pageSize, until } = request.query
      if (await isUnsaved(request)) {
        return { ...ok({ versions: [] }), pagination: toPagination(page, limit, 0) }
      }
      const { kind, row } = await findCurrent(db, request, request.params)
      const rows = await listVersions(db, request.params, { page, limit, until })
      const show = async (shown: ContentRow) => {
        const { spanish } = splitSpanish(shown)
        return { ...((await kind.show(db, shown, now())) as object), spanish: JSON.parse(spanish) }
      }
      const versions: Version[] = []
      for (const { number, saved_at: savedAt, by, ...stored } of rows) {
        const record = await show(toRow({ ...stored, saved_at: savedAt }, row))
        versions.push({ number, savedAt, savedBy: by ?? '', record })
      }
      const current = page === 1 && {
        number: null,
        savedAt: row.updated_at,
        savedBy: await findUserName(db, row.updated_by),
        record: await show(row),
      }
      return {
        ...ok({
          ...(current && { current }),
          versions: versions.slice(0, limit),
          before: versions[limit]?.record,
        }),
        pagination: toPagination(page, limit, await countVersions(db, request.params, until)),
      }
    },

    restore: async (request) => {
      const { number, ...record } = request.params
      const at = now()
      const note = await change(request, record, 'restored-version', async (db, by) => {
        const { kind, row } = await findCurrent(db, request, record)
        const version = await findVersion(db, record, number)
        if (!version) throw notFound('This version')
        const wanted = toRow(version, row) as never
        const pictureGone = !(await isStored(version.picture))
        const restored = pictureGone ? withPictureOf(row, wanted) : wanted
        const save = { id: record.id, version: request.body.updatedAt, now: at, by }
        const ids = [rowId(kind, record)]
        const { row: plain, spanish } = splitSpanish(restored)
        const left = await keepVersions(db, kind, { ids, now: at, by }, async () => {
          await writeSpanish(db, kind.kind, record.id, spanish)
          return kind.restore(db, plain as never, save, program)
        })
        return [pictureGone && versionMessages.pictureGone, left].filter(Boolean).join(' ')
      })
      await kindOf(record).remember?.(context)
      return ok({ note })
    },

    erase: async (request) => {
      await change(request, request.params, 'erased-versions', async (db) => {
        await findCurrent(db, request, request.params)
        if ((await deleteVersions(db, request.params)) === 0) throw notFound('An earlier version')
      })
      return done
    },

    listDeleted: async (request) => {
      const rows = await listDeleted(db)
      return ok(
        rows.flatMap(({ by, deleted_at: deletedAt, ...stored }) => {
          const id = stored.record_id
          const [kind, row] = [kindOf({ kind: stored.kind, id }), toRow(stored, undefined)]
          if (!actorMay(request, kind.access(row))) return []
          const erasedAt = timeAfter(new Date(deletedAt), daysToPutBack * days).toISOString()
          return [
            { kind: kind.kind, id, name: kind.name(row), deletedAt, deletedBy: by ?? '', erasedAt },
          ]
        }),
      )
    },

    putBack: async (request) => {
      const note = await change(request, request.params, 'put-back', async (db) => {
        const kind = kindOf(request.params)
        const deleted = await takeDeleted(db, request.params)
        if (!deleted) throw notFound('What was deleted')
        const { row: stored, spanish } = splitSpanish(toRow(deleted, undefined))
        const row = notYetPublished(stored, now())
        refuseUnlessMay(request, kind.access(row))
        const pictureGone = !(await isStored(deleted.picture))
        const put = pictureGone ? withoutPicture(row) : row
        await insertRow(db, kind.table, (await kind.preparePutBack?.(db, put as never)) ?? put)
        await writeSpanish(db, kind.kind, request.params.id, spanish)
        return pictureGone ? versionMessages.deletedPictureGone : ''
      })
      return ok({ note })
    },

    eraseDeleted: async (request) => {
      await change(request, request.params, 'erased-deleted', async (db) => {
        if (!(await takeDeleted(db, request.params))) throw notFound('What was deleted')
        await deleteVersions(db, request.params)
      })
      return done
    },
  })
}

/** Where the record is in its table. */
const rowId = ({ setting }: Versioned, { id }: RecordName) => (setting ? onlyRecord : id)

/** The words for a picture belong to it. */
const withPictureOf = (row: ContentRow, wanted: ContentRow) =>
  ({
    ...wanted,
    picture: row.picture,
    picture_description: row.picture_description,
  }) as never

/** A slide must have a picture, so it keeps the missing one and is hidden. */
const withoutPicture = (row: ContentRow): ContentRow =>
  'is_active' in row ? { ...row, is_active: 0 } : { ...row, picture: null }

/** A draft whose date has passed would be on the site at once, which nobody expects of a draft. */
const notYetPublished = (row: ContentRow, now: Date): ContentRow =>
  row.publish_at && String(row.publish_at) <= now.toISOString() ? { ...row, publish_at: null } : row

async function eraseOld(context: Context, now: Date) {
  if (!(await mayDeleteByClock(context, now))) return clockInDoubt
  return transact(context.db, async (db) => {
    const erased = await eraseOldDeleted(db, timeBefore(now, daysToPutBack * days))
    const versions = await deleteOldVersions(db, now)
    return (
      [countInWords('Deleted records erased', erased), countInWords('Versions erased', versions)]
        .filter(Boolean)
        .join(' ') || undefined
    )
  })
}

export const versions: Feature = {
  calls: versionRoutes,
  names: {
    setting: async (_, ids) =>
      ids.filter(isSettingName).map((id) => ({ id, name: settingNames[id] })),
  },
  tasks: (context) => [
    {
      name: 'old versions',
      title: 'Erase old versions',
      purpose:
        'Erases what was deleted 30 days ago. After 90 days it keeps one earlier version of each day, and after two years none.',
      every: 1 * days,
      run: (now) => eraseOld(context, now),
    },
  ],
}
