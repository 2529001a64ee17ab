import {
  CircleAlert,
  Download,
  Eye,
  Lock,
  type LucideIcon,
  Pencil,
  Plus,
  Trash2,
} from 'lucide-react'
import type { AuditKind, AuditLine } from '#contract/records/audit.ts'

/** The parts of a log line after the person: the verb, the record's name, the rest, or a status change. */
export type Sentence = {
  verb: string
  showsName: boolean
  rest?: string
  change?: { from: string; to: string }
}

type KindNames = { label: string; one: string; named: string; all: string }

export const kindNames: Record<AuditKind, KindNames> = {
  session: namesFor('Sessions', 'a session', 'the session of'),
  administrator: namesFor('Administrators', 'an administrator', 'the administrator'),
  application: namesFor('Applications', 'an application', 'the application of'),
  resume: namesFor('Resumes', 'a resume', 'the resume of'),
  'identification document': namesFor('ID documents', 'an ID document', 'an ID document of'),
  'contact message': namesFor('Contact messages', 'a message', 'the message of'),
  referral: namesFor('Referrals', 'a referral', 'the referral'),
  'referral file': namesFor('Files of referrals', 'a file of a referral', 'a file of the referral'),
  'message template': namesFor('Message templates', 'a message template', 'the message template'),
  testimonial: namesFor('Testimonials', 'a testimonial', 'the testimonial of'),
  job: namesFor('Job postings', 'a job posting', 'the job posting'),
  event: namesFor('Events', 'an event', 'the event'),
  'hero slide': namesFor('Hero slides', 'a hero slide', 'the hero slide'),
  'sample content': namesFor('Sample content', 'sample content', 'sample content'),
  'team member': namesFor('Team members', 'a team member', 'the team member'),
  backup: namesFor('Backups', 'a backup', 'the backup'),
  'site details': { ...namesFor('Site details', '', ''), all: 'the site details' },
  notice: namesFor('Notices', 'a notice', 'the notice'),
  'personal data': namesFor('Personal data', 'personal data', 'personal data'),
  files: namesFor('Files', 'a file', 'the file'),
  'audit log': namesFor('Audit log', 'the audit log', 'the audit log'),
}

function namesFor(label: string, one: string, named: string): KindNames {
  return { label, one, named, all: `${label.charAt(0).toLowerCase()}${label.slice(1)}` }
}

/** A newer version may have written kinds that this one does not know. */
export const namesOf = (kind: string): KindNames =>
  kindNames[kind as AuditKind] ?? namesFor(kind, `a ${kind}`, `the ${kind}`)

const fixedSentences: Record<string, Sentence> = {
  'signed in': { verb: 'signed in', showsName: false },
  'signed out': { verb: 'signed out', showsName: false },
  'sign-in refused': { verb: 'tried to sign in and was refused', showsName: false },
  'asked for a code': {
    verb: 'gave the right password and was asked for a code',
    showsName: false,
  },
  'changed password': { verb: 'changed their own password', showsName: false },
  'set password': { verb: 'set a new password for', showsName: true },
  'switched on second factor': { verb: 'switched on their second factor', showsName: false },
  'switched off second factor': { verb: 'switched off their second factor', showsName: false },
  'reset second factor': { verb: 'reset the second factor of', showsName: true },
  'used recovery code': { verb: 'signed in with a recovery code', showsName: false },
  'renewed recovery codes': { verb: 'got new recovery codes', showsName: false },
  'required second factors': { verb: 'required a second factor for everyone', showsName: false },
  'made second factors optional': { verb: 'made the second factor optional', showsName: false },
  applied: { verb: 'sent an application as', showsName: true },
  referred: { verb: 'sent the referral', showsName: true },
  noted: { verb: 'wrote notes on the application of', showsName: true },
  erased: { verb: 'erased the data of a person', showsName: false },
  'put on hold': { verb: 'put a hold on the data of a person', showsName: false },
  'released from hold': { verb: 'released the hold on the data of a person', showsName: false },
  rotated: { verb: 'sealed all documents with a new key', showsName: false },
  adopted: { verb: 'confirmed that the files belong to this database', showsName: false },
  chained: { verb: 'started to protect the audit log against changes', showsName: false },
  restored: { verb: 'restored a backup', showsName: false },
  pending: { verb: 'set the testimonial of', showsName: true, rest: 'back to pending' },
}

/** What the server does by the clock, as in "published on its date". */
const byDate = /^(published|closed) on its date$/
const afterTime = 'deleted after the set time'

/** Who did it when the line has no person. */
export const nameless = ({ action, ip }: AuditLine) => {
  if (byDate.test(action) || action === afterTime) return 'The server'
  return ip ? 'Someone' : 'The server’s command line'
}

export function sentenceOf({ action, kind, objectId }: AuditLine): Sentence {
  const own = fixedSentences[action]
  if (own) return own
  const { one, named, all } = namesOf(kind)
  if (action === 'exported' && !objectId) return { verb: `exported all ${all}`, showsName: false }
  if (action === 'deleted') return { verb: `deleted ${one}`, showsName: false }
  if (action === afterTime) return { verb: `deleted ${one} after the set time`, showsName: false }
  const dated = byDate.exec(action)?.[1]
  if (dated) return { verb: `${dated} ${named}`, showsName: true, rest: 'on its date' }
  const marked = /^marked (as .+)$/.exec(action)?.[1]
  if (marked) return { verb: `marked ${named}`, showsName: true, rest: marked }
  const set = /^set (to .+)$/.exec(action)?.[1]
  if (set && objectId) return { verb: `set ${named}`, showsName: true, rest: set }
  if (set) return { verb: `set ${all} ${set}`, showsName: false }
  const [, from, to] = /^([\w-]+) to ([\w-]+)$/.exec(action) ?? []
  if (from && to) {
    const what = kind === 'administrator' ? 'role' : 'status'
    return { verb: `changed the ${what} of`, showsName: true, change: { from, to } }
  }
  return objectId
    ? { verb: `${action} ${named}`, showsName: true }
    : { verb: `${action} ${all}`, showsName: false }
}

const icons: Record<string, LucideIcon> = {
  opened: Eye,
  downloaded: Download,
  exported: Download,
  deleted: Trash2,
  erased: Trash2,
  'put on hold': Lock,
  'sign-in refused': CircleAlert,
  'signed in': Lock,
  'signed out': Lock,
  'asked for a code': Lock,
  ended: Lock,
  deactivated: Lock,
  'changed password': Lock,
  'set password': Lock,
  'switched on second factor': Lock,
  'switched off second factor': Lock,
  'reset second factor': Lock,
  'used recovery code': Lock,
  'renewed recovery codes': Lock,
  'required second factors': Lock,
  'made second factors optional': Lock,
  created: Plus,
  added: Plus,
  applied: Plus,
  entered: Plus,
  referred: Plus,
}

export const iconOf = (action: string): LucideIcon => icons[action] ?? Pencil

/** The actions to look for first when something went wrong. */
export const isSensitive = (action: string) =>
  ['deleted', 'erased', 'sign-in refused', 'deactivated', 'exported'].includes(action)
