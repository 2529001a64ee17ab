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
import { type ComponentType, lazy } from 'react'
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
    id: 'job-postings',
    label: 'Job Postings',
    icon: BriefcaseBusiness,
    screen: lazy(async () => ({ default: (await import('./jobs/JobsScreen.tsx')).JobsScreen })),
  },
  {
    id: 'applicants',
    label: 'Applicants',
    icon: Users,
    useCount: useNewCount,
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
  {
    id: 'testimonials',
    label: 'Testimonials',
    icon: Quote,
    useCount: usePendingCount,
    screen: lazy(async () => ({
      default: (await import('./testimonials/TestimonialsScreen.tsx')).TestimonialsScreen,
    })),
  },
  {
    id: 'contact-us',
    label: 'Contact Us',
    icon: Inbox,
    useCount: useUnreadCount,
    screen: lazy(async () => ({
      default: (await import('./contact/ContactScreen.tsx')).ContactScreen,
    })),
  },
  {
    id: 'reports',
    label: 'Reports',
    icon: ChartColumn,
    group: 'Office',
    screen: lazy(async () => ({
      default: (await import('./reports/ReportsScreen.tsx')).ReportsScreen,
    })),
  },
  {
    id: 'users',
    label: 'Administrators',
    icon: ShieldCheck,
    group: 'Office',
    screen: lazy(async () => ({
      default: (await import('./users/AdministratorsScreen.tsx')).AdministratorsScreen,
    })),
  },
  {
    id: 'site-details',
    label: 'Site Details',
    icon: MapPinned,
    group: 'Office',
    screen: lazy(async () => ({
      default: (await import('./site-details/SiteDetailsScreen.tsx')).SiteDetailsScreen,
    })),
  },
  {
    id: 'audit',
    label: 'Audit log',
    icon: List,
    group: 'Office',
    screen: lazy(async () => ({ default: (await import('./audit/AuditScreen.tsx')).AuditScreen })),
  },
]

const defaultSection = 'applicants'

/** The section of an address; an unknown one is the overview. */
export const sectionOf = (id: string | null) =>
  sections.find((section) => section.id === (id ?? defaultSection)) ?? overview
