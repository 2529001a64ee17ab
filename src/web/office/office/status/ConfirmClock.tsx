import { useMutation } from '@tanstack/react-query'
import { Clock } from 'lucide-react'
import { errorMessage, isSessionOver } from '#web/api/api-error.ts'
import { Button } from '#web/ui/Button.tsx'
import { Alert } from '#web/ui/States.tsx'
import styles from './StatusScreen.module.css'
import { confirmClock } from './status-queries.ts'

const failed = 'The clock could not be confirmed. Please try again.'

/** Lets the server delete by its clock again. */
export function ConfirmClock({ onConfirmed }: { onConfirmed: () => void }) {
  const confirming = useMutation({ mutationFn: confirmClock, onSuccess: onConfirmed })
  const { error, isPending } = confirming
  return (
    <div className={styles.test}>
      <Button variant="line" size="small" busy={isPending} onClick={() => confirming.mutate()}>
        <Clock className="icon" /> {isPending ? 'Confirming...' : 'The clock is right'}
      </Button>
      {error && !isPending && !isSessionOver(error) && <Alert>{errorMessage(error, failed)}</Alert>}
    </div>
  )
}
