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
import { type AuditIcon, actionWords, withDetails } from '#contract/records/audit-actions.ts'

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

/** Who did it when the line has no person. */
export const nameless = ({ action, ip }: AuditLine) => {
  if (actionWords(action).automatic) return 'The server'
  return ip ? 'Someone' : 'The server’s command line'
}

export function sentenceOf({ action, details, kind, objectId }: AuditLine): Sentence {
  const { sentence, sentenceOfAll = sentence, unnamed, isChange } = actionWords(action)
  const { one, named, all } = namesOf(kind)
  const about = objectId ? `${named} {name}` : all
  const words = withDetails(objectId ? sentence : sentenceOfAll, details)
  const [verb = '', rest] = words.replace('{record}', unnamed ? one : about).split('{name}')
  const [from, to] = details
  return {
    verb: verb.trim(),
    showsName: rest !== undefined,
    ...(rest && { rest: rest.trim() }),
    ...(isChange && from && to && { change: { from, to } }),
  }
}

const icons: Record<AuditIcon, LucideIcon> = {
  alert: CircleAlert,
  download: Download,
  eye: Eye,
  lock: Lock,
  pencil: Pencil,
  plus: Plus,
  trash: Trash2,
}

export const iconOf = (action: string): LucideIcon => icons[actionWords(action).icon ?? 'pencil']

export const isSensitive = (action: string) => actionWords(action).sensitive === true
