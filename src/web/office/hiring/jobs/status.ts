import type { JobStatus } from '#contract/hiring/jobs.ts'
import type { BadgeColor } from '#web/ui/Badge.tsx'

export const statusLabels: Record<JobStatus, string> = {
  published: 'Published',
  draft: 'Draft',
  archived: 'Archived',
}

export const statusColors: Record<JobStatus, BadgeColor> = {
  published: 'green',
  draft: 'orange',
  archived: 'grey',
}
