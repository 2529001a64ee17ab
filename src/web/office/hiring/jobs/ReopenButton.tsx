import { RotateCcw } from 'lucide-react'
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react'
import { z } from 'zod'
import { termMessages } from '#contract/hiring/job-terms.ts'
import type { Job } from '#contract/hiring/jobs.ts'
import { DayOrNone } from '#contract/platform/date-and-time.ts'
import { useChange } from '#web/office/platform/drafts/use-change.ts'
import { useDraftForm } from '#web/office/platform/drafts/use-draft-form.ts'
import { FormDialog } from '#web/office/platform/layout/FormDialog.tsx'
import { providerToday } from '#web/office/platform/provider-clock.ts'
import { Button } from '#web/ui/Button.tsx'
import { formatCalendarDate } from '#web/ui/calendar-date.ts'
import { FormField } from '#web/ui/FormField.tsx'
import { hasClosed } from './job-terms.ts'
import { reopenOptions } from './jobs-queries.ts'

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

const Values = z.object({
  closingDate: DayOrNone.refine(
    (day) => day === '' || day >= providerToday(),
    termMessages.closingDatePassed,
  ),
})

type ReopenDialogProps = {
  job: Job
  onStart: () => void
  onClose: () => void
}

/** Asks for a new closing date, because the old one has passed. */
function ReopenDialog({ job, onStart, onClose }: ReopenDialogProps) {
  const draft = useDraftForm({
    kind: 'reopened job',
    item: job,
    schema: Values,
    start: { closingDate: '' },
    onClose,
  })
  const saving = useChange<z.infer<typeof Values>>({
    ...reopenOptions(job, onStart),
    onDone: draft.close,
  })
  return (
    <FormDialog
      title={`Reopen ${job.title}`}
      draft={draft}
      saving={saving}
      action="Reopen"
      fields={{
        closingDate: (
          <FormField
            form={draft.form}
            name="closingDate"
            type="date"
            label="New closing date"
            hint="Without it, the posting stays open until someone archives it."
            disabled={saving.isPending}
          />
        ),
      }}
    >
      {(fields) => (
        <>
          <p>
            The closing date of this posting, {formatCalendarDate(job.closingDate ?? '')}, has
            passed. Until when can people apply now?
          </p>
          {fields}
        </>
      )}
    </FormDialog>
  )
}
