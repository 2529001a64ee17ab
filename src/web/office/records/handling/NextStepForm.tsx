import type { QueryKey } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { type NextStep, nextStepLimit } from '#contract/records/next-step.ts'
import { useUnsavedChanges } from '#web/office/platform/drafts/UnsavedGuard.tsx'
import { useChange } from '#web/office/platform/drafts/use-change.ts'
import { Button } from '#web/ui/Button.tsx'
import { TextField } from '#web/ui/Field.tsx'
import styles from './RecordActions.module.css'

type NextStepFormProps<T> = {
  record: T
  setNextStep: (record: T, nextStep: NextStep | null) => Promise<T>
  reload: QueryKey
}

/** What is done next and on which day. It can be planned, changed and marked as done. */
export function NextStepForm<T extends { nextStep: NextStep | null }>({
  record,
  setNextStep,
  reload,
}: NextStepFormProps<T>) {
  const { nextStep } = record
  const [text, setText] = useState(nextStep?.text ?? '')
  const [on, setOn] = useState(nextStep?.on ?? '')
  const [tried, setTried] = useState(false)
  const changing = useChange({
    change: ({ before, next }: { before: T; next: NextStep | null }) => setNextStep(before, next),
    undo: ({ before }, after) => setNextStep(after, before.nextStep),
    reload,
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
    if (text.trim() && on) return changing.mutate({ before: record, next: { text, on } })
    const [first, second] = event.currentTarget.querySelectorAll('input')
    ;(text.trim() ? second : first)?.focus()
  }
  return (
    <form className={styles.group} onSubmit={handleSubmit} noValidate>
      <TextField
        label="Next step"
        disabled={changing.isPending}
        value={text}
        maxLength={nextStepLimit}
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
            onClick={() => changing.mutate({ before: record, next: null })}
          >
            Done
          </Button>
        )}
      </div>
    </form>
  )
}
