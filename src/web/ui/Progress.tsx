import styles from './Progress.module.css'

export function Progress({ label, value, max }: { label: string; value: number; max: number }) {
  return <progress className={styles.progress} aria-label={label} value={value} max={max} />
}
