import {
  BriefcaseBusiness,
  Calendar,
  ChartColumn,
  IdCard,
  Image,
  Inbox,
  LayoutDashboard,
  List,
  MapPinned,
  Quote,
  ShieldCheck,
  UserLock,
  Users,
} from 'lucide-react'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { useNewCount } from './applications/applications-queries.ts'
import { useUnreadCount } from './contact/contact-queries.ts'
import type { Section } from './layout/section.ts'
import { usePendingCount } from './testimonials/testimonials-queries.ts'

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
  {
    id: 'privacy',
    label: 'Privacy',
    icon: UserLock,
    group: 'Office',
    screen: lazyPart(async () => (await import('./privacy/PrivacyScreen.tsx')).PrivacyScreen),
  },
]

const defaultSection = 'applicants'

/** The section that an address names; an unknown name opens the overview. */
export const sectionOf = (id: string | null) =>
  sections.find((section) => section.id === (id ?? defaultSection)) ?? overview
