import type { StaffAccess } from '#contract/platform/roles.ts'

type KindRow = {
  /** Records of the kind, as a heading, unless it is the plural of the kind. */
  label?: string
  /** One of them without its name, unless it is "an" and the kind. */
  one?: string
  /** What comes before the name of one, unless it is "the" and the kind. */
  named?: string
  /** All of them in a sentence, where it is not the label in lower case. */
  all?: string
  /** The section of the office that opens one; null for what its search does not find. */
  section: string | null
  /** How the search calls one, unless by the kind. */
  hit?: { kind?: string; name?: string }
  /**
   * Under which name their changes are counted, so that open screens follow, and who may know of them: those who may
   * read the records. Null where no screen lists them.
   */
  changes: { kind: string; access: Exclude<StaffAccess, 'staff'> } | null
}

const rows = {
  session: { named: 'the session of', section: null, changes: null },
  administrator: { section: null, changes: { kind: 'users', access: 'owner' } },
  application: {
    named: 'the application of',
    section: 'applicants',
    hit: { kind: 'applicant', name: 'Applicant' },
    changes: { kind: 'applications', access: 'read applicants' },
  },
  resume: { named: 'the resume of', section: null, changes: null },
  'identification document': {
    label: 'ID documents',
    one: 'an ID document',
    named: 'an ID document of',
    section: null,
    changes: null,
  },
  'applicant document': {
    label: 'Other documents of applicants',
    one: 'a document',
    named: 'a document of',
    section: null,
    changes: null,
  },
  'contact message': {
    one: 'a message',
    named: 'the message of',
    section: 'contact-us',
    hit: { kind: 'message', name: 'Message' },
    changes: { kind: 'messages', access: 'read messages' },
  },
  referral: { section: 'referrals', changes: { kind: 'referrals', access: 'read referrals' } },
  'referral file': {
    label: 'Files of referrals',
    one: 'a file of a referral',
    named: 'a file of the referral',
    section: null,
    changes: null,
  },
  'message template': { section: null, changes: null },
  testimonial: {
    named: 'the testimonial of',
    section: 'testimonials',
    changes: { kind: 'testimonials', access: 'read content' },
  },
  job: {
    label: 'Job postings',
    one: 'a job posting',
    named: 'the job posting',
    section: 'job-postings',
    hit: { name: 'Job posting' },
    changes: { kind: 'jobs', access: 'read jobs' },
  },
  event: { section: 'event-posting', changes: { kind: 'events', access: 'read content' } },
  'hero slide': { section: null, changes: { kind: 'hero', access: 'read content' } },
  'team member': { section: 'team', changes: { kind: 'team', access: 'read content' } },
  'sample content': {
    label: 'Sample content',
    one: 'sample content',
    named: 'sample content',
    section: null,
    changes: null,
  },
  website: {
    label: 'Website',
    one: 'the website',
    all: 'the content of the website',
    section: null,
    changes: null,
  },
  backup: { section: null, changes: null },
  'site details': {
    label: 'Site details',
    one: '',
    named: '',
    all: 'the site details',
    section: null,
    changes: { kind: 'site details', access: 'read content' },
  },
  look: {
    label: 'Look',
    one: '',
    named: '',
    all: 'the look of the website',
    section: null,
    changes: { kind: 'look', access: 'read content' },
  },
  'site text': {
    label: 'Website texts',
    one: 'texts of the website',
    named: 'the texts of',
    section: null,
    changes: { kind: 'site texts', access: 'read content' },
  },
  'other text': { one: 'a text', named: 'the text', section: null, changes: null },
  notice: { section: null, changes: { kind: 'notices', access: 'read content' } },
  setting: { section: null, changes: null },
  'personal data': {
    label: 'Personal data',
    one: 'personal data',
    named: 'personal data',
    section: null,
    changes: null,
  },
  server: { label: 'Server', one: 'the server', section: null, changes: null },
  files: { label: 'Files', one: 'a file', named: 'the file', section: null, changes: null },
  'audit log': {
    label: 'Audit log',
    one: 'the audit log',
    section: null,
    changes: { kind: 'audit log', access: 'owner' },
  },
} as const satisfies Record<string, KindRow>

type Rows = typeof rows
export type RecordKind = keyof Rows
export type HitKind = {
  [Kind in RecordKind]: Rows[Kind] extends { section: string }
    ? Rows[Kind] extends { hit: { kind: infer Name } }
      ? Name
      : Kind
    : never
}[RecordKind]

type Hit = { kind: HitKind; name: string; section: string }
export type RecordKindWords = Required<Pick<KindRow, 'label' | 'one' | 'named' | 'all'>> &
  Pick<KindRow, 'changes'> & { hit: Hit | null }

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

function complete(kind: string, { section, hit, ...row }: KindRow): RecordKindWords {
  const label = row.label ?? `${capitalize(kind)}s`
  return {
    one: `${/^[aeiou]/.test(kind) ? 'an' : 'a'} ${kind}`,
    named: `the ${kind}`,
    all: label.charAt(0).toLowerCase() + label.slice(1),
    ...row,
    label,
    hit: section === null ? null : ({ kind, name: capitalize(kind), section, ...hit } as Hit),
  }
}

/** The kinds of records that lines of the audit log are about, in the order in which it offers them. */
export const recordKinds = Object.fromEntries(
  Object.entries<KindRow>(rows).map(([kind, row]) => [kind, complete(kind, row)]),
) as Record<RecordKind, RecordKindWords>

const hitRows = Object.values(recordKinds).flatMap(({ hit }) => hit ?? [])
export const hitKinds = hitRows.map(({ kind }) => kind)
/** The hits by their kind. */
export const hits = Object.fromEntries(hitRows.map((hit) => [hit.kind, hit])) as Record<
  HitKind,
  Hit
>
/** What is counted, with who may know of it. */
export const countedKinds = Object.values(rows).flatMap(({ changes }) => changes ?? [])
