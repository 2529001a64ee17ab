import { CircleAlert } from 'lucide-react'
import styles from './SystemStatus.module.css'

/** Explains why the numbers could not be loaded. */
export function SystemStatus({ reason }: { reason: string }) {
  return (
    <section className={styles.status} aria-label="System Status">
      <CircleAlert className="icon" />
      <h2>System Status</h2>
      <p className={styles.state}>Error</p>
      <p className={styles.reason}>{reason}</p>
    </section>
  )
}
