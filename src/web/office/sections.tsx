import type { StaffAccess } from '#contract/platform/roles.ts'
import type { Section, SectionEntry, SectionGroup } from '#web/office/platform/layout/section.ts'
import { defaultSection } from './screens.ts'

/** Each `sections.tsx` of a room or a feature. */
const files = import.meta.glob<SectionEntry[]>('./*/**/sections.tsx', {
  eager: true,
  import: 'sections',
})

/** The sidebar from top to bottom. A section that is not named here comes last in its group. */
export const order: Record<SectionGroup, string[]> = {
  Today: ['overview', 'applicants', 'referrals', 'contact-us', 'interviews', 'reports'],
  Website: [
    'hero-management',
    'job-postings',
    'event-posting',
    'team',
    'testimonials',
    'notices',
    'edit-website',
    'spanish',
    'site-details',
    'look',
    'recently-deleted',
  ],
  Settings: [
    'account',
    'users',
    'hiring-settings',
    'message-templates',
    'privacy',
    'audit',
    'status',
    'setup',
  ],
}

const entries = Object.values(files).flat()
const sections = (Object.keys(order) as SectionGroup[]).flatMap((group) => {
  const place = ({ id }: SectionEntry) => order[group].indexOf(id) + 1 || entries.length
  return entries
    .filter((entry) => entry.group === group)
    .sort((a, b) => place(a) - place(b))
    .map((entry): Section => ({ ...entry, edits: editAccess(entry) }))
})

/** Records of one area are edited with the right to edit that area. */
function editAccess({ needs: [need, ...others] }: SectionEntry) {
  if (!need?.startsWith('read ') || others.length > 0) return undefined
  return need.replace('read', 'edit') as StaffAccess
}

const [overview] = sections as [Section]

/** The sections that someone with these rights may open. */
export const sectionsFor = (allows: (access: StaffAccess) => boolean) =>
  sections.filter(({ needs }) => needs.some(allows))

/** The section that an address names; an unknown name opens the overview. */
export function findSection(id: string | null, open = sections) {
  if (id === null) return open.find((section) => section.id === defaultSection) ?? overview
  return sections.find((section) => section.id === id) ?? overview
}
