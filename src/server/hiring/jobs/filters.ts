import { type JobFilters, type JobShift, jobShifts, shiftLabels } from '#contract/hiring/jobs.ts'
import type { listPublishedValues } from './public-jobs.queries.ts'

type Values = Awaited<ReturnType<typeof listPublishedValues>>

/** The filters for published jobs, with the number of jobs for each choice. */
export function toFilters(jobs: Values): JobFilters {
  const shifts = jobs.flatMap((job): JobShift[] => JSON.parse(job.shifts))
  return {
    locations: choices(jobs.map((job) => job.location)),
    shifts: jobShifts
      .map((value) => ({ value, label: shiftLabels[value], count: countEqual(shifts, value) }))
      .filter(({ count }) => count > 0),
    departments: choices(jobs.map((job) => job.department)),
    employmentTypes: choices(jobs.map((job) => job.employment_type)),
    experienceLevels: choices(jobs.map((job) => job.experience_level)),
  }
}

function choices(values: string[]) {
  return [...new Set(values)]
    .sort((a, b) => a.localeCompare(b, 'en'))
    .map((value) => ({ value, label: capitalize(value), count: countEqual(values, value) }))
}

const countEqual = (values: string[], value: string) =>
  values.filter((each) => each === value).length

/** full-time becomes Full-time; names stay the same. */
const capitalize = (value: string) => `${value.charAt(0).toUpperCase()}${value.slice(1)}`
