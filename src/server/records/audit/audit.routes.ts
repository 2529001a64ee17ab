import { auditCalls, auditLimits, auditSchemas } from '#contract/records/audit.ts'
import type { Context } from '#server/platform/context.ts'
import { type App, ok, routes, toPagination } from '#server/platform/http/routes.ts'
import type { Feature, NameFinders, Program } from '../feature.ts'
import { countLines, listLines } from './audit.queries.ts'
import { withNames } from './names.queries.ts'

async function auditRoutes(app: App, { db }: Context, { features }: Program) {
  const names: NameFinders = Object.assign({}, ...features.map(({ names }) => names))
  routes(app, auditCalls, auditSchemas, {
    list: async (request) => {
      const { page = 1, limit = auditLimits.pageSize, ...filter } = request.query
      const rows = await listLines(db, { ...filter, page, limit })
      return {
        ...ok(await withNames(db, names, rows)),
        pagination: toPagination(page, limit, await countLines(db, filter)),
      }
    },
  })
}

export const audit: Feature = { calls: auditRoutes }
