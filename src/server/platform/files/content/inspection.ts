import type { contentMessages } from '#contract/platform/files.ts'

/** Why a document is refused: what it would do when it is opened, or that nobody can tell. */
export type Refusal = keyof typeof contentMessages

export type Inspection = {
  refused?: Refusal | undefined
  /** Whether Word would load a template or a picture from another place. */
  loadsExternal?: boolean
}
