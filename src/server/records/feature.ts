import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { WaitingKind } from '#contract/office/waiting.ts'
import type { StaffAccess } from '#contract/platform/roles.ts'
import type { News, NewsKind } from '#contract/records/news.ts'
import type { RecordKind } from '#contract/records/record-kinds.ts'
import type { SpanishFields, SpanishTexts } from '#contract/records/spanish.ts'
import type { ReviewedTexts } from '#contract/records/spanish-reviews.ts'
import type { SettingName, VersionKind } from '#contract/records/versions.ts'
import type { SampleKind } from '#contract/website/sample-content.ts'
import type { Context } from '#server/platform/context.ts'
import type { Schema, TablesWith } from '#server/platform/db/schema.ts'
import type { Db } from '#server/platform/db/transact.ts'
import type { App } from '#server/platform/http/routes.ts'
import type { Website } from '#server/platform/website.ts'
import type { Found } from './counts/counts.queries.ts'
import type { PersonalData } from './personal-data.ts'
import type { Finder } from './search/finder.ts'

/**
 * What the rest of the program knows about a feature. Each feature exports one, and `features.ts` lists
 * them; nothing else is told that a feature exists.
 */
export type Feature = {
  /** Registers its calls, below `/api`. There is no website in a test of the calls alone. */
  calls?: (api: App, context: Context, program: Program) => Promise<void>
  /** Registers the addresses of its sealed files. */
  files?: (app: App, context: Context) => Promise<void>
  /** Registers its other addresses outside of `/api`. */
  downloads?: (app: App, context: Context) => Promise<void>
  /** Registers pages of its own. */
  pages?: (app: App, context: Context, website: Website) => Promise<void>
  /** Adds to the public pages. */
  site?: SitePart
  /** How the office's search finds its records. */
  finder?: Finder
  /** The names of its records in the audit log. What is not a single record, or must not be named, has none. */
  names?: NameFinders
  /** What it stores about people. What belongs to another record comes after it. */
  personalData?: PersonalData[]
  /** What waits for someone in the office. */
  waiting?: Partial<Record<WaitingKind, WaitingLine>>
  /** What people outside the office did. */
  news?: Partial<Record<NewsKind, FindNews>>
  /** What is published, and perhaps closed, on a date. */
  dated?: Dated
  /** Changes its moments so that clocks show the same when the provider's time zone changes. */
  keepClockTimes?: (db: Db, move: ZoneMove) => Promise<void>
  /** The kinds of records whose earlier versions are kept. */
  versioned?: Versioned[]
  /** Its Spanish that a person has to review, beside that of records with versions. */
  spanishTexts?: (db: Db, program: Program) => Promise<SpanishText[]>
  /** The sample records that a new database gets. */
  samples?: Samples
  /** What it does by the clock. */
  tasks?: (context: Context, program: Program) => Task[]
}

/** Everything the server does by the clock. */
export const collectTasks = (context: Context, program: Program) =>
  program.features.flatMap(({ tasks }) => tasks?.(context, program) ?? [])

/** How the office calls tasks by their names. One that is not known here is called by its name. */
export function taskTitles(context: Context, program: Program) {
  const tasks = new Map(collectTasks(context, program).map((task) => [task.name, task]))
  return (name: string): Pick<Task, 'title' | 'purpose'> => {
    const { title = name, purpose = '' } = tasks.get(name) ?? {}
    return { title, purpose }
  }
}

export type FindNames = (db: Db, ids: string[]) => Promise<{ id: string; name: string }[]>
export type NameFinders = Partial<Record<RecordKind, FindNames>>

export type Program = { features: Feature[]; website: Website | undefined }

/** A change of the provider's time zone, and who made it. */
export type ZoneMove = { from: string; to: string; now: Date; by: string }

export type WaitingLine = {
  /** Who sees the line. */
  access: StaffAccess
  find: (context: Context) => Promise<Found>
}

/** What happened after a time, the newest first. */
type FindNews = (db: Db, since: string) => Promise<Omit<News, 'kind'>[]>

export type Dated = {
  /** The plural that the task's result uses. */
  label: string
  kind: RecordKind
  /** Marks drafts whose date has come as published, and answers their ids. */
  publishDue: (db: Db, now: Date) => Promise<string[]>
  /** Marks what is over as archived, and answers the ids. */
  closeDue?: (db: Db, now: Date) => Promise<string[]>
}

type Samples = {
  kind: SampleKind
  /** Adds them in the order in which visitors see them. */
  add: (db: Db, now: Date) => Promise<{ id: string }[]>
  /** The same in Spanish. */
  spanish: readonly object[]
  remove: (db: Db, id: string, now: Date) => Promise<boolean>
}

type VersionedTable = TablesWith<{
  id: string | number
  updated_at: string
  updated_by: string | null
}>

/**
 * A kind of record whose earlier versions are kept, and which can be put back after someone deleted it. A version
 * is a row of `table`. What a row from before some column existed lacks is as it is now.
 */
export type Versioned<Table extends VersionedTable = VersionedTable> = {
  kind: VersionKind
  table: Table
  /** The name of a setting, which is the only row of its table. */
  setting?: SettingName
  /** Stores what holds before the first save, unless there is a row, so that it becomes a version too. */
  addFirst?(db: Db): Promise<unknown>
  /** Who may edit this record, and so see and restore its versions. */
  access(row: Schema[Table]): StaffAccess
  /** What staff call it. */
  name(row: Schema[Table]): string
  /** The record as the office's form compares it. */
  show(db: Db, row: Schema[Table], now: Date): unknown
  /**
   * Saves the words and the picture of a version as the form would, and nothing of whether visitors see it. Answers in
   * a sentence what could not be restored.
   */
  restore(
    db: Db,
    row: Schema[Table],
    save: Restoring,
    program: Program,
  ): Promise<string | undefined>
  /** The texts that can be written in Spanish are in `spanishFields`. */
  spanish?: SpanishOfKind<Schema[Table]>
  /** After the commit, for what this process remembers. */
  remember?(context: Context): Promise<unknown>
  /** Changes a row before it is put back. */
  preparePutBack?(db: Db, row: Schema[Table]): Promise<Schema[Table]>
}

/** A row of a table with versions. */
export type ContentRow = {
  id: string | number
  updated_at: string
  updated_by: string | null
  picture?: string | null
  pictures?: string
  [column: string]: unknown
}

/** What differs for the Spanish of a kind. */
type SpanishOfKind<Row> = {
  /** Instead of those in `spanishFields`. */
  fields?(row: Row): SpanishFields
  /** Where the English texts are in what `show` gives. */
  english?(shown: unknown): object
  /** The Spanish that comes with the product, which holds as long as the English is the one it was made from. */
  builtIn?(shown: unknown): SpanishTexts
  /** Why these texts are refused. */
  refuse?(row: Row, texts: SpanishTexts): string | undefined
}

/** Spanish that is reviewed as a whole: a text, or those of a page or a record, with the English they are for. */
export type SpanishText = Pick<ReviewedTexts, 'id' | 'name' | 'from' | 'critical' | 'texts'> & {
  /** Who may see it here, and mark it unless it is critical. */
  access: StaffAccess
  /** What the audit log names when it is marked. */
  record: { kind: RecordKind; id: string | undefined }
}

/** How code for all kinds knows the rows; the features know more of them. */
export type AnyVersioned = Omit<Versioned, 'spanish'> & {
  access(row: ContentRow): StaffAccess
  name(row: ContentRow): string
  show(db: Db, row: ContentRow, now: Date): unknown
  spanish?: SpanishOfKind<ContentRow>
}

type Restoring = {
  id: string
  /** The version that is replaced. If the record has a newer one, the save refuses. */
  version: string
  now: Date
  by: string
}

export type SitePart = {
  /** Registers pages that are rendered and cached like all public pages. */
  pages: (pages: FastifyInstance, context: Context, site: Site) => void
  /** Their addresses for search engines, with the time of the last change where it is known. */
  addresses: (db: Db, now: Date) => Promise<{ path: string; updatedAt?: string | undefined }[]>
}

/** How public pages are sent in one language. Paths are those of the English pages. */
type Site = {
  sendPage: SendPage
  redirect: Redirect
  /** Whether the page can be sent without the database. */
  isInMemory: (path: string) => boolean
  /** The parameters that change the page. Others, such as those of a campaign, are ignored. */
  filter: (request: FastifyRequest) => URLSearchParams
}

/** Caches the page under `key`. With an empty key it is rendered for this visitor only. */
export type SendPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
  key?: string,
) => Promise<unknown>

/** For good. */
export type Redirect = (reply: FastifyReply, path: string) => FastifyReply

export type Task = {
  /** Under which its runs are stored. */
  name: string
  /** What the office calls it, and what it is for. */
  title: string
  purpose: string
  every: number
  /** When it runs after a success with this result, unless that is just `every` later. */
  nextAfter?: (now: Date, result: string) => Date
  /**
   * Answers in a few words what it did, or with nothing when there was nothing to do. A long task ends
   * early, with an error, when the server is stopped.
   */
  run: (now: Date, stop: AbortSignal) => Promise<string | undefined>
}

/** "Files removed: 3.", or nothing for none. */
export const countInWords = (what: string, number: number) =>
  number > 0 ? `${what}: ${number}.` : undefined
