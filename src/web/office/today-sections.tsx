import { CalendarDays, HeartHandshake, Inbox, LayoutDashboard, Users } from 'lucide-react'
import { applicationExportCalls } from '#contract/hiring/application-bulk.ts'
import { contactExportCalls } from '#contract/messages/contact-handling.ts'
import { useNewCount } from '#web/office/hiring/applications/applications-queries.ts'
import { useUnreadCount } from '#web/office/messages/contact/contact-queries.ts'
import type { SectionEntry } from '#web/office/platform/layout/section.ts'
import { useUnreadReferrals } from '#web/office/referrals/referrals/referrals-queries.ts'
import { lazyComponent } from '#web/ui/lazy-component.tsx'

/** What comes in, and what waits for someone. */
export const todaySections: SectionEntry[] = [
  {
    id: 'overview',
    label: 'Dashboard',
    words: 'home start overview what waits tasks',
    icon: LayoutDashboard,
    needs: ['staff'],
    screen: lazyComponent(
      async () => (await import('./office/overview/OverviewScreen.tsx')).OverviewScreen,
    ),
  },
  {
    id: 'applicants',
    label: 'Applicants',
    words: 'candidates careers hiring jobs résumé',
    actions: [
      { label: 'Add applicant', parameter: 'new' },
      { label: 'Invite to an interview', parameter: 'status=reviewed' },
      { label: 'Offer, hire or reject', parameter: 'status=interviewed' },
    ],
    icon: Users,
    useCount: useNewCount,
    needs: ['read applicants'],
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
    id: 'referrals',
    label: 'Referrals',
    words: 'intake families new people',
    icon: HeartHandshake,
    useCount: useUnreadReferrals,
    needs: ['read referrals'],
    screen: lazyComponent(
      async () => (await import('./referrals/referrals/ReferralsScreen.tsx')).ReferralsScreen,
    ),
  },
  {
    id: 'contact-us',
    label: 'Contact Us',
    hint: 'messages',
    words: 'messages inbox mail answer reply',
    icon: Inbox,
    useCount: useUnreadCount,
    needs: ['read messages'],
    exports: { call: contactExportCalls.exportAll, file: 'contact-messages', noun: 'messages' },
    screen: lazyComponent(
      async () => (await import('./messages/contact/ContactScreen.tsx')).ContactScreen,
    ),
  },
  {
    id: 'interviews',
    label: 'Interviews',
    words: 'agenda calendar appointments schedule print sheet',
    icon: CalendarDays,
    needs: ['read applicants'],
    screen: lazyComponent(
      async () => (await import('./hiring/interviews/InterviewsScreen.tsx')).InterviewsScreen,
    ),
  },
]
