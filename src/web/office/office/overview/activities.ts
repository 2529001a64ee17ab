import { CalendarDays, Check, Inbox, type LucideIcon, Users } from 'lucide-react'
import type { Overview } from '#contract/office/overview.ts'
import { plural } from '#web/office/platform/format.ts'
import type { BadgeColor } from '#web/ui/Badge.tsx'

type Activity = { icon: LucideIcon; color: BadgeColor; text: string; label: string }

/** Recent activity in sentences, without those that would count zero or that someone may not know. */
export function listActivities({ careerStats, contactStats }: Overview): Activity[] {
  const { today = 0, thisWeek = 0, shortlisted = 0 } = careerStats ?? {}
  const messages = contactStats?.today ?? 0
  const all: (Activity & { count: number })[] = [
    {
      count: today,
      icon: Users,
      color: 'orange',
      text: `${plural(today, 'new application')} received today`,
      label: 'New',
    },
    {
      count: messages,
      icon: Inbox,
      color: 'blue',
      text: `${plural(messages, 'new contact message')} today`,
      label: 'Message',
    },
    {
      count: thisWeek,
      icon: CalendarDays,
      color: 'grey',
      text: `${plural(thisWeek, 'application')} received this week`,
      label: 'This week',
    },
    {
      count: shortlisted,
      icon: Check,
      color: 'orange',
      text: `${plural(shortlisted, 'application')} shortlisted`,
      label: 'Pending',
    },
  ]
  return all.filter(({ count }) => count > 0)
}
