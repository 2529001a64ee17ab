import { useQuery } from '@tanstack/react-query'
import { Check, EyeOff } from 'lucide-react'
import { useRef } from 'react'
import { containsTerms, searchTerms } from '#contract/platform/search.ts'
import type { TestimonialRecord } from '#contract/website/testimonials.ts'
import { errorMessage } from '#web/api/api-error.ts'
import { useReopenDraft } from '#web/office/platform/drafts/drafts.ts'
import { useChange } from '#web/office/platform/drafts/use-change.ts'
import { formatDate } from '#web/office/platform/format.ts'
import { DeleteDialog } from '#web/office/platform/layout/DeleteDialog.tsx'
import { prefetchAll } from '#web/office/platform/layout/lazy-screen.tsx'
import { ManagementScreen } from '#web/office/platform/layout/ManagementScreen.tsx'
import { RowActions } from '#web/office/platform/layout/RowActions.tsx'
import { useLinkAction } from '#web/office/platform/layout/use-link-action.ts'
import { useColumnsForRole } from '#web/office/platform/layout/use-may.ts'
import { ListResults } from '#web/office/platform/lists/ListResults.tsx'
import { ListToolbar } from '#web/office/platform/lists/ListToolbar.tsx'
import { useRecordMode } from '#web/office/platform/lists/use-record-mode.ts'
import { useWholeList } from '#web/office/platform/lists/use-whole-list.ts'
import { LanguageBadge } from '#web/office/platform/lists/written-in.tsx'
import { afterDeletion } from '#web/office/records/versions/versions-queries.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { Alert } from '#web/ui/States.tsx'
import { Table } from '#web/ui/Table.tsx'
import { PendingTestimonials } from './PendingTestimonials.tsx'
import { TestimonialForm } from './TestimonialForm.tsx'
import styles from './TestimonialsScreen.module.css'
import { testimonialList } from './testimonial-list.ts'
import {
  deleteTestimonial,
  isPending,
  setTestimonialStatus,
  testimonialsQuery,
} from './testimonials-queries.ts'

const reload = testimonialsQuery.queryKey
const texts = {
  loading: 'Loading testimonials...',
  failed: 'Failed to load testimonials. Please try again.',
  fallbackReason: 'Failed to fetch testimonials',
  empty: 'No testimonials found. Add your first testimonial!',
  add: 'Add Testimonial',
}
const notDecided = 'Failed to update testimonial. Please try again.'

export function TestimonialsScreen() {
  const testimonials = useQuery(testimonialsQuery)
  const { pending = [], decided = [] } = Object.groupBy(testimonials.data ?? [], (row) =>
    isPending(row) ? 'pending' : 'decided',
  )
  const list = useWholeList(testimonialList, decided)
  const terms = searchTerms(list.typed)
  const { mode, add, edit, remove, close } = useRecordMode(testimonials, {
    opens: 'edit',
    noun: 'testimonial',
  })
  useLinkAction('new', add)
  useReopenDraft('testimonial', testimonials.data, (testimonial) =>
    testimonial ? edit(testimonial) : add(),
  )
  const lists = useRef<HTMLDivElement>(null)
  const deciding = useChange({
    change: setTestimonialStatus,
    undo: ({ testimonial }) => setTestimonialStatus({ testimonial, status: testimonial.status }),
    reload,
    success: ({ status }) =>
      status === 'approved'
        ? 'Testimonial approved. It is on the site now.'
        : 'Testimonial rejected. It is not on the site.',
    failure: notDecided,
    // The row disappears together with the button that had the focus.
    onDone: () => lists.current?.focus(),
  })
  const busy = mode.kind !== 'list' || deciding.isPending

  const columns = useColumnsForRole<TestimonialRecord>([
    {
      header: 'Name',
      sort: 'name',
      card: 'lead',
      cell: ({ name, language }) => (
        <>
          {name} <LanguageBadge language={language} />
        </>
      ),
    },
    {
      header: 'Review',
      card: 'wide',
      cell: ({ review }) => <span className={styles.review}>“{review}”</span>,
    },
    {
      header: 'Status',
      sort: 'status',
      card: 'fact',
      cell: ({ status }) =>
        status === 'approved' ? (
          <Badge color="green">Approved</Badge>
        ) : (
          <Badge color="red">Rejected</Badge>
        ),
    },
    {
      header: 'Created Date',
      sort: 'created',
      card: 'date',
      cell: ({ createdAt }) => <span className={styles.date}>{formatDate(createdAt)}</span>,
    },
    {
      header: 'Actions',
      card: 'actions',
      cell: (testimonial) => {
        const name = `testimonial by ${testimonial.name}`
        const approved = testimonial.status === 'approved'
        return (
          <RowActions
            name={name}
            busy={busy}
            onEdit={() => edit(testimonial)}
            onDelete={() => remove(testimonial)}
          >
            <IconButton
              variant="square"
              label={`${approved ? 'Reject' : 'Approve'} ${name}`}
              icon={approved ? <EyeOff className="icon" /> : <Check className="icon" />}
              onClick={() =>
                deciding.mutate({ testimonial, status: approved ? 'rejected' : 'approved' })
              }
              disabled={busy}
            />
          </RowActions>
        )
      },
    },
  ])

  return (
    <>
      <ManagementScreen
        title="Testimonial Management"
        query={testimonials}
        count={describeCounts}
        texts={texts}
        drawing="/art/empty-messages.svg"
        onAdd={add}
        busy={busy}
      >
        {() => (
          <div ref={lists} className={styles.lists} tabIndex={-1}>
            {deciding.error && <Alert>{errorMessage(deciding.error, notDecided)}</Alert>}
            <ListToolbar
              list={list}
              placeholder="Search by name or words of the review"
              filters={['status', 'language']}
            />
            <PendingTestimonials
              testimonials={pending.filter((row) =>
                containsTerms(testimonialList.searchText(row), terms),
              )}
              onDecide={deciding.mutate}
              onEdit={edit}
              onDelete={remove}
              busy={busy}
            />
            {decided.length > 0 && (
              <ListResults list={list}>
                <Table
                  caption="Testimonials"
                  columns={columns}
                  rows={list.rows}
                  rowKey={(row) => row.id}
                  sorting={list}
                  isMuted={(row) => row.status === 'rejected'}
                />
              </ListResults>
            )}
          </div>
        )}
      </ManagementScreen>
      {mode.kind === 'add' && <TestimonialForm onClose={close} />}
      {mode.kind === 'edit' && <TestimonialForm testimonial={mode.item} onClose={close} />}
      {mode.kind === 'delete' && (
        <DeleteDialog
          title="Delete Testimonial"
          question="Are you sure you want to delete this testimonial?"
          name={mode.item.name}
          remove={() => deleteTestimonial(mode.item)}
          reload={reload}
          success="Testimonial deleted successfully!"
          failure="Failed to delete testimonial. Please try again."
          {...afterDeletion('testimonial', mode.item)}
          onClose={close}
        />
      )}
    </>
  )
}

TestimonialsScreen.prefetch = prefetchAll(testimonialsQuery)

function describeCounts(rows: TestimonialRecord[]) {
  const pending = rows.filter(isPending).length
  const approved = rows.filter((row) => row.status === 'approved').length
  return `${pending} pending, ${approved} on the site`
}
