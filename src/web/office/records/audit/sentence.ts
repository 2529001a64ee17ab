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
import type { AuditLine } from '#contract/records/audit.ts'
import { type AuditIcon, actionWords, withDetails } from '#contract/records/audit-actions.ts'
import {
  type RecordKind,
  type RecordKindWords,
  recordKinds,
} from '#contract/records/record-kinds.ts'

/** The parts of a log line after the person: the verb, the record's name, the rest, or a status change. */
export type Sentence = {
  verb: string
  showsName: boolean
  rest?: string
  change?: { from: string; to: string }
}

/** A newer version may have written kinds that this one does not know. */
export function getKindNames(
  kind: string,
): Pick<RecordKindWords, 'label' | 'one' | 'named' | 'all'> {
  return Object.hasOwn(recordKinds, kind)
    ? recordKinds[kind as RecordKind]
    : { label: kind, one: `a ${kind}`, named: `the ${kind}`, all: kind }
}

/** Who did it when the line has no person. */
export const nameless = ({ action, ip }: AuditLine) => {
  if (actionWords(action).automatic) return 'The server'
  return ip ? 'Someone' : 'The server’s command line'
}

export function makeSentence({ action, details, kind, objectId }: AuditLine): Sentence {
  const { sentence, sentenceOfAll = sentence, unnamed, isChange } = actionWords(action)
  const { one, named, all } = getKindNames(kind)
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

export const getIcon = (action: string): LucideIcon => icons[actionWords(action).icon ?? 'pencil']

export const isSensitive = (action: string) => actionWords(action).sensitive === true
