import { termMessages } from '#contract/hiring/job-terms.ts'
import { type Job, JobInput } from '#contract/hiring/jobs.ts'
import { badRequest } from '#server/platform/errors.ts'
import { providerZone } from '#server/platform/provider-zone.ts'
import { dayIn } from '#server/platform/time.ts'
import type { Versioned } from '#server/records/feature.ts'
import { checkVersion } from '#server/records/versions/check-version.ts'
import { conflictOrNotFound } from '#server/records/versions/versions.queries.ts'
import { toJob } from './job-rows.queries.ts'
import { findJob, giveAddress, updateJob } from './jobs.queries.ts'

export async function saveJob(...[db, id, input, now, by]: Parameters<typeof updateJob>) {
  const job = await updateJob(db, id, input, now, by)
  if (!job) throw await conflictOrNotFound(db, 'jobs', 'Job posting', await findJob(db, id, now))
  refuseClosed(job, input.status)
  return job
}

const { closingDatePassed, closesTooSoon } = termMessages

/**
 * Refuses a change that would publish a job after its closing date, at once or later. Call it with the
 * changed job in the transaction of the change: its date may be one that was stored before.
 */
export function refuseClosed({ publishAt, closingDate, status }: Job, wanted: Job['status']) {
  const refuse = (message: string) => badRequest(message, { closingDate: message })
  if (wanted === 'published' && status === 'archived') throw refuse(closingDatePassed)
  if (publishAt && closingDate && closingDate < dayIn(providerZone(), new Date(publishAt))) {
    throw refuse(closesTooSoon)
  }
}

export const jobVersions: Versioned<'jobs'> = {
  kind: 'job',
  table: 'jobs',
  access: () => 'edit jobs',
  name: ({ title }) => title,
  show: (_, row, now) => toJob(row, now),
  restore: async (db, row, { id, version, now, by }) => {
    const { pay = null, openings = null, ...job } = toJob(row, now)
    const { closingDate = '', street = '', postalCode = '' } = job
    const { title, location, shiftsAvailable, description } = job
    const { department, employmentType, experienceLevel } = job
    const isOver = closingDate !== '' && closingDate < dayIn(providerZone(), now)
    const input = checkVersion(JobInput, {
      ...{ title, location, shiftsAvailable, description, pay, openings, street, postalCode },
      ...{ department, employmentType, experienceLevel },
      program: row.program,
      ...(!isOver && { closingDate }),
      status: (await findJob(db, id, now))?.status,
      updatedAt: version,
    })
    await saveJob(db, id, input, now, by)
    return isOver ? termMessages.versionClosed : undefined
  },
  preparePutBack: giveAddress,
}
