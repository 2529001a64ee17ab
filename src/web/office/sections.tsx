import {
  BriefcaseBusiness,
  Calendar,
  ChartColumn,
  IdCard,
  Image,
  Inbox,
  LayoutDashboard,
  List,
  type LucideIcon,
  MapPinned,
  Quote,
  ShieldCheck,
  Users,
} from 'lucide-react'
import type { ComponentType } from 'react'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { useNewCount } from './applications/applications-queries.ts'
import { useUnreadCount } from './contact/contact-queries.ts'
import { usePendingCount } from './testimonials/testimonials-queries.ts'

export type Section = {
  /** Stands in the address as `?section=`. */
  id: string
  label: string
  icon: LucideIcon
  screen: ComponentType
  /** Stands under this heading in the sidebar, below those without one. */
  group?: string
  /** How many of its things wait for someone, and in which way. */
  useCount?: () => { count: number; waiting: string }
}

const overview: Section = {
  id: 'overview',
  label: 'Dashboard',
  icon: LayoutDashboard,
  screen: lazyPart(async () => (await import('./overview/OverviewScreen.tsx')).OverviewScreen),
}

/** The sections of the office, in the order of the sidebar. */
export const sections: Section[] = [
  overview,
  {
    id: 'hero-management',
    label: 'Hero Slides',
    icon: Image,
    screen: lazyPart(async () => (await import('./hero/HeroScreen.tsx')).HeroScreen),
  },
  {
    id: 'job-postings',
    label: 'Job Postings',
    icon: BriefcaseBusiness,
    screen: lazyPart(async () => (await import('./jobs/JobsScreen.tsx')).JobsScreen),
  },
  {
    id: 'applicants',
    label: 'Applicants',
    icon: Users,
    useCount: useNewCount,
    screen: lazyPart(
      async () => (await import('./applications/ApplicationsScreen.tsx')).ApplicationsScreen,
    ),
  },
  {
    id: 'event-posting',
    label: 'Event Posting',
    icon: Calendar,
    screen: lazyPart(async () => (await import('./events/EventsScreen.tsx')).EventsScreen),
  },
  {
    id: 'team',
    label: 'Team Management',
    icon: IdCard,
    screen: lazyPart(async () => (await import('./team/TeamScreen.tsx')).TeamScreen),
  },
  {
    id: 'testimonials',
    label: 'Testimonials',
    icon: Quote,
    useCount: usePendingCount,
    screen: lazyPart(
      async () => (await import('./testimonials/TestimonialsScreen.tsx')).TestimonialsScreen,
    ),
  },
  {
    id: 'contact-us',
    label: 'Contact Us',
    icon: Inbox,
    useCount: useUnreadCount,
    screen: lazyPart(async () => (await import('./contact/ContactScreen.tsx')).ContactScreen),
  },
  {
    id: 'reports',
    label: 'Reports',
    icon: ChartColumn,
    group: 'Office',
    screen: lazyPart(async () => (await import('./reports/ReportsScreen.tsx')).ReportsScreen),
  },
  {
    id: 'users',
    label: 'Administrators',
    icon: ShieldCheck,
    group: 'Office',
    screen: lazyPart(async () => (await import('./users/UsersScreen.tsx')).UsersScreen),
  },
  {
    id: 'site-details',
    label: 'Site Details',
    icon: MapPinned,
    group: 'Office',
    screen: lazyPart(
      async () => (await import('./site-details/SiteDetailsScreen.tsx')).SiteDetailsScreen,
    ),
  },
  {
    id: 'audit',
    label: 'Audit log',
    icon: List,
    group: 'Office',
    screen: lazyPart(async () => (await import('./audit/AuditScreen.tsx')).AuditScreen),
  },
]

const defaultSection = 'applicants'

/** The section of an address; an unknown one is the overview. */
export const sectionOf = (id: string | null) =>
  sections.find((section) => section.id === (id ?? defaultSection)) ?? overview
