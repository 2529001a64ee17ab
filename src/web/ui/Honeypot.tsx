import type { InputHTMLAttributes } from 'react'
import styles from './Honeypot.module.css'
import { words } from './words.ts'

/** An invisible field that only spam bots fill in. */
export function Honeypot(props: InputHTMLAttributes<HTMLInputElement>) {
  return (
    <div className={styles.hidden} aria-hidden="true">
      <label>
        {words.leaveEmpty} <input {...props} type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
