import { DatabaseBackup } from 'lucide-react'
import { useChange } from '#web/office/platform/drafts/use-change.ts'
import { Button } from '#web/ui/Button.tsx'
import { backUp, statusQuery } from './status-queries.ts'

/** Makes a backup without waiting for the night. */
export function BackUpNow() {
  const asking = useChange({
    change: backUp,
    reload: statusQuery.queryKey,
    success: 'A backup begins within a minute. Refresh this page to see how it went.',
    failure: 'The backup could not be started. Please try again.',
  })
  return (
    <div>
      <Button
        variant="line"
        size="small"
        busy={asking.isPending}
        onClick={() => asking.mutate(undefined)}
      >
        <DatabaseBackup className="icon" /> Back up now
      </Button>
    </div>
  )
}
