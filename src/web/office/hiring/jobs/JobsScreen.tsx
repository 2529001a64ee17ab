import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { type Job, jobStatuses } from '#contract/hiring/jobs.ts'
import { makeSearchText } from '#contract/platform/search.ts'
import { useReopenDraft } from '#web/office/platform/drafts/drafts.ts'
import { countFound } from '#web/office/platform/format.ts'
import { DeleteDialog } from '#web/office/platform/layout/DeleteDialog.tsx'
import { prefetchAll } from '#web/office/platform/layout/lazy-screen.tsx'
import { ManagementScreen } from '#web/office/platform/layout/ManagementScreen.tsx'
import { useLinkAction } from '#web/office/platform/layout/use-link-action.ts'
import { ListResults } from '#web/office/platform/lists/ListResults.tsx'
import { ListToolbar } from '#web/office/platform/lists/ListToolbar.tsx'
import type { WholeList } from '#web/office/platform/lists/list-definition.ts'
import { useRecordMode } from '#web/office/platform/lists/use-record-mode.ts'
import { useWholeList } from '#web/office/platform/lists/use-whole-list.ts'
import { afterDeletion } from '#web/office/records/versions/versions-queries.ts'
import { Button } from '#web/ui/Button.tsx'
import { cardId } from './JobCard.tsx'
import { JobCards } from './JobCards.tsx'
import { JobDetails } from './JobDetails.tsx'
import { JobFormPage } from './JobFormPage.tsx'
import { closesWithinAWeek } from './job-terms.ts'
import { deleteJob, jobsQuery, type ListedJob } from './jobs-queries.ts'
import { statusLabels } from './status.ts'

const jobList: WholeList<Job, 'status' | 'closing'> = {
  noun: 'job postings',
  pageSize: 24,
  searchText: ({ title, location }) => makeSearchText([title, location]),
  defaultSort: '-created',
  sorts: {
    created: { label: 'Created', kind: 'date', value: ({ createdAt }) => createdAt },
    title: { label: 'Title', kind: 'text', value: ({ title }) => title },
    location: { label: 'Location', kind: 'text', value: ({ location }) => location },
  },
  filters: {
    status: {
      label: 'Status',
      all: 'All statuses',
      options: jobStatuses.map((value) => ({ value, label: statusLabels[value] })),
      value: ({ status }) => status,
    },
    closing: {
      label: 'Closing date',
      all: 'Any closing date',
      options: [{ value: 'week', label: 'Closing within a week' }],
      value: (job) => (closesWithinAWeek(job) ? 'week' : ''),
    },
  },
}

const texts = {
  loading: 'Loading job postings...',
  failed: 'Failed to load job postings',
  empty: 'No job postings found. Add your first job posting!',
  add: 'Add Job Posting',
  retry: 'Try Again',
}

export function JobsScreen() {
  const jobs = useQuery(jobsQuery)
  const list = useWholeList(jobList, jobs.data)
  const { mode, add, edit, copy, view, close } = useRecordMode<ListedJob>(jobs, {
    opens: 'view',
    noun: 'job posting',
  })
  useLinkAction('new', add)
  useReopenDraft('job', jobs.data, (job) => (job ? edit(job) : add()))
  const [deleting, setDeleting] = useState<ListedJob>()
  const opened = 'item' in mode ? mode.item : undefined
  const returning = useReturnToCard(opened)

  return (
    <>
      {mode.kind === 'add' && <JobFormPage onClose={close} />}
      {mode.kind === 'edit' && <JobFormPage job={mode.item} onClose={close} />}
      {mode.kind === 'copy' && <JobFormPage original={mode.item} onClose={close} />}
      {mode.kind === 'view' && (
        <JobDetails
          job={mode.item}
          onClose={close}
          onEdit={() => edit(mode.item)}
          onCopy={() => copy(mode.item)}
          onDelete={() => setDeleting(mode.item)}
        />
      )}
      {mode.kind === 'list' && (
        <ManagementScreen
          title="Job Postings"
          query={jobs}
          count={(rows) => countFound(list.found, rows.length, 'job posting')}
          texts={texts}
          drawing="/art/empty-applications.svg"
          onAdd={add}
          busy={deleting !== undefined}
          errorAction={
            <Button variant="quiet" onClick={() => location.reload()}>
              Reload Page
            </Button>
          }
        >
          {() => (
            <>
              <ListToolbar
                list={list}
                placeholder="Search by title or location"
                filters={['status', 'closing']}
                headless
              />
              <ListResults list={list}>
                <JobCards
                  jobs={list.rows}
                  busy={deleting !== undefined}
                  returning={returning}
                  view={view}
                  edit={edit}
                  copy={copy}
                  remove={setDeleting}
                />
              </ListResults>
            </>
          )}
        </ManagementScreen>
      )}
      {deleting && (
        <DeleteDialog
          title="Delete Job Posting"
          question="Are you sure you want to delete this job posting?"
          name={deleting.title}
          note={applicationsNote(deleting)}
          // Closed before the list is loaded again, which no longer has it.
          remove={() => deleteJob(deleting).then(close)}
          reload={jobsQuery.queryKey}
          success="Job posting deleted successfully"
          failure="Failed to delete job posting. Please try again."
          {...afterDeletion('job', deleting)}
          onClose={() => setDeleting(undefined)}
        />
      )}
    </>
  )
}

JobsScreen.prefetch = prefetchAll(jobsQuery)

/** Deleting a posting keeps the applications for it, and the question says so. */
function applicationsNote({ applicationsCount: count }: ListedJob) {
  if (count === 0) return 'Nobody has applied for this job.'
  const stay = 'stay in Applicants and are not deleted.'
  if (count === undefined) return `Applications for this job ${stay}`
  return count === 1
    ? '1 person has applied for this job. The application stays in Applicants and is not deleted.'
    : `${count.toLocaleString('en-US')} people have applied for this job. Their applications ${stay}`
}

/** Moves the focus back to the card that was opened, and returns whether one was. */
function useReturnToCard(open: Job | undefined) {
  const last = useRef<Job>(undefined)
  useEffect(() => {
    if (open) last.current = open
    else if (last.current) document.getElementById(cardId(last.current))?.focus()
  }, [open])
  return last.current !== undefined
}
