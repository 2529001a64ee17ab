import type { AppliedJob } from '#contract/hiring/applications.ts'
import { formatDate } from '#web/office/platform/format.ts'
import type { ListDefinition } from '#web/office/platform/lists/list-definition.ts'
import { languageFilter } from '#web/office/platform/lists/written-in.tsx'
import { stageOptions } from './stages.ts'

type FilterName = 'status' | 'job' | 'from' | 'to' | 'missing' | 'view' | 'language'

/** Paged by the server: the sorts are those of the call. */
export const applicationList = (jobs: AppliedJob[] | undefined): ListDefinition<FilterName> => ({
  noun: 'applications',
  defaultSort: '-applied',
  sorts: {
    name: { label: 'Last name', kind: 'text' },
    position: { label: 'Position', kind: 'text' },
    applied: { label: 'Applied', kind: 'date' },
    interview: { label: 'Interview', kind: 'date' },
  },
  filters: {
    status: { label: 'Status', all: 'All', options: stageOptions },
    job: { label: 'Job', all: 'All jobs', options: jobs && jobOptions(jobs) },
    from: { label: 'Applied from', day: true },
    to: { label: 'Applied until', day: true },
    missing: {
      label: 'Documents',
      all: 'Complete or not',
      options: [
        { value: 'resume', label: 'Without a resume' },
        { value: 'identification', label: 'Without an ID document' },
      ],
    },
    view: {
      label: 'Show only',
      all: 'All applicants',
      options: [
        { value: 'interviews', label: 'Interview within a week' },
        { value: 'offers', label: 'With an offer' },
        { value: 'lacking', label: 'New hires who lack something' },
        { value: 'expiring', label: 'Something expires soon' },
        { value: 'old', label: 'Past the time to keep them' },
      ],
    },
    language: languageFilter,
  },
})

const states = { draft: 'draft', archived: 'archived', published: '' }

/** Title and place; jobs that are equal in both also show when they were added. */
function jobOptions(jobs: AppliedJob[]) {
  const names = Map.groupBy(jobs, jobName)
  return jobs.map((job) => {
    const isOneOfSeveral = (names.get(jobName(job))?.length ?? 0) > 1
    const remarks = [
      job.status ? states[job.status] : 'deleted',
      isOneOfSeveral && job.createdAt && `added ${formatDate(job.createdAt)}`,
    ].filter(Boolean)
    const label = [jobName(job), ...remarks].join(', ')
    return { value: job.id, label: `${label} (${job.applications})` }
  })
}

const jobName = ({ title, location }: AppliedJob) => [title, location].filter(Boolean).join(', ')
