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
import type { AuditKind, AuditLine } from '#contract/audit.ts'

/** What a line of the log says: who, `act`, the thing by its name, `rest`; or a status and the next. */
export type Sentence = {
  act: string
  named: boolean
  rest?: string
  change?: { from: string; to: string }
}

type KindWords = { label: string; one: string; named: string; all: string }

export const kindWords: Record<AuditKind, KindWords> = {
  session: words('Sessions', 'a session', 'the session of'),
  administrator: words('Administrators', 'an administrator', 'the administrator'),
  application: words('Applications', 'an application', 'the application of'),
  resume: words('Resumes', 'a resume', 'the resume of'),
  'identification document': words('ID documents', 'an ID document', 'an ID document of'),
  'contact message': words('Contact messages', 'a message', 'the message of'),
  testimonial: words('Testimonials', 'a testimonial', 'the testimonial of'),
  job: words('Job postings', 'a job posting', 'the job posting'),
  event: words('Events', 'an event', 'the event'),
  'hero slide': words('Hero slides', 'a hero slide', 'the hero slide'),
  'sample content': words('Sample content', 'sample content', 'sample content'),
  'team member': words('Team members', 'a team member', 'the team member'),
  backup: words('Backups', 'a backup', 'the backup'),
  'site details': { ...words('Site details', '', ''), all: 'the site details' },
}

function words(label: string, one: string, named: string): KindWords {
  return { label, one, named, all: `${label.charAt(0).toLowerCase()}${label.slice(1)}` }
}

/** A kind that this version does not know is called as it is. */
export const wordsOf = (kind: string): KindWords =>
  kindWords[kind as AuditKind] ?? words(kind, `a ${kind}`, `the ${kind}`)

const ownWords: Record<string, Sentence> = {
  'signed in': { act: 'signed in', named: false },
  'signed out': { act: 'signed out', named: false },
  'sign-in refused': { act: 'tried to sign in and was refused', named: false },
  'changed password': { act: 'changed their own password', named: false },
  'set password': { act: 'set a new password for', named: true },
  applied: { act: 'sent an application as', named: true },
  noted: { act: 'wrote notes on the application of', named: true },
  restored: { act: 'restored a backup', named: false },
  pending: { act: 'held back the testimonial of', named: true },
}

export function sentenceOf({ action, kind, objectId }: AuditLine): Sentence {
  const own = ownWords[action]
  if (own) return own
  const { one, named, all } = wordsOf(kind)
  if (action === 'exported') return { act: `exported all ${all}`, named: false }
  if (action === 'deleted') return { act: `deleted ${one}`, named: false }
  const marked = /^marked (as .+)$/.exec(action)?.[1]
  if (marked) return { act: `marked ${named}`, named: true, rest: marked }
  const set = /^set (to .+)$/.exec(action)?.[1]
  if (set) return { act: `set ${all} ${set}`, named: false }
  const [, from, to] = /^([\w-]+) to ([\w-]+)$/.exec(action) ?? []
  if (from && to) return { act: 'changed the status of', named: true, change: { from, to } }
  return objectId
    ? { act: `${action} ${named}`, named: true }
    : { act: `${action} ${all}`, named: false }
}

const icons: Record<string, LucideIcon> = {
  opened: Eye,
  downloaded: Download,
  exported: Download,
  deleted: Trash2,
  'sign-in refused': CircleAlert,
  'signed in': Lock,
  'signed out': Lock,
  ended: Lock,
  deactivated: Lock,
  'changed password': Lock,
  'set password': Lock,
  created: Plus,
  added: Plus,
  applied: Plus,
}

export const iconOf = (action: string): LucideIcon => icons[action] ?? Pencil

/** What one looks for when something went wrong. */
export const isGrave = (action: string) =>
  ['deleted', 'sign-in refused', 'deactivated', 'exported'].includes(action)
