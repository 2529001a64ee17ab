import type { Access } from '#contract/platform/endpoint.ts'
import { addRequest } from '#server/hiring/private-links/private-application.queries.ts'
import type { Context } from '#server/platform/context.ts'
import { newId } from '#server/platform/db/portable.ts'
import { makeLink } from '#server/records/private-links/private-links.queries.ts'

/** Valid data for one call, so that it succeeds. */
export type Example = {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: Record<string, unknown>
  form?: Record<string, string | File>
  /** Replaces the headers of the usual administrator. */
  headers?: { authorization: string }
}

/** `make` sends the example of another call and returns the id of the new record. */
export type Office = { context: Context; make: (call: string) => Promise<string> }

export type MakeExample = (office: Office) => Example | Promise<Example>

/** What tests know of a call beside its contract. */
export type CallFacts = {
  /** For every call that changes something or has parameters. */
  example?: MakeExample
  /**
   * The lines of the audit log that the example leaves, as `kind: action`, or why it leaves none. For every call that
   * changes something, and every one that opens or exports what is stored about people.
   */
  lines?: string[] | string
}

type OpenToAll = CallFacts & {
  /** How often one address may call it, for every call that changes something. */
  limit?: number
  /** Why no form without a script sends it. */
  needsScript?: string
  /** Why what a robot fills in is taken as sent by a person. */
  noHoneypot?: string
}

type OpenToStaff = CallFacts & {
  /** Why everyone in the office may call it, whatever they may read. */
  why: string
}

/** The calls of a feature by who may make them. What is not in the contract has its whole address. */
export type FeatureCalls = {
  [Name in Access]?: Record<
    string,
    Name extends 'public' ? OpenToAll : Name extends 'staff' ? OpenToStaff : CallFacts
  >
}

export const unique = () => `${newId()}@example.org`
export const page = { page: '1', limit: '10' }
export const reply = { subject: 'Hello', text: 'Thank you.', way: 'mail program' }

export const withId =
  (createCall: string, rest: Example = {}): MakeExample =>
  async ({ make }) => ({ ...rest, params: { id: await make(createCall) } })

/** An applicant who was asked for a resume, with the token of a link. */
export async function askedDocument({ context, make }: Office) {
  const { db, now } = context
  const id = await make('POST /careers/apply')
  const link = { recordId: id, purpose: 'application', by: null } as const
  const { token } = await makeLink(db, link, now())
  const request = await addRequest(db, id, { kind: 'resume', note: '' }, now(), newId())
  return { id, token, requestId: request.id }
}

export const setHired = ({ db }: Context, id: string) =>
  db.updateTable('applications').set({ status: 'hired' }).where('id', '=', id).execute()

/** The note or reply that was written last, and its message or application. */
export async function newestEntry({ db }: Context, table: 'notes' | 'replies') {
  const { id, message_id, application_id } = await db
    .selectFrom(table)
    .select(['id', 'message_id', 'application_id'])
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return { id: message_id ?? application_id ?? '', entryId: id }
}
