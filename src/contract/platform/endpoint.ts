import type { z } from 'zod'
import type { StaffAccess } from './roles.ts'

// Nothing here needs zod at run time: a page that only makes calls does not load it.

/**
 * Who may make a call. `account` is a signed-in user who may still have to set up a second factor. `file`
 * is one who may read applicants' documents and opens one, perhaps in a new tab, and `referral file` the
 * same for files of referrals.
 */
export type Access = 'public' | 'account' | 'file' | 'referral file' | StaffAccess

/**
 * The request header with which the office loads again what is already open. Such a request does not
 * extend the session, and the audit log does not count it as another opening.
 */
export const refreshHeader = 'x-refresh'

/** What the server checks in a call. The browser uses only the types of these. */
export type CallSchemas = {
  params?: z.ZodType
  query?: z.ZodType
  /** A JSON body. */
  body?: z.ZodType
  /** The text fields of a multipart body. */
  form?: z.ZodObject
  /** The names of a multipart body's files. */
  files?: readonly string[]
  reply: z.ZodType
  /** The body of a 401, for a call that does not answer it with the usual error. */
  refusal?: z.ZodType
}

export type Endpoint<S extends CallSchemas = CallSchemas> = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Below `/api`, with `:name` for a parameter. */
  path: string
  access: Access
  /** Never set: it only carries the types of the schemas to the code that makes the call. */
  schemas?: S
}

/** The calls of a feature, one for each of its schemas: a missing or an extra one does not compile. */
export type Calls<S extends Record<string, CallSchemas>> = { [Name in keyof S]: Endpoint<S[Name]> }

/** TypeScript infers `S` from the table the call is written in. */
export function endpoint<S extends CallSchemas>(
  method: Endpoint['method'],
  path: string,
  access: Access,
): Endpoint<S> {
  return { method, path, access }
}
