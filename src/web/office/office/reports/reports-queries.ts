import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { applicationExportCalls } from '#contract/hiring/application-bulk.ts'
import { contactExportCalls } from '#contract/messages/contact-handling.ts'
import { type ReportPeriod, reportCalls } from '#contract/office/reports.ts'
import { exportName } from '#contract/records/exports.ts'
import { call } from '#web/api/call.ts'
import { fetchFile } from '#web/api/files.ts'
import { providerToday } from '#web/office/platform/provider-clock.ts'
import { saveFile } from '#web/ui/save-file.ts'

export const reportQuery = (period: ReportPeriod) =>
  queryOptions({
    queryKey: ['office', 'reports', period],
    queryFn: async () => (await call(reportCalls.read, { query: { period } })).data,
    placeholderData: keepPreviousData,
  })

const exportCalls = {
  applications: applicationExportCalls.exportAll,
  'contact-messages': contactExportCalls.exportAll,
}

/** Downloads an export, with today's date in the file name. */
export async function downloadExport(kind: keyof typeof exportCalls) {
  const file = await fetchFile(`api${exportCalls[kind].path}`)
  saveFile(file, exportName(kind, providerToday()))
}
