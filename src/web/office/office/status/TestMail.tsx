import { useMutation } from '@tanstack/react-query'
import { Send } from 'lucide-react'
import type { TestMail as Result } from '#contract/office/status.ts'
import { errorMessage, isSessionOver } from '#web/api/api-error.ts'
import { mailFailureTexts } from '#web/office/records/notes/mail-failures.ts'
import { Button } from '#web/ui/Button.tsx'
import { Alert, SuccessMessage } from '#web/ui/States.tsx'
import styles from './StatusScreen.module.css'
import { sendTestMail } from './status-queries.ts'

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
