import { Calendar, IdCard, Image, LayoutDashboard, type LucideIcon, Users } from 'lucide-react'
import { type ComponentType, lazy } from 'react'

export type Section = {
  /** Stands in the address as `?section=`. */
  id: string
  label: string
  icon: LucideIcon
  screen: ComponentType
}

const overview: Section = {
  id: 'overview',
  label: 'Dashboard',
  icon: LayoutDashboard,
  screen: lazy(async () => ({
    default: (await import('./overview/OverviewScreen.tsx')).OverviewScreen,
  })),
}

/** The sections of the office, in the order of the sidebar. */
export const sections: Section[] = [
  overview,
  {
    id: 'hero-management',
    label: 'Hero Slides',
    icon: Image,
    screen: lazy(async () => ({ default: (await import('./hero/HeroScreen.tsx')).HeroScreen })),
  },
  {
    id: 'applicants',
    label: 'Applicants',
    icon: Users,
    screen: lazy(async () => ({
      default: (await import('./applications/ApplicationsScreen.tsx')).ApplicationsScreen,
    })),
  },
  {
    id: 'event-posting',
    label: 'Event Posting',
    icon: Calendar,
    screen: lazy(async () => ({
      default: (await import('./events/EventsScreen.tsx')).EventsScreen,
    })),
  },
  {
    id: 'team',
    label: 'Team Management',
    icon: IdCard,
    screen: lazy(async () => ({ default: (await import('./team/TeamScreen.tsx')).TeamScreen })),
  },
]

const defaultSection = 'applicants'

/** The section of an address; an unknown one is the overview. */
export const sectionOf = (id: string | null) =>
  sections.find((section) => section.id === (id ?? defaultSection)) ?? overview
