import type { StaffAccess } from '#contract/platform/roles.ts'

type KindRow = {
  /** Records of the kind, as a heading. */
  label: string
  /** One of them without its name, such as "an event". */
  one: string
  /** What comes before the name of one, such as "the event". */
  named: string
  /** All of them in a sentence, where it is not the label in lower case. */
  all?: string
  /** How the office's search calls one, and the section that opens it; null for what nobody searches for. */
  hit: { kind: string; name: string; section: string } | null
  /**
   * Under which name their changes are counted, so that open screens follow, and who may know of them: those who may
   * read the records. Null where no screen lists them.
   */
  changes: { kind: string; access: Exclude<StaffAccess, 'staff'> } | null
}

/** The kinds of records that lines of the audit log are about, in the order in which it offers them. */
export const recordKinds = {
  session: {
    label: 'Sessions',
    one: 'a session',
    named: 'the session of',
    hit: null,
    changes: null,
  },
  administrator: {
    label: 'Administrators',
    one: 'an administrator',
    named: 'the administrator',
    changes: { kind: 'users', access: 'owner' },
    hit: null,
  },
  application: {
    label: 'Applications',
    one: 'an application',
    named: 'the application of',
    hit: { kind: 'applicant', name: 'Applicant', section: 'applicants' },
    changes: { kind: 'applications', access: 'read applicants' },
  },
  resume: { label: 'Resumes', one: 'a resume', named: 'the resume of', hit: null, changes: null },
  'identification document': {
    label: 'ID documents',
    one: 'an ID document',
    named: 'an ID document of',
    hit: null,
    changes: null,
  },
  'applicant document': {
    label: 'Other documents of applicants',
    one: 'a document',
    named: 'a document of',
    hit: null,
    changes: null,
  },
  'contact message': {
    label: 'Contact messages',
    one: 'a message',
    named: 'the message of',
    hit: { kind: 'message', name: 'Message', section: 'contact-us' },
    changes: { kind: 'messages', access: 'read messages' },
  },
  referral: {
    label: 'Referrals',
    one: 'a referral',
    named: 'the referral',
    hit: { kind: 'referral', name: 'Referral', section: 'referrals' },
    changes: { kind: 'referrals', access: 'read referrals' },
  },
  'referral file': {
    label: 'Files of referrals',
    one: 'a file of a referral',
    named: 'a file of the referral',
    hit: null,
    changes: null,
  },
  'message template': {
    label: 'Message templates',
    one: 'a message template',
    named: 'the message template',
    hit: null,
    changes: null,
  },
  testimonial: {
    label: 'Testimonials',
    one: 'a testimonial',
    named: 'the testimonial of',
    hit: { kind: 'testimonial', name: 'Testimonial', section: 'testimonials' },
    changes: { kind: 'testimonials', access: 'read content' },
  },
  job: {
    label: 'Job postings',
    one: 'a job posting',
    named: 'the job posting',
    hit: { kind: 'job', name: 'Job posting', section: 'job-postings' },
    changes: { kind: 'jobs', access: 'read jobs' },
  },
  event: {
    label: 'Events',
    one: 'an event',
    named: 'the event',
    hit: { kind: 'event', name: 'Event', section: 'event-posting' },
    changes: { kind: 'events', access: 'read content' },
  },
  'hero slide': {
    label: 'Hero slides',
    one: 'a hero slide',
    named: 'the hero slide',
    changes: { kind: 'hero', access: 'read content' },
    hit: null,
  },
  'team member': {
    label: 'Team members',
    one: 'a team member',
    named: 'the team member',
    hit: { kind: 'team member', name: 'Team member', section: 'team' },
    changes: { kind: 'team', access: 'read content' },
  },
  'sample content': {
    label: 'Sample content',
    one: 'sample content',
    named: 'sample content',
    hit: null,
    changes: null,
  },
  website: {
    label: 'Website',
    one: 'the website',
    named: 'the website',
    all: 'the content of the website',
    hit: null,
    changes: null,
  },
  backup: { label: 'Backups', one: 'a backup', named: 'the backup', hit: null, changes: null },
  'site details': {
    label: 'Site details',
    one: '',
    named: '',
    all: 'the site details',
    changes: { kind: 'site details', access: 'read content' },
    hit: null,
  },
  look: {
    label: 'Look',
    one: '',
    named: '',
    all: 'the look of the website',
    changes: { kind: 'look', access: 'read content' },
    hit: null,
  },
  'site text': {
    label: 'Website texts',
    one: 'texts of the website',
    named: 'the texts of',
    changes: { kind: 'site texts', access: 'read content' },
    hit: null,
  },
  'other text': {
    label: 'Other texts',
    one: 'a text',
    named: 'the text',
    hit: null,
    changes: null,
  },
  notice: {
    label: 'Notices',
    one: 'a notice',
    named: 'the notice',
    changes: { kind: 'notices', access: 'read content' },
    hit: null,
  },
  setting: {
    label: 'Settings',
    one: 'a setting',
    named: 'the setting',
    hit: null,
    changes: null,
  },
  'personal data': {
    label: 'Personal data',
    one: 'personal data',
    named: 'personal data',
    hit: null,
    changes: null,
  },
  server: { label: 'Server', one: 'the server', named: 'the server', hit: null, changes: null },
  files: { label: 'Files', one: 'a file', named: 'the file', hit: null, changes: null },
  'audit log': {
    label: 'Audit log',
    one: 'the audit log',
    named: 'the audit log',
    changes: { kind: 'audit log', access: 'owner' },
    hit: null,
  },
} as const satisfies Record<string, KindRow>

type Kinds = typeof recordKinds
export type RecordKind = keyof Kinds
type Row = Kinds[RecordKind]

export type HitKind = NonNullable<Row['hit']>['kind']

const rows = Object.values(recordKinds)
const hitRows = rows.flatMap(({ hit }) => hit ?? [])
export const hitKinds = hitRows.map(({ kind }) => kind)
/** The hits by their kind. */
export const hits: Record<HitKind, { name: string; section: string }> = Object.assign(
  {},
  ...hitRows.map((hit) => ({ [hit.kind]: hit })),
)
/** What is counted, with who may know of it. */
export const countedKinds = rows.flatMap(({ changes }) => changes ?? [])
