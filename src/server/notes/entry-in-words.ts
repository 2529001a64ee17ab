import type { TimelineEntry } from '#contract/timeline.ts'

/** An entry of a timeline as the export of a person has it. */
export function entryInWords(entry: TimelineEntry): string {
  const by = entry.by ?? 'A deleted user'
  if (entry.kind === 'note') return `Note by ${by}: ${entry.text}`
  if (entry.kind === 'reply') return `Reply by ${by}: ${entry.subject}\n${entry.text}`
  return `${by} ${entry.text}`
}
