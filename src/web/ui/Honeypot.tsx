import type { InputHTMLAttributes } from 'react'
import styles from './Honeypot.module.css'

/** A field for programs alone: not seen, not read out, not reached by the keyboard. */
export function Honeypot(props: InputHTMLAttributes<HTMLInputElement>) {
  return (
    <div className={styles.away} aria-hidden="true">
      <label>
        Leave this empty <input {...props} type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
