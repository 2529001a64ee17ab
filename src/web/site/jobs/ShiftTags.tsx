import { type LucideIcon, Moon, Sunrise, Sunset } from 'lucide-react'
import { type JobShift, jobShifts, shiftLabels } from '#contract/hiring/jobs.ts'
import styles from './ShiftTags.module.css'

export const shiftIcons: Record<JobShift, LucideIcon> = {
  morning: Sunrise,
  second: Sunset,
  overnight: Moon,
}

/** Three icons from morning to night; shifts that are not offered are an empty ring. */
export function ShiftTags({ shifts }: { shifts: JobShift[] }) {
  return (
    <ul className={styles.day} aria-label="Shifts">
      {jobShifts.map((shift) => {
        const Icon = shiftIcons[shift]
        const offered = shifts.includes(shift)
        return (
          <li key={shift} data-offered={offered} aria-hidden={!offered || undefined}>
            <Icon className="icon" />
            {offered && <span>{shiftLabels[shift]}</span>}
          </li>
        )
      })}
    </ul>
  )
}
