import { provider } from '#content/provider.ts'
import { getStage } from '#contract/hiring/application-status.ts'
import { zoneName } from '#contract/platform/time-zone.ts'
import { statusInWords } from '#server/hiring/application-data/status-in-words.ts'
import { clockTimeIn } from '#server/platform/time.ts'
import type { CsvColumn } from './csv.ts'
import type { ExportedApplication, ExportedMessage } from './exports.queries.ts'

const { timeZone } = provider

export const applicationColumns: CsvColumn<ExportedApplication>[] = [
  { heading: inZone('Applied'), cell: (row) => clockTime(row.created_at) },
  { heading: 'First name', cell: (row) => row.first_name },
  { heading: 'Last name', cell: (row) => row.last_name },
  { heading: 'Email', cell: (row) => row.email },
  { heading: 'Phone', cell: (row) => row.phone },
  { heading: 'Position', cell: (row) => row.position },
  { heading: 'Location', cell: (row) => row.location },
  { heading: 'Status', cell: (row) => statusInWords(getStage(row.status)) },
  { heading: 'Status in detail', cell: (row) => statusInWords(row.status) },
  { heading: inZone('Last change'), cell: (row) => clockTime(row.updated_at) },
  { heading: 'Notes', cell: (row) => row.notes },
]

export const messageColumns: CsvColumn<ExportedMessage>[] = [
  { heading: inZone('Received'), cell: (row) => clockTime(row.created_at) },
  { heading: 'Name', cell: (row) => row.name },
  { heading: 'Email', cell: (row) => row.email },
  { heading: 'Phone', cell: (row) => row.phone },
  { heading: 'Message', cell: (row) => row.message },
  { heading: 'Read', cell: (row) => (row.is_read === 1 ? 'Yes' : 'No') },
]

/** Applied (Central Time) */
function inZone(heading: string) {
  return `${heading} (${zoneName(timeZone)})`
}

const clockTime = (iso: string) => clockTimeIn(timeZone, iso)
