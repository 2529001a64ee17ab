import { HeartHandshake } from 'lucide-react'
import type { SectionEntry } from '#web/office/platform/layout/section.ts'
import { lazyComponent } from '#web/ui/lazy-component.tsx'
import { useUnreadReferrals } from './referrals/referrals-queries.ts'

export const sections: SectionEntry[] = [
  {
    group: 'Today',
    id: 'referrals',
    label: 'Referrals',
    words: 'intake families new people',
    icon: HeartHandshake,
    useCount: useUnreadReferrals,
    needs: ['read referrals'],
    screen: lazyComponent(
      async () => (await import('./referrals/ReferralsScreen.tsx')).ReferralsScreen,
    ),
  },
]
