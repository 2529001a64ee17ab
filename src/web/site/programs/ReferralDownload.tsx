import { Download } from 'lucide-react'
import { type MouseEvent, useState } from 'react'
import { referral } from '#content/referral.ts'
import { fetchPublicFile } from '#web/api/files.ts'
import { LinkButton } from '#web/ui/Button.tsx'
import { Alert } from '#web/ui/States.tsx'
import { saveFile } from '#web/ui/save-file.ts'
import { toast } from '#web/ui/toasts.ts'
import styles from './ReferralDownload.module.css'

const failure = 'Error downloading referral form. Please try again.'

/** A plain download link. With JavaScript it also says whether the download succeeded. */
export function ReferralDownload() {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const { path, fileName } = referral.form

  const handleClick = async (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    if (state === 'busy') return
    setState('busy')
    try {
      saveFile(await fetchPublicFile(path), fileName)
      setState('idle')
      toast('success', 'Referral form downloaded successfully!')
    } catch {
      setState('failed')
      toast('error', failure)
    }
  }

  return (
    <div className={styles.download}>
      <LinkButton variant="line" href={path} download={fileName} onClick={handleClick}>
        <Download className="icon" /> Download referral form
      </LinkButton>
      <p>Word document</p>
      {state === 'failed' && <Alert>{failure}</Alert>}
    </div>
  )
}
