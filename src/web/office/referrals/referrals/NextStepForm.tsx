import { type FormEvent, useState } from 'react'
import { handlingLimits, type NextStep, type Referral } from '#contract/referrals/referrals.ts'
import { useUnsavedChanges } from '#web/office/platform/drafts/UnsavedGuard.tsx'
import { useChange } from '#web/office/platform/drafts/use-change.ts'
import styles from '#web/office/records/handling/RecordActions.module.css'
import { Button } from '#web/ui/Button.tsx'
import { TextField } from '#web/ui/Field.tsx'
import { referralsKey, setNextStep } from './referrals-queries.ts'

/** What is done next and on which day. It can be planned, changed and marked as done. */
export function NextStepForm({ referral }: { referral: Referral }) {
  const { nextStep } = referral
  const [text, setText] = useState(nextStep?.text ?? '')
  const [on, setOn] = useState(nextStep?.on ?? '')
  const [tried, setTried] = useState(false)
  const changing = useChange({
    change: ({ before, next }: { before: Referral; next: NextStep | null }) =>
      setNextStep(before, next),
    undo: ({ before }, after) => setNextStep(after, before.nextStep),
    reload: referralsKey,
    success: ({ next }) => (next ? 'Next step planned' : 'Next step done'),
    failure: 'Failed to save the next step. Please try again.',
  })
  const isSaved = text.trim() === (nextStep?.text ?? '') && on === (nextStep?.on ?? '')
  useUnsavedChanges(!isSaved, () => {
    setText(nextStep?.text ?? '')
    setOn(nextStep?.on ?? '')
  })

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    if (changing.isPending) return
    if (text.trim() && on) return changing.mutate({ before: referral, next: { text, on } })
    const [first, second] = event.currentTarget.querySelectorAll('input')
    ;(text.trim() ? second : first)?.focus()
  }
  return (
    <form className={styles.group} onSubmit={handleSubmit} noValidate>
      <TextField
        label="Next step"
        disabled={changing.isPending}
        value={text}
        maxLength={handlingLimits.nextStep}
        error={tried && !text.trim() ? 'Please say what comes next' : undefined}
        onChange={({ target }) => setText(target.value)}
      />
      <TextField
        label="On"
        disabled={changing.isPending}
        type="date"
        value={on}
        error={tried && !on ? 'Please choose a day' : undefined}
        onChange={({ target }) => setOn(target.value)}
      />
      <div className={styles.buttons}>
        <Button type="submit" variant="line" busy={isSaved || changing.isPending}>
          {nextStep ? 'Change next step' : 'Plan next step'}
        </Button>
        {nextStep && (
          <Button
            variant="line"
            busy={changing.isPending}
            onClick={() => changing.mutate({ before: referral, next: null })}
          >
            Done
          </Button>
        )}
      </div>
    </form>
  )
}
