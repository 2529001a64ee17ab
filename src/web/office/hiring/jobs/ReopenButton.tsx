import { RotateCcw } from 'lucide-react'
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react'
import type { Job } from '#contract/hiring/jobs.ts'
import { useChange } from '#web/office/platform/drafts/use-change.ts'
import { Button } from '#web/ui/Button.tsx'
import { hasClosed } from './job-terms.ts'
import { reopenOptions } from './jobs-queries.ts'
import { ReopenDialog } from './ReopenDialog.tsx'

type ReopenButtonProps = Pick<ComponentProps<typeof Button>, 'variant' | 'size'> & {
  job: Job
  busy?: boolean
  /** The selector of what gets the focus when the button is gone, because the job is open. */
  returnTo: string
  children: ReactNode
}

/** Publishes an archived job again. When its closing date has passed, asks for another one. */
export function ReopenButton({
  job,
  busy = false,
  returnTo,
  children,
  ...look
}: ReopenButtonProps) {
  const used = useRef(false)
  const start = () => {
    used.current = true
  }
  useEffect(
    () => () => {
      if (used.current) document.querySelector<HTMLElement>(returnTo)?.focus()
    },
    [returnTo],
  )
  const [asking, setAsking] = useState(false)
  const reopening = useChange(reopenOptions(job, start))
  return (
    <>
      <Button
        {...look}
        busy={busy || reopening.isPending}
        onClick={() => (hasClosed(job) ? setAsking(true) : reopening.mutate({}))}
      >
        <RotateCcw className="icon" /> {children}
      </Button>
      {asking && <ReopenDialog job={job} onStart={start} onClose={() => setAsking(false)} />}
    </>
  )
}
