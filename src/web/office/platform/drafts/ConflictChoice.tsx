import { useId } from 'react'
import styles from './ConflictChoice.module.css'
import type { Difference } from './compare.ts'
import { FieldValueView } from './FieldValueView.tsx'

export type Choice = 'mine' | 'theirs'

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
export function ConflictChoice<Values>({
  difference,
  choice,
  onChoose,
}: ConflictChoiceProps<Values>) {
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
