import { Activity, ChartColumn, LayoutDashboard, List, Rocket, UserLock } from 'lucide-react'
import { lazyScreen } from '#web/office/platform/layout/lazy-screen.tsx'
import type { SectionEntry } from '#web/office/platform/layout/section.ts'
import { screens } from './screens.ts'

export const sections: SectionEntry[] = [
  {
    group: 'Today',
    id: 'overview',
    label: 'Dashboard',
    words: 'home start overview what waits tasks',
    icon: LayoutDashboard,
    needs: ['staff'],
    screen: lazyScreen(screens.overview),
  },
  {
    group: 'Settings',
    id: 'privacy',
    label: 'Privacy',
    words: 'hold retention export erase delete personal data request',
    icon: UserLock,
    needs: ['owner'],
    screen: lazyScreen(screens.privacy),
  },
  {
    group: 'Settings',
    id: 'audit',
    label: 'Audit log',
    words: 'history who did what changes opened',
    icon: List,
    needs: ['owner'],
    screen: lazyScreen(screens.audit),
  },
  {
    group: 'Settings',
    id: 'status',
    label: 'Status',
    actions: [{ label: 'Back up now' }],
    words: 'backup server health disk mail errors keys clock version',
    icon: Activity,
    needs: ['owner'],
    screen: lazyScreen(screens.status),
  },
  {
    group: 'Settings',
    id: 'setup',
    label: 'Set-up',
    words: 'start first steps name services',
    icon: Rocket,
    needs: ['owner'],
    screen: lazyScreen(screens.setup),
  },
  {
    group: 'Today',
    id: 'reports',
    label: 'Reports',
    words: 'charts numbers statistics export spreadsheet',
    icon: ChartColumn,
    needs: ['read applicants', 'read messages', 'read referrals'],
    screen: lazyScreen(screens.reports),
  },
]
