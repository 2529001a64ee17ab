import { type ReactNode, useId, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import { type JobForm, type JobStatus, jobShifts, shiftLabels } from '#contract/hiring/jobs.ts'
import { PreviewButton } from '#web/office/website/preview/PreviewButton.tsx'
import { StatusBadge } from '#web/office/website/publishing/StatusBadge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { FieldError, SelectField } from '#web/ui/Field.tsx'
import { Status } from '#web/ui/Status.tsx'
import { Switch } from '#web/ui/Switch.tsx'
import styles from './JobFormPage.module.css'
import { previewJob } from './jobs-queries.ts'
import { statusColors, statusLabels } from './status.ts'

/** In the order of a posting’s life. */
const statuses: JobStatus[] = ['draft', 'published', 'archived']

type JobPublishingProps = {
  form: UseFormReturn<z.input<typeof JobForm>, unknown, JobForm>
  /** The button with the earlier versions. */
  history: ReactNode
  busy: boolean
  onCancel: () => void
}

/** The side of the job form: status, shifts, and the buttons that save or cancel. */
export function JobPublishing({ form, history, busy, onCancel }: JobPublishingProps) {
  const errorId = useId()
  const status = form.watch('status') ?? 'draft'
  const error = form.formState.errors.shiftsAvailable && 'Choose at least one shift'
  return (
    <div className={styles.side}>
      <div className={styles.sideHead}>
        <h2>Publishing</h2>
        <StatusBadge
          label={statusLabels[status]}
          color={statusColors[status]}
          publishAt={status === 'draft' ? form.watch('publishDate') : undefined}
        />
      </div>
      <div className={styles.sideBody}>
        <SelectField
          label="Status"
          hint="Only published jobs are on the site."
          {...form.register('status')}
          value={status}
        >
          {statuses.map((each) => (
            <option key={each} value={each}>
              {statusLabels[each]}
            </option>
          ))}
        </SelectField>
        <fieldset className={styles.group} aria-describedby={error && errorId}>
          <legend>
            Shifts Available <span>(required)</span>
          </legend>
          {jobShifts.map((shift) => (
            <Checkbox key={shift} value={shift} {...form.register('shiftsAvailable')}>
              {shiftLabels[shift]}
            </Checkbox>
          ))}
          {error && <FieldError id={errorId}>{error}</FieldError>}
        </fieldset>
        <PublicPageSwitches />
        <Status>{busy && 'Saving...'}</Status>
        <div className={styles.buttons}>
          <Button type="submit" wide busy={busy}>
            {busy ? 'Saving...' : 'Save'}
          </Button>
          <PreviewButton form={form} load={previewJob} disabled={busy} wide />
          {history}
          <Button variant="quiet" wide onClick={onCancel} disabled={busy}>
            Cancel
          </Button>
        </div>
      </div>
    </div>
  )
}

/** The specification shows these switches but has no fields for them, so they are not saved. */
function PublicPageSwitches() {
  const [share, setShare] = useState(true)
  const [save, setSave] = useState(true)
  return (
    <fieldset className={styles.group}>
      <legend>On the public page</legend>
      <Switch label="Visitors can share it" showLabel checked={share} onChange={setShare} />
      <Switch label="Visitors can save it" showLabel checked={save} onChange={setSave} />
      <p className={styles.hint}>For now, every job on the site has both.</p>
    </fieldset>
  )
}
