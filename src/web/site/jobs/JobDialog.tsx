import { ArrowRight, Bookmark, Share2 } from 'lucide-react'
import { jobPage } from '#content/job-page.ts'
import { langOf } from '#content/lang-of.ts'
import { toPage } from '#content/language.ts'
import { formatAddress } from '#contract/hiring/job-terms.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog, DialogBody } from '#web/ui/Dialog.tsx'
import { toast } from '#web/ui/toasts.ts'
import { CallOrWrite } from '../layout/CallOrWrite.tsx'
import { useSiteDetails } from '../site-details.ts'
import styles from './JobDialog.module.css'
import { JobFacts, ShiftTags } from './JobFacts.tsx'
import { JobText, type JobTextProps } from './JobText.tsx'
import type { JobSummary } from './jobs-query.ts'
import { jobPath } from './listing-address.ts'

type JobDialogProps = Omit<JobTextProps, 'summary' | 'lang'> & {
  /** Undefined if neither the list nor the job could be loaded. */
  job: JobSummary | undefined
  /** The address that closing leads to. */
  listHref: string
  onClose: () => void
  onApply: () => void
  applying: boolean
}

/** A job to read, share and apply for. The server renders it too, as the page of the job. */
export function JobDialog({ job, listHref, onClose, onApply, applying, ...text }: JobDialogProps) {
  return (
    <Dialog
      title={job ? <span lang={langOf(job.english, 'title')}>{job.title}</span> : jobPage.unknown}
      width="reading"
      lead={
        job && (
          <div className={styles.lead}>
            <JobFacts job={job} place={formatAddress(job)} />
            <ShiftTags shifts={job.shiftsAvailable} />
          </div>
        )
      }
      closeHref={listHref}
      onClose={onClose}
      footer={
        job && (
          <div className={styles.actions}>
            <Button variant="line" onClick={() => shareJob(job)}>
              <Share2 className="icon" /> <span>{jobPage.share}</span>
            </Button>
            <Button variant="line" onClick={saveJob}>
              <Bookmark className="icon" /> <span>{jobPage.save}</span>
            </Button>
            <Button variant="accent" onClick={onApply} busy={applying}>
              {jobPage.apply} <ArrowRight className="icon" />
            </Button>
          </div>
        )
      }
    >
      <DialogBody reading>
        <div className={styles.text}>
          <JobText summary={job?.summary} lang={langOf(job?.english, 'description')} {...text} />
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

const saveJob = () => toast('info', jobPage.notSaved)

/** For visitors without JavaScript, and for print. */
function HowToApply() {
  return (
    <p>
      {jobPage.toApply}{' '}
      <CallOrWrite details={useSiteDetails()} call={jobPage.call} write={jobPage.write} />.
    </p>
  )
}

/** Opens the device's share sheet, or copies the link to the clipboard. */
async function shareJob({ id, title, summary }: JobSummary) {
  const url = new URL(toPage(jobPath(id)), location.href).href
  if (navigator.share) {
    // Closing the share sheet is not an error.
    await navigator.share({ title, text: summary, url }).catch(() => {})
    return
  }
  try {
    await navigator.clipboard.writeText(url)
    toast('success', jobPage.copied)
  } catch {
    toast('info', jobPage.copyYourself(url))
  }
}
