import type { InputHTMLAttributes } from 'react'
import styles from './Honeypot.module.css'

/** An invisible field that only spam bots fill in. */
export function Honeypot(props: InputHTMLAttributes<HTMLInputElement>) {
  return (
    <div className={styles.hidden} aria-hidden="true">
      <label>
        Leave this empty <input {...props} type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
