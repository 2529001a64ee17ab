import type { TimelineEntry } from '#contract/records/timeline.ts'

/** A timeline as the export of a person has it. */
export const timelineInWords = (timeline: TimelineEntry[]) =>
  timeline.map((entry) => ({ at: entry.at, text: entryInWords(entry) }))

function entryInWords(entry: TimelineEntry): string {
  const by = entry.by ?? 'A deleted user'
  if (entry.kind === 'note') return `Note by ${by}: ${entry.text}`
  if (entry.kind === 'reply') return `Reply by ${by}: ${entry.subject}\n${entry.text}`
  return `${by} ${entry.text}`
}
