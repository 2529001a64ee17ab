import {
  Banknote,
  CalendarClock,
  type LucideIcon,
  MapPin,
  Moon,
  Sunrise,
  Sunset,
  UsersRound,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { jobTexts } from '#content/jobs.ts'
import { type JobShift, jobShifts } from '#contract/hiring/jobs.ts'
import { formatCalendarDate } from '#web/ui/calendar-date.ts'
import { EnglishNote } from '../layout/EnglishNote.tsx'
import { useFormatted } from '../use-formatted.ts'
import styles from './JobFacts.module.css'
import type { JobSummary } from './jobs-query.ts'

type JobFactsProps = {
  job: JobSummary
  /** Where it is, which is more exact on the page of the job than in the list. */
  place: ReactNode
}

/** Place, pay, last day and openings of a job, as far as they are known. */
export function JobFacts({ job, place }: JobFactsProps) {
  const { pay, closingDate, openings = 1 } = job
  return (
    <div className={styles.facts}>
      <p>
        <MapPin className="icon" /> {place}
      </p>
      {pay && (
        <p>
          <Banknote className="icon" /> {jobTexts.pay(pay)}
        </p>
      )}
      {closingDate && (
        <p>
          <CalendarClock className="icon" /> {jobTexts.applyBy} <ClosingDate day={closingDate} />
        </p>
      )}
      {openings > 1 && (
        <p>
          <UsersRound className="icon" /> {jobTexts.openings(openings)}
        </p>
      )}
      <EnglishNote of={job.english} as="p" />
    </div>
  )
}

const ClosingDate = ({ day }: { day: string }) =>
  useFormatted(['day', day], () => formatCalendarDate(day, 'long'))

export const shiftIcons: Record<JobShift, LucideIcon> = {
  morning: Sunrise,
  second: Sunset,
  overnight: Moon,
}

/** The shifts that are offered, from morning to night. */
export function ShiftTags({ shifts }: { shifts: JobShift[] }) {
  return (
    <ul className={styles.day} aria-label={jobTexts.shiftList}>
      {jobShifts
        .filter((shift) => shifts.includes(shift))
        .map((shift) => {
          const Icon = shiftIcons[shift]
          return (
            <li key={shift}>
              <Icon className="icon" />
              <span>{jobTexts.shift(shift)}</span>
            </li>
          )
        })}
    </ul>
  )
}
