import { toast } from '#web/ui/toasts.ts'
import type { JobSummary } from './jobs-query.ts'
import { jobPath } from './listing-address.ts'

/** Hands a job on by the device's share sheet, else by the clipboard. */
export async function shareJob({ id, title, summary }: JobSummary) {
  const url = new URL(jobPath(id), location.href).href
  if (navigator.share) {
    // Someone who closes the sheet has changed his mind; that is no failure.
    await navigator.share({ title, text: summary, url }).catch(() => {})
    return
  }
  try {
    await navigator.clipboard.writeText(url)
    toast('success', 'Job URL copied to clipboard!')
  } catch {
    toast('info', `You can copy the address of this job: ${url}`)
  }
}
