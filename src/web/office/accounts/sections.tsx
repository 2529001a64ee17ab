import { ShieldCheck, UserRound } from 'lucide-react'
import { lazyScreen } from '#web/office/platform/layout/lazy-screen.tsx'
import type { SectionEntry } from '#web/office/platform/layout/section.ts'
import { screens } from './screens.ts'

export const sections: SectionEntry[] = [
  {
    group: 'Settings',
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
    screen: lazyScreen(screens.account),
  },
  {
    group: 'Settings',
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
    screen: lazyScreen(screens.users),
  },
]
