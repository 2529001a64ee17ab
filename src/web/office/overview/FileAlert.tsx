import type { FileTrouble } from '#contract/overview.ts'
import { Alert } from '#web/ui/States.tsx'

const reasons: Record<FileTrouble['reason'], string> = {
  foreign:
    'The pictures and documents on the server do not belong to this database, so unused files are not removed.',
}

/** Warns about files that are in danger or cannot be opened. */
export function FileAlert({ trouble: { reason } }: { trouble: FileTrouble }) {
  return <Alert>{reasons[reason]} Please tell the person who runs the server.</Alert>
}
