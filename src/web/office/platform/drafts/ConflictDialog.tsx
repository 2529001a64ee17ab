import { useId, useState } from 'react'
import type { Conflict } from '#contract/platform/common.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog, DialogBody } from '#web/ui/Dialog.tsx'
import { formatWhen, plural } from '../format.ts'
import styles from './ConflictDialog.module.css'
import type { Comparison, Difference } from './compare.ts'
import { FieldValueView } from './FieldValueView.tsx'

type ConflictDialogProps<Values> = {
  comparison: Comparison<Values>
  theirs: Pick<Conflict, 'updatedBy' | 'updatedAt'>
  /** Saves my version with these fields taken from theirs. */
  onSave: (fromTheirs: Difference<Values>[]) => void
  /** Discards my version. */
  onKeepTheirs: () => void
  /** Goes back to the form, which keeps what was typed. */
  onClose: () => void
}

/** Shows both versions side by side, to choose one of them or field by field. */
export function ConflictDialog<Values>({
  comparison: { differences, same },
  theirs,
  onSave,
  onKeepTheirs,
  onClose,
}: ConflictDialogProps<Values>) {
  // By default mine, except where only they changed something.
  const [choices, setChoices] = useState<Choice[]>(() =>
    differences.map(({ changedBy }) => (changedBy === 'them' ? 'theirs' : 'mine')),
  )
  const chooseAll = (choice: Choice) =>
    setChoices(differences.map(({ theirsOnly }) => (theirsOnly ? 'theirs' : choice)))
  const fromTheirs = differences.filter((_, index) => choices[index] === 'theirs')
  const keepsTheirs = fromTheirs.length === differences.length

  return (
    <Dialog
      title="Someone else changed this"
      width="wide"
      lead={
        <p className={styles.lead}>
          A newer version was saved after you began. Choose what to keep: nothing is lost until you
          do.
        </p>
      }
      onClose={onClose}
      footer={
        <>
          <p className={styles.outcome} role="status">
            {outcome(differences.length, fromTheirs.length)}
          </p>
          <Button variant="line" onClick={onClose}>
            Back to the form
          </Button>
          <Button onClick={() => (keepsTheirs ? onKeepTheirs() : onSave(fromTheirs))}>
            {keepsTheirs ? 'Keep theirs' : 'Save'}
          </Button>
        </>
      }
    >
      <DialogBody>
        <div className={styles.versions}>
          <div>
            <h3>Mine</h3>
            <p>What you typed, not saved yet</p>
            <Button variant="line" size="small" onClick={() => chooseAll('mine')}>
              Use mine
            </Button>
          </div>
          <div>
            <h3>Theirs</h3>
            <p>
              Saved by {theirs.updatedBy ?? 'someone else'} {formatWhen(theirs.updatedAt)}
            </p>
            <Button variant="line" size="small" onClick={() => chooseAll('theirs')}>
              Use theirs
            </Button>
          </div>
        </div>
        {differences.map((difference, index) => (
          <ConflictChoice
            key={difference.label}
            difference={difference}
            choice={choices[index] ?? 'mine'}
            onChoose={(choice) => setChoices(choices.with(index, choice))}
          />
        ))}
        {same > 0 && (
          <p className={styles.same}>
            {plural(same, 'other field')} {same === 1 ? 'is' : 'are'} the same in both.
          </p>
        )}
      </DialogBody>
    </Dialog>
  )
}

/** What happens when the user confirms. */
function outcome(all: number, theirs: number) {
  if (theirs === 0) return 'Your version will be saved.'
  if (theirs === all) return 'Their version stays, and what you typed is discarded.'
  return `${all - theirs} of yours and ${theirs} of theirs will be saved.`
}

type Choice = 'mine' | 'theirs'

type ConflictChoiceProps<Values> = {
  difference: Difference<Values>
  choice: Choice
  onChoose: (choice: Choice) => void
}

const sides = [
  ['mine', 'Mine'],
  ['theirs', 'Theirs'],
] as const

const notes = {
  me: 'Only you changed this.',
  them: 'Only they changed this.',
  both: 'You both changed this.',
}

/** Shows both versions of one field and lets the user choose. */
function ConflictChoice<Values>({ difference, choice, onChoose }: ConflictChoiceProps<Values>) {
  const id = useId()
  const { label, theirsOnly, mine, theirs } = difference
  return (
    <fieldset className={styles.field}>
      <legend>{label}</legend>
      <p className={styles.note}>{noteFor(difference)}</p>
      <div className={styles.sides}>
        {sides.map(([side, name]) => (
          <label key={side} className={styles.side}>
            <input
              type="radio"
              name={id}
              checked={choice === side}
              disabled={theirsOnly && side === 'mine'}
              onChange={() => onChoose(side)}
              aria-labelledby={`${id}-${side}`}
              aria-describedby={`${id}-${side}-value`}
            />
            <span className={styles.name} id={`${id}-${side}`}>
              {name}
            </span>
            <span className={styles.value} id={`${id}-${side}-value`}>
              <FieldValueView
                value={side === 'mine' ? mine : theirs}
                other={side === 'mine' ? theirs : mine}
              />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function noteFor<Values>({ changedBy, theirsOnly, mine, theirs }: Difference<Values>) {
  if (theirsOnly) return 'They changed the picture and you did not, so theirs stays.'
  const sameWords = 'text' in mine && 'text' in theirs && mine.text === theirs.text
  return sameWords ? `${notes[changedBy]} Only the formatting differs.` : notes[changedBy]
}
