import type { InputHTMLAttributes } from 'react'
import styles from './Segments.module.css'

type SegmentsProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'value'> & {
  label: string
  hint?: string
  options: readonly { value: string; label: string }[]
}

/** One of a few, all in sight: radio buttons in a pill. */
export function Segments({ label, hint, options, ...input }: SegmentsProps) {
  return (
    <fieldset className={styles.set}>
      <legend>{label}</legend>
      <div className={styles.pill}>
        {options.map((option) => (
          <label key={option.value}>
            <input {...input} type="radio" value={option.value} />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      {hint && <p className={styles.hint}>{hint}</p>}
    </fieldset>
  )
}
