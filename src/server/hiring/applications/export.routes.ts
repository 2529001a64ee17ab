import {
  applicationExportCalls,
  applicationExportSchemas,
} from '#contract/hiring/application-bulk.ts'
import { getStage } from '#contract/hiring/application-status.ts'
import { languageNames } from '#contract/platform/language.ts'
import type { Context } from '#server/platform/context.ts'
import { type App, routes } from '#server/platform/http/routes.ts'
import { type ExportFormat, sendExport, timeColumn } from '#server/records/exports/exports.ts'
import { statusInWords } from '../application-data/status.ts'
import {
  allApplications,
  type ExportedApplication,
  selectedApplications,
} from './export.queries.ts'

const format: ExportFormat<ExportedApplication> = {
  kind: 'application',
  file: 'applications',
  columns: [
    timeColumn('Applied', (row) => row.created_at),
    { heading: 'First name', cell: (row) => row.first_name },
    { heading: 'Last name', cell: (row) => row.last_name },
    { heading: 'Email', cell: (row) => row.email },
    { heading: 'Phone', cell: (row) => row.phone },
    { heading: 'Position', cell: (row) => row.position },
    { heading: 'Location', cell: (row) => row.location },
    { heading: 'Status', cell: (row) => statusInWords(getStage(row.status)) },
    { heading: 'Status in detail', cell: (row) => statusInWords(row.status) },
    timeColumn('Last change', (row) => row.updated_at),
    { heading: 'Notes', cell: (row) => row.notes },
    { heading: 'Language', cell: (row) => languageNames[row.language] },
  ],
}

export async function applicationExportRoutes(app: App, context: Context) {
  const { db } = context
  routes(app, applicationExportCalls, applicationExportSchemas, {
    exportAll: {
      stream: (request, reply) => sendExport(context, request, reply, format, allApplications(db)),
    },
    exportSelected: {
      stream: (request, reply) =>
        sendExport(context, request, reply, format, selectedApplications(db, request.body.ids)),
    },
  })
}
