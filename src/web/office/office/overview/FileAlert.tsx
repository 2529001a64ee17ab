import type { FileTrouble } from '#contract/office/overview.ts'
import { Alert } from '#web/ui/States.tsx'

/** Warns about files that nobody cleans up, nobody can open or that are out of reach. */
export function FileAlert({ trouble }: { trouble: FileTrouble }) {
  return <Alert>{describeReason(trouble)} Please tell the person who runs the server.</Alert>
}

function describeReason({ reason, keyName }: FileTrouble) {
  if (reason === 'foreign') {
    return 'The pictures and documents on the server do not belong to this database, so unused files are not removed.'
  }
  if (reason === 'out of reach') {
    return 'The store for pictures and documents does not answer, so documents cannot be opened or received.'
  }
  return `Applicants’ documents cannot be opened, because the key “${keyName}” is missing or wrong.`
}
