import type { LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'
import type { StaffAccess } from '#contract/platform/roles.ts'

/** A section of the office: an entry in the sidebar and the screen it opens. */
export type Section = {
  /** The value of `?section=` in the address. */
  id: string
  label: string
  icon: LucideIcon
  screen: ComponentType
  /** Whoever has one of these rights may open it. */
  needs: StaffAccess[]
  /** What it takes to edit its records, where reading takes less. */
  edits?: StaffAccess
  /** The heading it is listed under in the sidebar; sections without one come first. */
  group?: string
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
