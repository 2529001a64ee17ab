import { Badge, type BadgeColor } from '#web/ui/Badge.tsx'

type StatusBadgeProps = { label: string; color: BadgeColor; publishAt: string | undefined }

/** The status of a job or an event. A draft that waits for a date is scheduled. */
export function StatusBadge({ label, color, publishAt }: StatusBadgeProps) {
  return publishAt ? <Badge color="blue">Scheduled</Badge> : <Badge color={color}>{label}</Badge>
}
