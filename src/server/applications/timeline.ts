import { type Application, statusNames } from '#contract/applications.ts'
import type { ChangeEntry, TimelineEntry } from '#contract/timeline.ts'
import { listLinesAbout } from '../audit/audit.queries.ts'
import type { Db } from '../db/transact.ts'
import { listNotes, type RecordOf } from '../notes/notes.queries.ts'
import { listReplies } from '../replies/replies.queries.ts'
import { listFilesOf } from './application-files.queries.ts'
import { listHistory } from './status.queries.ts'
import { interviewInWords } from './status-in-words.ts'

export const applicationOf = (id: string): RecordOf => ({ column: 'application_id', id })

type Applicant = Pick<Application, 'id' | 'firstName' | 'lastName' | 'position'>

/** Everything that happened to an application, oldest first. */
export async function timelineOf(
  db: Db,
  applicant: Applicant,
  reader?: string,
): Promise<TimelineEntry[]> {
  const { id } = applicant
  const entries = [
    ...(await listStatuses(db, applicant)),
    ...(await listNotes(db, applicationOf(id), reader)),
    ...(await listReplies(db, applicationOf(id))),
    ...(await listOpenings(db, id)),
  ]
  return entries.toSorted((a, b) => a.at.localeCompare(b.at))
}

async function listStatuses(db: Db, applicant: Applicant): Promise<ChangeEntry[]> {
  const rows = await listHistory(db, applicant.id)
  return rows.map(({ id, at, by, actor_id, ...entry }, index) =>
    index === 0 && actor_id === null
      ? { kind: 'change', id, at, by: nameOf(applicant), text: `applied for ${applicant.position}` }
      : { kind: 'change', id, at, by, text: `set the status to ${inWords(entry)}` },
  )
}

const nameOf = ({ firstName, lastName }: Applicant) => `${firstName} ${lastName}`

type Entry = Omit<Awaited<ReturnType<typeof listHistory>>[number], 'id' | 'at' | 'by' | 'actor_id'>

function inWords(entry: Entry): string {
  const { status } = entry
  const detail = status === 'interview_scheduled' ? interviewInWords(entry) : entry.reason
  return detail ? `${statusNames[status]}: ${detail}` : statusNames[status]
}

const fileKinds = { resume: 'the resume', 'identification document': 'an ID document' }

/** Who opened or downloaded a file. Older lines of the audit log do not say which of several it was. */
async function listOpenings(db: Db, id: string): Promise<ChangeEntry[]> {
  const files = await listFilesOf(db, [id])
  const names = new Map(files.map((file) => [file.id, file.original_name]))
  const lines = await listLinesAbout(db, [id, ...names.keys()], Object.keys(fileKinds))
  return lines.map((line) => ({
    kind: 'change',
    id: line.id,
    at: line.at,
    by: line.by,
    text: `${line.action} ${names.get(line.object_id ?? '') ?? fileKinds[line.object_kind as keyof typeof fileKinds]}`,
  }))
}
