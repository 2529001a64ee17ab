import { HeartHandshake } from 'lucide-react'
import { lazyScreen } from '#web/office/platform/layout/lazy-screen.tsx'
import type { SectionEntry } from '#web/office/platform/layout/section.ts'
import { useUnreadReferrals } from './referrals/referrals-queries.ts'
import { screens } from './screens.ts'

export const sections: SectionEntry[] = [
  {
    group: 'Today',
    id: 'referrals',
    label: 'Referrals',
    words: 'intake families new people',
    icon: HeartHandshake,
    useCount: useUnreadReferrals,
    needs: ['read referrals'],
    screen: lazyScreen(screens.referrals),
  },
]
