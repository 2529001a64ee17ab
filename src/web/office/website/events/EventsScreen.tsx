import { useQuery } from '@tanstack/react-query'
import type { CareEvent } from '#contract/website/events.ts'
import { useReopenDraft } from '#web/office/platform/drafts/drafts.ts'
import { countFound, formatDateTime } from '#web/office/platform/format.ts'
import { ClampedText, DateText, SubText, Thumbnail } from '#web/office/platform/layout/cells.tsx'
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
import { afterDeletion } from '#web/office/records/versions/versions-queries.ts'
import { Table } from '#web/ui/Table.tsx'
import { StatusBadge } from '../publishing/StatusBadge.tsx'
import { EventFormDialog } from './EventFormDialog.tsx'
import { eventList } from './event-list.ts'
import { eventVersions, formatEventTime, formatRepeats } from './event-versions.ts'
import { deleteEvent, eventsQuery } from './events-queries.ts'
import { statusColors, statusLabels } from './status.ts'

const texts = {
  loading: 'Loading events...',
  failed: 'Failed to load events. Please try again.',
  empty: 'No events found. Create your first event!',
  add: 'Add Event',
}

export function EventsScreen() {
  const events = useQuery(eventsQuery)
  const list = useWholeList(eventList, events.data)
  const { mode, add, edit, copy, remove, close } = useRecordMode(events, {
    opens: 'edit',
    noun: 'event',
  })
  useLinkAction('new', add)
  useReopenDraft('event', events.data, (event) => (event ? edit(event) : add()))
  const busy = mode.kind !== 'list'

  const columns = useColumnsForRole<CareEvent>([
    {
      header: 'Image',
      card: 'picture',
      cell: (event) => <Thumbnail path={event.image?.path} shape="photo" />,
    },
    {
      header: 'Title',
      sort: 'title',
      card: 'lead',
      cell: (event) => (
        <>
          {event.title}
          <WhenAndWhere event={event} />
        </>
      ),
    },
    {
      header: 'Description',
      card: 'none',
      cell: (event) => <ClampedText>{event.description}</ClampedText>,
    },
    {
      header: 'Status',
      sort: 'status',
      card: 'fact',
      cell: ({ status, publishAt }) => (
        <>
          <StatusBadge
            label={statusLabels[status]}
            color={statusColors[status]}
            publishAt={publishAt}
          />
          {publishAt && <SubText>for {formatDateTime(publishAt)}</SubText>}
        </>
      ),
    },
    {
      header: 'Created Date',
      sort: 'created',
      card: 'date',
      cell: (event) => <DateText at={event.createdAt} />,
    },
    {
      header: 'Actions',
      card: 'actions',
      cell: (event) => (
        <RowActions
          name={event.title}
          busy={busy}
          onEdit={() => edit(event)}
          onCopy={() => copy(event)}
          onDelete={() => remove(event)}
        />
      ),
    },
  ])

  return (
    <>
      <ManagementScreen
        title="Event Management"
        query={events}
        count={(rows) => countFound(list.found, rows.length, 'event')}
        texts={texts}
        drawing="/art/empty-events.svg"
        onAdd={add}
        busy={busy}
      >
        {() => (
          <>
            <ListToolbar
              list={list}
              placeholder="Search by title or place"
              filters={['status', 'when']}
            />
            <ListResults list={list}>
              <Table
                caption="Events"
                columns={columns}
                rows={list.rows}
                rowKey={(event) => event.id}
                sorting={list}
              />
            </ListResults>
          </>
        )}
      </ManagementScreen>
      {mode.kind === 'add' && <EventFormDialog onClose={close} />}
      {mode.kind === 'edit' && <EventFormDialog event={mode.item} onClose={close} />}
      {mode.kind === 'copy' && <EventFormDialog original={mode.item} onClose={close} />}
      {mode.kind === 'delete' && (
        <DeleteDialog
          title="Delete Event"
          question="Are you sure you want to delete this event?"
          name={mode.item.title}
          remove={() => deleteEvent(mode.item)}
          reload={eventsQuery.queryKey}
          success="Event deleted successfully!"
          failure="Failed to delete event. Please try again."
          {...afterDeletion('event', mode.item)}
          onClose={close}
        />
      )}
    </>
  )
}

EventsScreen.prefetch = prefetchAll(eventsQuery)

function WhenAndWhere({ event }: { event: CareEvent }) {
  const { startsAt, past, place } = event
  const when = startsAt && formatEventTime({ ...event, startsAt })
  const repeats = formatRepeats(eventVersions.toValues(event))
  const facts = [past && 'Past event', when, repeats, place].filter(Boolean)
  return facts.length > 0 && <SubText>{facts.join(' · ')}</SubText>
}
