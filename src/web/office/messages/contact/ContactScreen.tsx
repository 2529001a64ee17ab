import { useQuery } from '@tanstack/react-query'
import type { ContactMessage } from '#contract/messages/contact.ts'
import { countFound, formatDateTime } from '#web/office/platform/format.ts'
import { DeleteDialog } from '#web/office/platform/layout/DeleteDialog.tsx'
import { useMode } from '#web/office/platform/layout/ManagementScreen.tsx'
import { PlainPanel } from '#web/office/platform/layout/Panel.tsx'
import { QueryStates } from '#web/office/platform/layout/QueryStates.tsx'
import { ScreenTitle } from '#web/office/platform/layout/ScreenTitle.tsx'
import { ListResults } from '#web/office/platform/lists/ListResults.tsx'
import { ListToolbar } from '#web/office/platform/lists/ListToolbar.tsx'
import type { ListDefinition } from '#web/office/platform/lists/list-definition.ts'
import { useReturnToLink } from '#web/office/platform/lists/RecordLink.tsx'
import { useListAddress } from '#web/office/platform/lists/use-list-address.ts'
import { useOpenId } from '#web/office/platform/lists/use-open-id.ts'
import { EmptyState } from '#web/ui/States.tsx'
import { Tabs } from '#web/ui/Tabs.tsx'
import {
  contactKey,
  defaultSort,
  deleteMessage,
  messagesQuery,
  type View,
  views,
} from './contact-queries.ts'
import { MessagePage } from './MessagePage.tsx'
import { MessageTable } from './MessageTable.tsx'

const options = Object.entries(views)
  .filter(([value]) => value !== 'all')
  .map(([value, { label }]) => ({ value, label }))

const messageList: ListDefinition<'view'> = {
  noun: 'messages',
  sorts: {
    name: { label: 'Name', kind: 'text' },
    date: { label: 'Date', kind: 'date' },
  },
  defaultSort,
  filters: { view: { label: 'View', all: views.all.label, options } },
}

const toView = (filter: string): View => (filter === '' ? 'all' : (filter as View))

const texts = {
  loading: 'Loading contacts...',
  failed: 'Failed to load contacts. Please try again.',
}

export function ContactScreen() {
  const list = useListAddress(messageList)
  const view = toView(list.filters.view)
  const { search, sort, page } = list
  const messages = useQuery(messagesQuery({ view, search, sort, page }))
  const { id, open, close: closeMessage } = useOpenId()
  const { mode, remove, close } = useMode<ContactMessage>()
  useReturnToLink(id)

  const { data } = messages
  const rows = data?.data ?? []
  const found = data?.pagination?.totalItems ?? rows.length
  const all = data?.counts?.all ?? found
  const unread = data?.counts?.unread ?? rows.filter(({ read }) => !read).length
  const shown = { ...list, rows, found, pages: data?.pagination?.totalPages ?? 1 }
  const tabs = (Object.keys(views) as View[]).map((id) => ({
    id,
    label: views[id].label,
    count: data?.counts?.[id],
  }))

  return (
    <>
      {id && (
        <MessagePage
          key={id}
          id={id}
          listed={rows.find((message) => message.id === id)}
          onClose={closeMessage}
          onDelete={remove}
        />
      )}
      {!id && (
        <>
          <ScreenTitle
            title="Contact Us Management"
            count={data && `${countFound(found, all, 'message')}, ${unread} unread`}
          />
          <QueryStates query={messages} loading={texts.loading} failed={texts.failed} />
          {data && all === 0 && (
            <PlainPanel>
              <EmptyState
                drawing="/art/empty-messages.svg"
                title="No Contact Submissions"
                hint="Messages from the website appear here."
              />
            </PlainPanel>
          )}
          {data && all > 0 && (
            <>
              <ListToolbar list={list} placeholder="Search by name, email, phone or text" />
              <Tabs
                label="View"
                tabs={tabs}
                selected={view}
                onSelect={(next) => list.filterBy('view', next === 'all' ? '' : next)}
              >
                <ListResults
                  list={shown}
                  loading={messages.isPlaceholderData}
                  summary={countFound(found, all, 'message')}
                >
                  <MessageTable
                    list={shown}
                    busy={mode.kind !== 'list'}
                    onOpen={(message) => open(message.id)}
                    onDelete={remove}
                  />
                </ListResults>
              </Tabs>
            </>
          )}
        </>
      )}
      {mode.kind === 'delete' && (
        <DeleteDialog
          title="Delete Contact"
          question="Are you sure you want to delete this contact?"
          name={`${mode.item.name}, ${formatDateTime(mode.item.createdAt)}`}
          // Closed before the list is loaded again, which no longer has it.
          remove={() => deleteMessage(mode.item).then(closeMessage)}
          reload={contactKey}
          success="Contact deleted successfully!"
          failure="Failed to delete contact"
          onClose={close}
        />
      )}
    </>
  )
}
