import { Activity, LayoutDashboard, List, Rocket, UserLock } from 'lucide-react'
import type { SectionEntry } from '#web/office/platform/layout/section.ts'
import { lazyComponent } from '#web/ui/lazy-component.tsx'

export const sections: SectionEntry[] = [
  {
    group: 'Today',
    id: 'overview',
    label: 'Dashboard',
    words: 'home start overview what waits tasks',
    icon: LayoutDashboard,
    needs: ['staff'],
    screen: lazyComponent(
      async () => (await import('./overview/OverviewScreen.tsx')).OverviewScreen,
    ),
  },
  {
    group: 'Settings',
    id: 'privacy',
    label: 'Privacy',
    words: 'hold retention export erase delete personal data request',
    icon: UserLock,
    needs: ['owner'],
    screen: lazyComponent(
      async () => (await import('./privacy/PrivacySection.tsx')).PrivacySection,
    ),
  },
  {
    group: 'Settings',
    id: 'audit',
    label: 'Audit log',
    words: 'history who did what changes opened',
    icon: List,
    needs: ['owner'],
    screen: lazyComponent(async () => (await import('./audit/AuditScreen.tsx')).AuditScreen),
  },
  {
    group: 'Settings',
    id: 'status',
    label: 'Status',
    actions: [{ label: 'Back up now' }],
    words: 'backup server health disk mail errors keys clock version',
    icon: Activity,
    needs: ['owner'],
    screen: lazyComponent(async () => (await import('./status/StatusScreen.tsx')).StatusScreen),
  },
  {
    group: 'Settings',
    id: 'setup',
    label: 'Set-up',
    words: 'start first steps name services',
    icon: Rocket,
    needs: ['owner'],
    screen: lazyComponent(async () => (await import('./setup/SetupScreen.tsx')).SetupScreen),
  },
]
