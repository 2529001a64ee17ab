import { toast } from '#web/ui/toasts.ts'
import type { JobSummary } from './jobs-query.ts'
import { jobPath } from './listing-address.ts'

/** Opens the device's share sheet, or copies the link to the clipboard. */
export async function shareJob({ id, title, summary }: JobSummary) {
  const url = new URL(jobPath(id), location.href).href
  if (navigator.share) {
    // Closing the share sheet is not an error.
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
