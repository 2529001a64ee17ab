import { ChartColumn } from 'lucide-react'
import type { StaffAccess } from '#contract/platform/roles.ts'
import type { Section, SectionEntry, SectionGroup } from '#web/office/platform/layout/section.ts'
import { useMay } from '#web/office/platform/layout/use-may.ts'
import { lazyComponent } from '#web/ui/lazy-component.tsx'
import { settingsSections } from './settings-sections.tsx'
import { todaySections } from './today-sections.tsx'
import { websiteSections } from './website-sections.tsx'

const ReportsScreen = lazyComponent(
  async () => (await import('./office/reports/ReportsScreen.tsx')).ReportsScreen,
)

function Reports() {
  const exports = sectionsFor(useMay()).flatMap((section) => section.exports ?? [])
  return <ReportsScreen exports={exports} />
}

const reports: SectionEntry = {
  id: 'reports',
  label: 'Reports',
  words: 'charts numbers statistics export spreadsheet',
  icon: ChartColumn,
  needs: ['read applicants', 'read messages', 'read referrals'],
  screen: Reports,
}

const groups: Record<SectionGroup, SectionEntry[]> = {
  Today: [...todaySections, reports],
  Website: websiteSections,
  Settings: settingsSections,
}

/** The sections of the office, in the order of the sidebar. */
const sections = (Object.keys(groups) as SectionGroup[]).flatMap((group) =>
  groups[group].map((entry): Section => ({ ...entry, group, edits: editAccess(entry) })),
)

/** Records of one area are edited with the right to edit that area. */
function editAccess({ needs: [need, ...others] }: SectionEntry) {
  if (!need?.startsWith('read ') || others.length > 0) return undefined
  return need.replace('read', 'edit') as StaffAccess
}

const defaultSection = 'applicants'
const [overview] = sections as [Section]

/** The sections that someone with these rights may open. */
export const sectionsFor = (allows: (access: StaffAccess) => boolean) =>
  sections.filter(({ needs }) => needs.some(allows))

/** The section that an address names; an unknown name opens the overview. */
export function findSection(id: string | null, open: Section[]) {
  if (id === null) return open.find((section) => section.id === defaultSection) ?? overview
  return sections.find((section) => section.id === id) ?? overview
}
