import {
  Activity,
  List,
  MessageSquareText,
  Rocket,
  ShieldCheck,
  UserLock,
  UserRound,
} from 'lucide-react'
import type { SectionEntry } from '#web/office/platform/layout/section.ts'
import { lazyComponent } from '#web/ui/lazy-component.tsx'

/** How the office works, and who works in it. */
export const settingsSections: SectionEntry[] = [
  {
    id: 'account',
    label: 'Your Account',
    icon: UserRound,
    needs: ['staff'],
    screen: lazyComponent(
      async () => (await import('./accounts/account/AccountScreen.tsx')).AccountScreen,
    ),
  },
  {
    id: 'users',
    label: 'Administrators',
    hint: 'users',
    icon: ShieldCheck,
    needs: ['owner'],
    screen: lazyComponent(
      async () => (await import('./accounts/users/UsersScreen.tsx')).UsersScreen,
    ),
  },
  {
    id: 'message-templates',
    label: 'Message Templates',
    icon: MessageSquareText,
    needs: ['edit messages', 'edit applicants'],
    screen: lazyComponent(
      async () => (await import('./messages/templates/TemplatesScreen.tsx')).TemplatesScreen,
    ),
  },
  {
    id: 'privacy',
    label: 'Privacy',
    icon: UserLock,
    needs: ['owner'],
    screen: lazyComponent(
      async () => (await import('./office/privacy/PrivacySection.tsx')).PrivacySection,
    ),
  },
  {
    id: 'audit',
    label: 'Audit log',
    icon: List,
    needs: ['owner'],
    screen: lazyComponent(async () => (await import('./office/audit/AuditScreen.tsx')).AuditScreen),
  },
  {
    id: 'status',
    label: 'Status',
    icon: Activity,
    needs: ['owner'],
    screen: lazyComponent(
      async () => (await import('./office/status/StatusScreen.tsx')).StatusScreen,
    ),
  },
  {
    id: 'setup',
    label: 'Set-up',
    icon: Rocket,
    needs: ['owner'],
    screen: lazyComponent(async () => (await import('./office/setup/SetupScreen.tsx')).SetupScreen),
  },
]
