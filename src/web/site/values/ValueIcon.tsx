import type { ValueName } from '#content/about.ts'
import styles from './ValueIcon.module.css'

const drawings: Record<ValueName, string> = {
  Compassion:
    'M20 33S6 25 6 15.5A7.5 7.5 0 0 1 20 12a7.5 7.5 0 0 1 14 3.5C34 25 20 33 20 33zM20 26v-7M20 22l4-3',
  Integrity: 'M34 20a14 14 0 1 1-28 0 14 14 0 0 1 28 0zM25.5 14.5l-3.5 7.5-7.5 3.5 3.5-7.5z',
  Respect:
    'M24.5 20a9.5 9.5 0 1 1-19 0 9.5 9.5 0 0 1 19 0zM34.5 20a9.5 9.5 0 1 1-19 0 9.5 9.5 0 0 1 19 0z',
  Inclusion:
    'M24 11a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM15 25a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM33 25a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM14.5 13.5A13 13 0 0 0 8 19M25.5 13.5A13 13 0 0 1 32 19M15 31a13 13 0 0 0 10 0',
  Empowerment:
    'M20 34V18M20 22C20 14 14 10 7 10c0 8 5 12 13 12zM20 18c0-7 5-11 13-11 0 8-5 12-13 12M10 34h20',
}

export function ValueIcon({ name }: { name: ValueName }) {
  return (
    <svg className={styles.icon} viewBox="0 0 40 40" aria-hidden="true">
      <path d={drawings[name]} />
    </svg>
  )
}
