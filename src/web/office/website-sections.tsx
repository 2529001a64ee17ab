import {
  ArchiveRestore,
  BriefcaseBusiness,
  Calendar,
  IdCard,
  Image,
  Languages,
  MapPinned,
  Palette,
  PenLine,
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
    words: 'home page pictures photos banner carousel',
    actions: [{ label: 'Add hero slide', parameter: 'new' }],
    icon: Image,
    needs: ['read content'],
    screen: lazyComponent(async () => (await import('./website/hero/HeroScreen.tsx')).HeroScreen),
  },
  {
    id: 'job-postings',
    label: 'Job Postings',
    words: 'careers vacancies openings',
    actions: [{ label: 'Add job posting', parameter: 'new' }],
    icon: BriefcaseBusiness,
    needs: ['read jobs'],
    screen: lazyComponent(async () => (await import('./hiring/jobs/JobsScreen.tsx')).JobsScreen),
  },
  {
    id: 'event-posting',
    label: 'Event Posting',
    words: 'events calendar',
    actions: [{ label: 'Add event', parameter: 'new' }],
    icon: Calendar,
    needs: ['read content'],
    screen: lazyComponent(
      async () => (await import('./website/events/EventsScreen.tsx')).EventsScreen,
    ),
  },
  {
    id: 'team',
    label: 'Team Management',
    hint: 'website',
    words: 'people staff about us',
    actions: [{ label: 'Add team member', parameter: 'new' }],
    icon: IdCard,
    needs: ['read content'],
    screen: lazyComponent(async () => (await import('./website/team/TeamScreen.tsx')).TeamScreen),
  },
  {
    id: 'testimonials',
    label: 'Testimonials',
    words: 'stories reviews quotes',
    actions: [{ label: 'Add testimonial', parameter: 'new' }],
    icon: Quote,
    useCount: usePendingCount,
    needs: ['read content'],
    screen: lazyComponent(
      async () =>
        (await import('./website/testimonials/TestimonialsScreen.tsx')).TestimonialsScreen,
    ),
  },
  {
    id: 'notices',
    label: 'Notices',
    words: 'legal rights non-discrimination complaint',
    icon: ScrollText,
    needs: ['read content'],
    screen: lazyComponent(
      async () => (await import('./website/notices/NoticesScreen.tsx')).NoticesScreen,
    ),
  },
  {
    id: 'edit-website',
    label: 'Edit Website',
    words:
      'texts words about mission values programs services referral careers sentences pictures photos easy read',
    icon: PenLine,
    needs: ['edit content'],
    screen: lazyComponent(
      async () => (await import('./website/site-texts/EditWebsiteScreen.tsx')).EditWebsiteScreen,
    ),
  },
  {
    id: 'spanish',
    label: 'Spanish',
    words: 'español translation translate language bilingual',
    icon: Languages,
    needs: ['edit content', 'edit jobs', 'edit messages', 'edit applicants'],
    screen: lazyComponent(
      async () => (await import('./website/spanish/SpanishScreen.tsx')).SpanishScreen,
    ),
  },
  {
    id: 'site-details',
    label: 'Site Details',
    words: 'name phone number address hours licenses time zone provider',
    icon: MapPinned,
    needs: ['edit content'],
    screen: lazyComponent(
      async () => (await import('./website/site-details/SiteDetailsScreen.tsx')).SiteDetailsScreen,
    ),
  },
  {
    id: 'look',
    label: 'Look',
    words: 'colors logo icon font typeface design',
    icon: Palette,
    needs: ['edit content'],
    screen: lazyComponent(async () => (await import('./website/look/LookScreen.tsx')).LookScreen),
  },
  {
    id: 'recently-deleted',
    label: 'Recently Deleted',
    words: 'trash restore undo undelete put back',
    icon: ArchiveRestore,
    needs: ['edit content', 'edit jobs', 'edit messages', 'edit applicants'],
    screen: lazyComponent(
      async () =>
        (await import('./records/versions/RecentlyDeletedScreen.tsx')).RecentlyDeletedScreen,
    ),
  },
]
