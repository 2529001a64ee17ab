import {
  Activity,
  BriefcaseBusiness,
  Calendar,
  ChartColumn,
  HeartHandshake,
  IdCard,
  Image,
  Inbox,
  LayoutDashboard,
  List,
  MapPinned,
  MessageSquareText,
  Palette,
  Quote,
  Rocket,
  ScrollText,
  ShieldCheck,
  UserLock,
  UserRound,
  Users,
} from 'lucide-react'
import { applicationExportCalls } from '#contract/hiring/application-bulk.ts'
import { contactExportCalls } from '#contract/messages/contact-handling.ts'
import type { StaffAccess } from '#contract/platform/roles.ts'
import { useNewCount } from '#web/office/hiring/applications/applications-queries.ts'
import { useUnreadCount } from '#web/office/messages/contact/contact-queries.ts'
import type { Section } from '#web/office/platform/layout/section.ts'
import { useMay } from '#web/office/platform/layout/use-may.ts'
import { useUnreadReferrals } from '#web/office/referrals/referrals/referrals-queries.ts'
import { usePendingCount } from '#web/office/website/testimonials/testimonials-queries.ts'
import { lazyComponent } from '#web/ui/lazy-component.tsx'

const overview: Section = {
  id: 'overview',
  label: 'Dashboard',
  icon: LayoutDashboard,
  needs: ['staff'],
  screen: lazyComponent(
    async () => (await import('./office/overview/OverviewScreen.tsx')).OverviewScreen,
  ),
}

const ReportsScreen = lazyComponent(
  async () => (await import('./office/reports/ReportsScreen.tsx')).ReportsScreen,
)

function Reports() {
  const exports = sectionsFor(useMay()).flatMap((section) => section.exports ?? [])
  return <ReportsScreen exports={exports} />
}

/** The sections of the office, in the order of the sidebar. */
const sections: Section[] = [
  overview,
  {
    id: 'hero-management',
    label: 'Hero Slides',
    icon: Image,
    needs: ['read content'],
    edits: 'edit content',
    screen: lazyComponent(async () => (await import('./website/hero/HeroScreen.tsx')).HeroScreen),
  },
  {
    id: 'job-postings',
    label: 'Job Postings',
    icon: BriefcaseBusiness,
    needs: ['read jobs'],
    edits: 'edit jobs',
    screen: lazyComponent(async () => (await import('./hiring/jobs/JobsScreen.tsx')).JobsScreen),
  },
  {
    id: 'applicants',
    label: 'Applicants',
    icon: Users,
    useCount: useNewCount,
    needs: ['read applicants'],
    edits: 'edit applicants',
    exports: {
      call: applicationExportCalls.exportAll,
      file: 'applications',
      noun: 'applications',
    },
    screen: lazyComponent(
      async () => (await import('./hiring/applications/ApplicationsScreen.tsx')).ApplicationsScreen,
    ),
  },
  {
    id: 'event-posting',
    label: 'Event Posting',
    icon: Calendar,
    needs: ['read content'],
    edits: 'edit content',
    screen: lazyComponent(
      async () => (await import('./website/events/EventsScreen.tsx')).EventsScreen,
    ),
  },
  {
    id: 'team',
    label: 'Team Management',
    icon: IdCard,
    needs: ['read content'],
    edits: 'edit content',
    screen: lazyComponent(async () => (await import('./website/team/TeamScreen.tsx')).TeamScreen),
  },
  {
    id: 'testimonials',
    label: 'Testimonials',
    icon: Quote,
    useCount: usePendingCount,
    needs: ['read content'],
    edits: 'edit content',
    screen: lazyComponent(
      async () =>
        (await import('./website/testimonials/TestimonialsScreen.tsx')).TestimonialsScreen,
    ),
  },
  {
    id: 'contact-us',
    label: 'Contact Us',
    icon: Inbox,
    useCount: useUnreadCount,
    needs: ['read messages'],
    edits: 'edit messages',
    exports: { call: contactExportCalls.exportAll, file: 'contact-messages', noun: 'messages' },
    screen: lazyComponent(
      async () => (await import('./messages/contact/ContactScreen.tsx')).ContactScreen,
    ),
  },
  {
    id: 'referrals',
    label: 'Referrals',
    icon: HeartHandshake,
    useCount: useUnreadReferrals,
    needs: ['read referrals'],
    edits: 'edit referrals',
    screen: lazyComponent(
      async () => (await import('./referrals/referrals/ReferralsScreen.tsx')).ReferralsScreen,
    ),
  },
  {
    id: 'reports',
    label: 'Reports',
    icon: ChartColumn,
    group: 'Office',
    needs: ['read applicants', 'read messages', 'read referrals'],
    screen: Reports,
  },
  {
    id: 'users',
    label: 'Administrators',
    icon: ShieldCheck,
    group: 'Office',
    needs: ['owner'],
    screen: lazyComponent(
      async () => (await import('./accounts/users/UsersScreen.tsx')).UsersScreen,
    ),
  },
  {
    id: 'message-templates',
    label: 'Message Templates',
    icon: MessageSquareText,
    group: 'Office',
    needs: ['edit messages', 'edit applicants'],
    screen: lazyComponent(
      async () => (await import('./messages/templates/TemplatesScreen.tsx')).TemplatesScreen,
    ),
  },
  {
    id: 'notices',
    label: 'Notices',
    icon: ScrollText,
    group: 'Office',
    needs: ['read content'],
    edits: 'edit content',
    screen: lazyComponent(
      async () => (await import('./website/notices/NoticesScreen.tsx')).NoticesScreen,
    ),
  },
  {
    id: 'site-details',
    label: 'Site Details',
    icon: MapPinned,
    group: 'Office',
    needs: ['edit content'],
    screen: lazyComponent(
      async () => (await import('./website/site-details/SiteDetailsScreen.tsx')).SiteDetailsScreen,
    ),
  },
  {
    id: 'look',
    label: 'Look',
    icon: Palette,
    group: 'Office',
    needs: ['edit content'],
    screen: lazyComponent(async () => (await import('./website/look/LookScreen.tsx')).LookScreen),
  },
  {
    id: 'setup',
    label: 'Set-up',
    icon: Rocket,
    group: 'Office',
    needs: ['owner'],
    screen: lazyComponent(async () => (await import('./office/setup/SetupScreen.tsx')).SetupScreen),
  },
  {
    id: 'audit',
    label: 'Audit log',
    icon: List,
    group: 'Office',
    needs: ['owner'],
    screen: lazyComponent(async () => (await import('./office/audit/AuditScreen.tsx')).AuditScreen),
  },
  {
    id: 'status',
    label: 'Status',
    icon: Activity,
    group: 'Office',
    needs: ['owner'],
    screen: lazyComponent(
      async () => (await import('./office/status/StatusScreen.tsx')).StatusScreen,
    ),
  },
  {
    id: 'privacy',
    label: 'Privacy',
    icon: UserLock,
    group: 'Office',
    needs: ['owner'],
    screen: lazyComponent(
      async () => (await import('./office/privacy/PrivacySection.tsx')).PrivacySection,
    ),
  },
  {
    id: 'account',
    label: 'Your Account',
    icon: UserRound,
    group: 'Office',
    needs: ['staff'],
    screen: lazyComponent(
      async () => (await import('./accounts/account/AccountScreen.tsx')).AccountScreen,
    ),
  },
]

const defaultSection = 'applicants'

/** The sections that someone with these rights may open. */
export const sectionsFor = (allows: (access: StaffAccess) => boolean) =>
  sections.filter(({ needs }) => needs.some(allows))

/** The section that an address names; an unknown name opens the overview. */
export function findSection(id: string | null, open: Section[]) {
  if (id === null) return open.find((section) => section.id === defaultSection) ?? overview
  return sections.find((section) => section.id === id) ?? overview
}
