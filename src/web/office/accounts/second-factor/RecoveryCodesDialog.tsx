import { Copy, Download, Printer } from 'lucide-react'
import { storedUser } from '#web/api/session.ts'
import { useProviderName } from '#web/office/platform/provider.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog, DialogBody, DialogFooter } from '#web/ui/Dialog.tsx'
import { saveFile } from '#web/ui/save-file.ts'
import { toast } from '#web/ui/toasts.ts'
import styles from './second-factor.module.css'

type RecoveryCodesDialogProps = { codes: string[]; onClose: () => void }

/** Shows new recovery codes, which nobody can see again later. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const title = `Recovery codes for ${useProviderName()}`
  const text = [title, storedUser()?.email, '', ...codes, ''].join('\n')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      toast('success', 'Recovery codes copied.')
    } catch {
      toast('error', 'The codes could not be copied. Please download or print them.')
    }
  }
  return (
    // Only the button closes it, because Escape or a click beside it would lose the codes.
    <Dialog title="Save your recovery codes" onClose={onClose} busy>
      <DialogBody>
        <div className={styles.step}>
          <p>
            Your second factor is on. If you lose your phone, sign in with one of these codes
            instead. Each one works once. <b>They are shown only now.</b> Keep them where you keep
            important papers, or in a password manager.
          </p>
          <p className="print-only">
            {title}, {storedUser()?.email}
          </p>
          <ol className={styles.codes}>
            {codes.map((code) => (
              <li key={code}>
                <code>{code}</code>
              </li>
            ))}
          </ol>
          <div className={styles.actions}>
            <Button variant="line" size="small" onClick={copy}>
              <Copy className="icon" /> Copy
            </Button>
            <Button variant="line" size="small" onClick={() => print()}>
              <Printer className="icon" /> Print
            </Button>
            <Button
              variant="line"
              size="small"
              onClick={() => saveFile(new Blob([text]), 'recovery-codes.txt')}
            >
              <Download className="icon" /> Download
            </Button>
          </div>
        </div>
      </DialogBody>
      <DialogFooter>
        <Button onClick={onClose}>I have saved them</Button>
      </DialogFooter>
    </Dialog>
  )
}
