import { provider } from '#content/provider.ts'
import type { Job } from '#contract/jobs.ts'
import { Dialog, DialogBody } from '#web/ui/Dialog.tsx'

type ApplyByPhoneProps = { job: Pick<Job, 'id' | 'title' | 'location'>; onClose: () => void }

/** Stands in for the application form. */
export function ApplicationDialog({ job, onClose }: ApplyByPhoneProps) {
  return (
    <Dialog title="Apply for Position" width="narrow" onClose={onClose}>
      <DialogBody>
        <p>
          <b>{job.title}</b>, {job.location}
        </p>
        <p>
          Call us at <a href={provider.phone.href}>{provider.phone.label}</a> to apply.
        </p>
      </DialogBody>
    </Dialog>
  )
}
