import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { exportName, type ReportPeriod, reportCalls } from '#contract/reports.ts'
import { call } from '#web/api/call.ts'
import { fetchFile } from '#web/api/files.ts'
import { saveFile } from '#web/ui/save-file.ts'
import { toProviderTime } from '../provider-clock.ts'

export const reportQuery = (period: ReportPeriod) =>
  queryOptions({
    queryKey: ['office', 'reports', period],
    queryFn: async () => (await call(reportCalls.read, { query: { period } })).data,
    placeholderData: keepPreviousData,
  })

const exported = {
  applications: reportCalls.exportApplications,
  'contact-messages': reportCalls.exportMessages,
}

/** Downloads an export, with today's date in the file name. */
export async function saveExport(what: keyof typeof exported) {
  const file = await fetchFile(`api${exported[what].path}`)
  saveFile(file, exportName(what, toProviderTime(new Date().toISOString()).date))
}
