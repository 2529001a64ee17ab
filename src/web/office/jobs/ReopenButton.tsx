import { RotateCcw } from 'lucide-react'
import { type ComponentProps, type ReactNode, useState } from 'react'
import type { Job } from '#contract/jobs.ts'
import { Button } from '#web/ui/Button.tsx'
import { useChange } from '../layout/use-change.ts'
import { hasClosed } from './job-terms.ts'
import { reopenOptions } from './jobs-queries.ts'
import { ReopenDialog } from './ReopenDialog.tsx'

type ReopenButtonProps = Pick<ComponentProps<typeof Button>, 'variant' | 'size'> & {
  job: Job
  busy?: boolean
  /** The button is gone then. */
  onDone: () => void
  children: ReactNode
}

/** Publishes an archived job again. When its closing date has passed, asks for another one. */
export function ReopenButton({ job, busy = false, onDone, children, ...look }: ReopenButtonProps) {
  const [asking, setAsking] = useState(false)
  const reopening = useChange({ ...reopenOptions(job), onDone })
  return (
    <>
      <Button
        {...look}
        busy={busy || reopening.isPending}
        onClick={() => (hasClosed(job) ? setAsking(true) : reopening.mutate({}))}
      >
        <RotateCcw className="icon" /> {children}
      </Button>
      {asking && <ReopenDialog job={job} onDone={onDone} onClose={() => setAsking(false)} />}
    </>
  )
}
