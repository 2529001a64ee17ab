import { z } from 'zod'
import { Done, PageQuery, Pagination, replyWith, storableText } from '#contract/platform/common.ts'
import { type Calls, endpoint } from '#contract/platform/endpoint.ts'
import type { RecordKind } from './record-kinds.ts'

/** What staff edit and whose earlier versions are kept. */
export const versionKinds = [
  'hero slide',
  'job',
  'event',
  'team member',
  'testimonial',
  'message template',
  'notice',
  'site details',
  'look',
  'site text',
  'setting',
] as const satisfies RecordKind[]
export type VersionKind = (typeof versionKinds)[number]

export const isVersionKind = (kind: string): kind is VersionKind =>
  versionKinds.some((each) => each === kind)

/** The settings whose versions are kept under their names, as the audit log calls them. */
export const settingNames = {
  'interview questions': 'Interview questions',
  reasons: 'Reasons',
  'first-day list': 'First-Day List',
  'hiring rules': 'Background checks and identity documents',
  'application retention': 'How long applications are kept',
  'referral retention': 'How long referrals are kept',
  spanish: 'The website in Spanish',
}
export type SettingName = keyof typeof settingNames

export const isSettingName = (name: string): name is SettingName =>
  Object.hasOwn(settingNames, name)

/** The id of a record that is the only one of its kind. */
export const onlyRecord = '1'
const onlyKinds: string[] = ['site details', 'look'] satisfies VersionKind[]

/** The id under which the versions of a record are kept. */
export const versionId = (kind: string, id: string) => (onlyKinds.includes(kind) ? onlyRecord : id)

/** Where the versions are of what a form edits; undefined where none are kept. */
export function findVersioned(
  kind: string,
  id: string,
): { kind: VersionKind; id: string } | undefined {
  if (isSettingName(kind)) return { kind: 'setting', id: kind }
  return isVersionKind(kind) ? { kind, id: versionId(kind, id) } : undefined
}

export const versionLimits = { pageSize: 20 }

/** How long what was deleted can be put back. */
export const daysToPutBack = 30

export const versionMessages = {
  pictureGone: 'Its picture is no longer stored, so the picture stays as it is.',
  deletedPictureGone: 'Its picture is no longer stored. Please choose another one.',
}

/** The content of a record at one time. */
export const Version = z.object({
  /** Null for the record as it is now. */
  number: z.nullable(z.number()),
  savedAt: z.string(),
  /** Empty when nobody in the office saved it. */
  savedBy: z.string(),
  /** In the shape of the feature's own calls. */
  record: z.unknown(),
})
export type Version = z.infer<typeof Version>

export const VersionPage = z.object({
  /** With the first page. */
  current: z.optional(Version),
  /** Newest first. */
  versions: z.array(Version),
  /** The record before the last of them, to compare it with; undefined when that is the first one. */
  before: z.optional(z.unknown()),
})
export type VersionPage = z.infer<typeof VersionPage>

export const DeletedRecord = z.object({
  kind: z.enum(versionKinds),
  id: z.string(),
  name: z.string(),
  deletedAt: z.string(),
  deletedBy: z.string(),
  /** When it is erased. */
  erasedAt: z.string(),
})
export type DeletedRecord = z.infer<typeof DeletedRecord>

const ByRecord = z.object({
  kind: z.enum(versionKinds, 'This kind has no versions.'),
  id: storableText('Id', 60),
})

/** What was done, and what could not be restored; empty when everything was. */
const Restored = replyWith(z.object({ note: z.string() }))

export const versionSchemas = {
  list: {
    params: ByRecord,
    query: z.object({
      ...PageQuery.shape,
      /** Only what was saved until then. */
      until: z.optional(z.iso.datetime('This time is not valid')),
    }),
    reply: z.object({
      success: z.literal(true),
      data: VersionPage,
      pagination: Pagination,
    }),
  },
  restore: {
    params: z.object({ ...ByRecord.shape, number: z.coerce.number().int().min(1) }),
    body: z.object({
      /** The version that is replaced. */
      updatedAt: storableText('Version', 40),
    }),
    reply: Restored,
  },
  erase: { params: ByRecord, reply: Done },
  listDeleted: { reply: replyWith(z.array(DeletedRecord)) },
  putBack: { params: ByRecord, reply: Restored },
  eraseDeleted: { params: ByRecord, reply: Done },
}

/** Who may edit a record may see and restore its versions; the handlers check that. */
export const versionCalls: Calls<typeof versionSchemas> = {
  list: endpoint('GET', '/admin/versions/:kind/:id', 'staff'),
  restore: endpoint('POST', '/admin/versions/:kind/:id/:number', 'staff'),
  erase: endpoint('DELETE', '/admin/versions/:kind/:id', 'owner'),
  listDeleted: endpoint('GET', '/admin/deleted', 'staff'),
  putBack: endpoint('POST', '/admin/deleted/:kind/:id', 'staff'),
  eraseDeleted: endpoint('DELETE', '/admin/deleted/:kind/:id', 'owner'),
}
