import type { QueryClient } from '@tanstack/react-query'
import type { LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'
import type { StaffAccess } from '#contract/platform/roles.ts'

export type SectionGroup = 'Today' | 'Website' | 'Settings'

/** A section of the office: an entry in the sidebar and the screen it opens. */
export type Section = SectionEntry & {
  /** What it takes to edit its records, where reading takes less. */
  edits?: StaffAccess | undefined
}

type ScreenProps = {
  /** Those that the user may open. */
  sections: Section[]
}

export type SectionEntry = {
  group: SectionGroup
  /** The value of `?section=` in the address. */
  id: string
  label: string
  /** A plain word beside a label that a new user may take for something else. */
  hint?: string
  /** Other words by which the search finds it. */
  words?: string
  /** What the search offers to do there. */
  actions?: SectionAction[]
  icon: LucideIcon
  screen: ComponentType<ScreenProps> & { preload?: (client?: QueryClient) => Promise<boolean> }
  /** Whoever has one of these rights may open it. */
  needs: StaffAccess[]
  /** All of its records as a file for a spreadsheet, which Reports offers to whoever may open the section. */
  exports?: ListExport
  /** How many of its items wait for someone, and the word for them, such as "unread". */
  useCount?: () => { count: number; label: string }
}

export type ListExport = {
  call: { path: string }
  /** The file's name without the day. */
  file: string
  noun: string
}

/** Offered to whoever may edit the records of the section. */
type SectionAction = {
  label: string
  /** What opens it in the address of the section, such as `new`. */
  parameter?: string
}
