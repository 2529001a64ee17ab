import { ArchiveRestore } from 'lucide-react'
import { lazyScreen } from '#web/office/platform/layout/lazy-screen.tsx'
import type { SectionEntry } from '#web/office/platform/layout/section.ts'
import { screens } from './screens.ts'

export const sections: SectionEntry[] = [
  {
    group: 'Website',
    id: 'recently-deleted',
    label: 'Recently Deleted',
    words: 'trash restore undo undelete put back',
    icon: ArchiveRestore,
    needs: ['edit content', 'edit jobs', 'edit messages', 'edit applicants'],
    screen: lazyScreen(screens['recently-deleted']),
  },
]
