import { ArrowRight, Bookmark, MapPin, Share2 } from 'lucide-react'
import type { Job } from '#contract/jobs.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog, DialogBody } from '#web/ui/Dialog.tsx'
import { RichText } from '#web/ui/RichText.tsx'
import { toast } from '#web/ui/toasts.ts'
import { EmailLink, PhoneLink } from '../layout/ReachLinks.tsx'
import styles from './JobDialog.module.css'
import { pointsOf, summaryOf } from './job-text.ts'
import { ShiftTags } from './ShiftTags.tsx'
import { shareJob } from './share-job.ts'

type JobDialogProps = {
  job: Job
  /** The list behind it, where closing leads. */
  listHref: string
  onClose: () => void
  onApply: () => void
  applying: boolean
}

/** A job to read, to hand on and to apply for. The server renders it too: it is the job's page. */
export function JobDialog({ job, listHref, onClose, onApply, applying }: JobDialogProps) {
  return (
    <Dialog
      title={job.title}
      width="reading"
      lead={
        <div className={styles.lead}>
          <p className={styles.place}>
            <MapPin className="icon" /> {job.location}
          </p>
          <ShiftTags shifts={job.shiftsAvailable} />
        </div>
      }
      closeHref={listHref}
      onClose={onClose}
      footer={
        <div className={styles.actions}>
          <Button variant="line" onClick={() => shareJob(job)}>
            <Share2 className="icon" /> <span>Share</span>
          </Button>
          <Button variant="line" onClick={saveJob}>
            <Bookmark className="icon" /> <span>Save Job</span>
          </Button>
          <Button variant="accent" onClick={onApply} busy={applying}>
            Apply Now <ArrowRight className="icon" />
          </Button>
        </div>
      }
    >
      <DialogBody reading>
        <div className={styles.text}>
          <h3>Job Summary and Qualifications</h3>
          {job.description ? <RichText html={job.description} /> : <WithoutDescription />}
          <noscript>
            <HowToApply />
          </noscript>
          <div className="print-only">
            <HowToApply />
          </div>
        </div>
      </DialogBody>
    </Dialog>
  )
}

const saveJob = () => toast('info', 'Save job functionality would be implemented here')

/** For who has no script, and for who reads it on paper. */
function HowToApply() {
  return (
    <p>
      To apply, call us at <PhoneLink /> or write to <EmailLink />.
    </p>
  )
}

function WithoutDescription() {
  return (
    <>
      <p>{summaryOf('')}</p>
      <h4>Responsibilities</h4>
      <ul>
        {pointsOf('', 'responsibilities').map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <h4>Qualifications</h4>
      <ul>
        {pointsOf('', 'qualifications').map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </>
  )
}
