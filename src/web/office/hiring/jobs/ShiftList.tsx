import { type JobShift, shiftLabels } from '#contract/hiring/jobs.ts'
import styles from './ShiftList.module.css'

export function ShiftList({ shifts }: { shifts: JobShift[] }) {
  return (
    <ul className={styles.shifts} aria-label="Shifts">
      {shifts.map((shift) => (
        <li key={shift}>{shiftLabels[shift]}</li>
      ))}
    </ul>
  )
}
