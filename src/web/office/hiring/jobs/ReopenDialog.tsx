import { z } from 'zod'
import { termMessages } from '#contract/hiring/job-terms.ts'
import type { Job } from '#contract/hiring/jobs.ts'
import { DayOrNone } from '#contract/platform/date-and-time.ts'
import { useChange } from '#web/office/platform/drafts/use-change.ts'
import { useDraftForm } from '#web/office/platform/drafts/use-draft-form.ts'
import { FormDialog } from '#web/office/platform/layout/FormDialog.tsx'
import { providerToday } from '#web/office/platform/provider-clock.ts'
import { formatCalendarDate } from '#web/ui/calendar-date.ts'
import { FormField } from '#web/ui/FormField.tsx'
import { reopenOptions } from './jobs-queries.ts'

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
export function ReopenDialog({ job, onStart, onClose }: ReopenDialogProps) {
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
