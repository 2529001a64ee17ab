import { useMutation } from '@tanstack/react-query'
import { Clock, DatabaseBackup, Send } from 'lucide-react'
import type { TestMail as Result } from '#contract/office/status.ts'
import { errorMessage, isSessionOver } from '#web/api/api-error.ts'
import { useChange } from '#web/office/platform/drafts/use-change.ts'
import { mailFailureTexts } from '#web/office/records/notes/mail-failures.ts'
import { Button } from '#web/ui/Button.tsx'
import { Alert, SuccessMessage } from '#web/ui/States.tsx'
import styles from './StatusScreen.module.css'
import { backUp, confirmClock, sendTestMail, statusQuery } from './status-queries.ts'

const failed = 'The test mail could not be sent. Please try again.'

/** Sends an email to the person who presses the button, and says what came of it. */
export function TestMail({ onSent }: { onSent: () => void }) {
  const sending = useMutation({ mutationFn: sendTestMail, onSuccess: onSent })
  const { data, error, isPending } = sending
  return (
    <div className={styles.test}>
      <Button variant="line" size="small" busy={isPending} onClick={() => sending.mutate()}>
        <Send className="icon" /> {isPending ? 'Sending...' : 'Send a test mail'}
      </Button>
      <SuccessMessage>
        {data && !isPending && data.failure === null && sentText(data)}
      </SuccessMessage>
      {data?.failure && !isPending && (
        <Alert>The test mail was not sent. {failureText(data.failure)}</Alert>
      )}
      {error && !isPending && !isSessionOver(error) && <Alert>{errorMessage(error, failed)}</Alert>}
    </div>
  )
}

const sentText = ({ to }: Result) =>
  `The mail server took the test mail for ${to}. Look into your inbox, and into the folder for spam.`

const failureText = (failure: NonNullable<Result['failure']>) =>
  failure === 'off' ? 'Mail is off.' : mailFailureTexts[failure]

/** Makes a backup without waiting for the night. */
export function BackUpNow() {
  const asking = useChange({
    change: backUp,
    reload: statusQuery.queryKey,
    success: 'A backup begins within a minute. Refresh this page to see how it went.',
    failure: 'The backup could not be started. Please try again.',
  })
  return (
    <div>
      <Button
        variant="line"
        size="small"
        busy={asking.isPending}
        onClick={() => asking.mutate(undefined)}
      >
        <DatabaseBackup className="icon" /> Back up now
      </Button>
    </div>
  )
}

const notConfirmed = 'The clock could not be confirmed. Please try again.'

/** Lets the server delete by its clock again. */
export function ConfirmClock({ onConfirmed }: { onConfirmed: () => void }) {
  const confirming = useMutation({ mutationFn: confirmClock, onSuccess: onConfirmed })
  const { error, isPending } = confirming
  return (
    <div className={styles.test}>
      <Button variant="line" size="small" busy={isPending} onClick={() => confirming.mutate()}>
        <Clock className="icon" /> {isPending ? 'Confirming...' : 'The clock is right'}
      </Button>
      {error && !isPending && !isSessionOver(error) && (
        <Alert>{errorMessage(error, notConfirmed)}</Alert>
      )}
    </div>
  )
}
