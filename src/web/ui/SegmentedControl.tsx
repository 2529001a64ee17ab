import { type InputHTMLAttributes, type ReactNode, useId } from 'react'
import styles from './SegmentedControl.module.css'

type SegmentedControlProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'value'> & {
  label: string
  /** Only screen readers get the label, because what is around the control already says it. */
  hideLabel?: boolean
  hint?: string
  /** The chosen value; left out when a form keeps it. */
  selected?: string
  options: readonly { value: string; label: string; icon?: ReactNode }[]
}

/** Radio buttons side by side, for a choice between a few options. */
export function SegmentedControl({
  label,
  hideLabel,
  hint,
  selected,
  options,
  ...input
}: SegmentedControlProps) {
  const hintId = useId()
  return (
    <fieldset className={styles.set} aria-describedby={hint && hintId}>
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
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
    </fieldset>
  )
}
