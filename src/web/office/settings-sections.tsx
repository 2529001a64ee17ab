import {
  Activity,
  ClipboardList,
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
    words:
      'password passkey second factor sessions sign log out my name email signature notices profile',
    actions: [
      { label: 'Change your password', parameter: 'password' },
      { label: 'Edit your name, email and signature', parameter: 'profile' },
    ],
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
    words: 'users people staff roles reader password unlock access',
    actions: [
      { label: 'Invite a person to the office', parameter: 'invite' },
      { label: 'Add administrator', parameter: 'new' },
    ],
    icon: ShieldCheck,
    needs: ['owner'],
    screen: lazyComponent(
      async () => (await import('./accounts/users/UsersScreen.tsx')).UsersScreen,
    ),
  },
  {
    id: 'hiring-settings',
    label: 'Hiring settings',
    words:
      'disclosure retention reasons first-day checklist interview questions identity documents keep background check',
    icon: ClipboardList,
    needs: ['edit applicants'],
    screen: lazyComponent(
      async () => (await import('./hiring/settings/HiringSettingsScreen.tsx')).HiringSettingsScreen,
    ),
  },
  {
    id: 'message-templates',
    label: 'Message Templates',
    words: 'letters replies answers',
    actions: [{ label: 'Add message template', parameter: 'new' }],
    icon: MessageSquareText,
    needs: ['edit messages', 'edit applicants'],
    screen: lazyComponent(
      async () => (await import('./messages/templates/TemplatesScreen.tsx')).TemplatesScreen,
    ),
  },
  {
    id: 'privacy',
    label: 'Privacy',
    words: 'hold retention export erase delete personal data request',
    icon: UserLock,
    needs: ['owner'],
    screen: lazyComponent(
      async () => (await import('./office/privacy/PrivacySection.tsx')).PrivacySection,
    ),
  },
  {
    id: 'audit',
    label: 'Audit log',
    words: 'history who did what changes opened',
    icon: List,
    needs: ['owner'],
    screen: lazyComponent(async () => (await import('./office/audit/AuditScreen.tsx')).AuditScreen),
  },
  {
    id: 'status',
    label: 'Status',
    actions: [{ label: 'Back up now' }],
    words: 'backup server health disk mail errors keys clock version',
    icon: Activity,
    needs: ['owner'],
    screen: lazyComponent(
      async () => (await import('./office/status/StatusScreen.tsx')).StatusScreen,
    ),
  },
  {
    id: 'setup',
    label: 'Set-up',
    words: 'start first steps name services',
    icon: Rocket,
    needs: ['owner'],
    screen: lazyComponent(async () => (await import('./office/setup/SetupScreen.tsx')).SetupScreen),
  },
]
