import type { FileTrouble } from '#contract/overview.ts'
import { Alert } from '#web/ui/States.tsx'

/** Warns about files that nobody cleans up or nobody can open. */
export function FileAlert({ trouble }: { trouble: FileTrouble }) {
  return <Alert>{reasonOf(trouble)} Please tell the person who runs the server.</Alert>
}

const reasonOf = ({ reason, keyName }: FileTrouble) =>
  reason === 'foreign'
    ? 'The pictures and documents on the server do not belong to this database, so unused files are not removed.'
    : `Applicants’ documents cannot be opened, because the key “${keyName}” is missing or wrong.`
