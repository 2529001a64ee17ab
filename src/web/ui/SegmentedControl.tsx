import type { InputHTMLAttributes, ReactNode } from 'react'
import styles from './Segments.module.css'

type SegmentsProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'value'> & {
  label: string
  /** The label is for those who do not see what the choice stands in. */
  hideLabel?: boolean
  hint?: string
  /** The chosen value, where the one who asks keeps it. */
  selected?: string
  options: readonly { value: string; label: string; icon?: ReactNode }[]
}

/** One of a few, all in sight: radio buttons in a pill. */
export function Segments({ label, hideLabel, hint, selected, options, ...input }: SegmentsProps) {
  return (
    <fieldset className={styles.set}>
      <legend className={hideLabel ? 'visually-hidden' : undefined}>{label}</legend>
      <div className={styles.pill}>
        {options.map((option) => (
          <label key={option.value}>
            <input
              {...input}
              type="radio"
              value={option.value}
              checked={selected === undefined ? undefined : option.value === selected}
            />
            <span>
              {option.icon} {option.label}
            </span>
          </label>
        ))}
      </div>
      {hint && <p className={styles.hint}>{hint}</p>}
    </fieldset>
  )
}
