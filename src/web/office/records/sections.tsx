import { ArchiveRestore } from 'lucide-react'
import type { SectionEntry } from '#web/office/platform/layout/section.ts'
import { lazyComponent } from '#web/ui/lazy-component.tsx'

export const sections: SectionEntry[] = [
  {
    group: 'Website',
    id: 'recently-deleted',
    label: 'Recently Deleted',
    words: 'trash restore undo undelete put back',
    icon: ArchiveRestore,
    needs: ['edit content', 'edit jobs', 'edit messages', 'edit applicants'],
    screen: lazyComponent(
      async () => (await import('./versions/RecentlyDeletedScreen.tsx')).RecentlyDeletedScreen,
    ),
  },
]
