import {
  BriefcaseBusiness,
  Calendar,
  IdCard,
  Image,
  MapPinned,
  Palette,
  Quote,
  ScrollText,
} from 'lucide-react'
import type { SectionEntry } from '#web/office/platform/layout/section.ts'
import { usePendingCount } from '#web/office/website/testimonials/testimonials-queries.ts'
import { lazyComponent } from '#web/ui/lazy-component.tsx'

/** What visitors read. */
export const websiteSections: SectionEntry[] = [
  {
    id: 'hero-management',
    label: 'Hero Slides',
    hint: 'home page',
    icon: Image,
    needs: ['read content'],
    edits: 'edit content',
    screen: lazyComponent(async () => (await import('./website/hero/HeroScreen.tsx')).HeroScreen),
  },
  {
    id: 'job-postings',
    label: 'Job Postings',
    icon: BriefcaseBusiness,
    needs: ['read jobs'],
    edits: 'edit jobs',
    screen: lazyComponent(async () => (await import('./hiring/jobs/JobsScreen.tsx')).JobsScreen),
  },
  {
    id: 'event-posting',
    label: 'Event Posting',
    icon: Calendar,
    needs: ['read content'],
    edits: 'edit content',
    screen: lazyComponent(
      async () => (await import('./website/events/EventsScreen.tsx')).EventsScreen,
    ),
  },
  {
    id: 'team',
    label: 'Team Management',
    hint: 'website',
    icon: IdCard,
    needs: ['read content'],
    edits: 'edit content',
    screen: lazyComponent(async () => (await import('./website/team/TeamScreen.tsx')).TeamScreen),
  },
  {
    id: 'testimonials',
    label: 'Testimonials',
    icon: Quote,
    useCount: usePendingCount,
    needs: ['read content'],
    edits: 'edit content',
    screen: lazyComponent(
      async () =>
        (await import('./website/testimonials/TestimonialsScreen.tsx')).TestimonialsScreen,
    ),
  },
  {
    id: 'notices',
    label: 'Notices',
    icon: ScrollText,
    needs: ['read content'],
    edits: 'edit content',
    screen: lazyComponent(
      async () => (await import('./website/notices/NoticesScreen.tsx')).NoticesScreen,
    ),
  },
  {
    id: 'site-details',
    label: 'Site Details',
    icon: MapPinned,
    needs: ['edit content'],
    screen: lazyComponent(
      async () => (await import('./website/site-details/SiteDetailsScreen.tsx')).SiteDetailsScreen,
    ),
  },
  {
    id: 'look',
    label: 'Look',
    icon: Palette,
    needs: ['edit content'],
    screen: lazyComponent(async () => (await import('./website/look/LookScreen.tsx')).LookScreen),
  },
]
