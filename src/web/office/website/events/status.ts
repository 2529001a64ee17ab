import { type EventStatus, eventStatuses } from '#contract/website/events.ts'
import type { BadgeColor } from '#web/ui/Badge.tsx'

export const statusLabels: Record<EventStatus, string> = { published: 'Published', draft: 'Draft' }

export const statusColors: Record<EventStatus, BadgeColor> = { published: 'green', draft: 'orange' }

export const statusOptions = eventStatuses.map((value) => ({ value, label: statusLabels[value] }))
