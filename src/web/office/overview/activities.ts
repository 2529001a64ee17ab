import { CalendarDays, Check, Inbox, type LucideIcon, Users } from 'lucide-react'
import type { Overview } from '#contract/overview.ts'
import type { BadgeColor } from '#web/ui/Badge.tsx'
import { plural } from '../format.ts'

type Activity = { icon: LucideIcon; color: BadgeColor; text: string; label: string }

/** Recent activity in sentences, without those that would count zero. */
export function activitiesOf({ careerStats, contactStats }: Overview): Activity[] {
  const { today, thisWeek, shortlisted } = careerStats
  const all: (Activity & { count: number })[] = [
    {
      count: today,
      icon: Users,
      color: 'orange',
      text: `${plural(today, 'new application')} received today`,
      label: 'New',
    },
    {
      count: contactStats.today,
      icon: Inbox,
      color: 'blue',
      text: `${plural(contactStats.today, 'new contact message')} today`,
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
