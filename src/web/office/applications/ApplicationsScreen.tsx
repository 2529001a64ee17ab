import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { type Application, applicationStages } from '#contract/applications.ts'
import { ApiError } from '#web/api/api-error.ts'
import { PageNav } from '#web/ui/PageNav.tsx'
import { SearchField } from '#web/ui/SearchField.tsx'
import { EmptyState } from '#web/ui/States.tsx'
import { Table } from '#web/ui/Table.tsx'
import { Tabs } from '#web/ui/Tabs.tsx'
import { useDebounced } from '#web/ui/use-debounced.ts'
import { storedDraftId } from '../drafts/drafts.ts'
import { useReopenDraft } from '../drafts/use-reopen-draft.ts'
import { DeleteDialog } from '../layout/DeleteDialog.tsx'
import { PlainPanel } from '../layout/Panel.tsx'
import { QueryStates } from '../layout/QueryStates.tsx'
import { ScreenTitle } from '../layout/ScreenTitle.tsx'
import { useFailureToast } from '../layout/use-failure-toast.ts'
import { useMay } from '../layout/use-may.ts'
import { useMode } from '../layout/use-mode.ts'
import { ApplicationDetails } from './ApplicationDetails.tsx'
import styles from './ApplicationsScreen.module.css'
import {
  applicationQuery,
  applicationsKey,
  applicationsQuery,
  deleteApplication,
  fullName,
  type Tab,
} from './applications-queries.ts'
import { columnsFor } from './columns.tsx'
import { notesDraft } from './NotesForm.tsx'
import { stageLabels } from './stages.ts'
import { useOpenApplication } from './use-open-application.ts'

const searchDelay = 500

export function ApplicationsScreen() {
  const may = useMay()
  const [tab, setTab] = useTab()
  const [typed, setTyped] = useState('')
  const search = useDebounced(typed.trim(), searchDelay)
  const [page, setPage] = usePage(`${tab} ${search}`)
  const list = useQuery(applicationsQuery({ page, tab, search }))
  const { mode, remove, close } = useMode<Application>()
  const [openId, setOpenId] = useOpenApplication()
  const view = ({ id }: Application) => setOpenId(id)
  useReopenNotes(view)
  const { data, error } = list
  const rows = data?.data.filter((application) => matches(application, typed)) ?? []
  const busy = mode.kind !== 'list' || openId !== undefined
  const pages = data?.pagination?.totalPages ?? 0
  const found = data?.pagination?.totalItems ?? rows.length
  const countText = data && `${found} of ${data.counts?.all ?? found} applications`

  useFailureToast(error, 'Failed to load applications')

  useEffect(() => {
    // The last row of the last page was deleted.
    if (pages > 0 && page > pages) setPage(pages)
  }, [page, pages, setPage])

  const tabs = (['all', ...applicationStages] as const).map((id) => ({
    id,
    label: id === 'all' ? 'All' : stageLabels[id],
    count: data?.counts?.[id],
  }))

  return (
    <>
      <ScreenTitle title="Career Applications" count={countText} />
      <div className={styles.filters}>
        <SearchField
          label="Search applications"
          placeholder="Search by name, email or position"
          value={typed}
          onChange={setTyped}
          maxLength={200}
        />
      </div>
      <Tabs label="Status" tabs={tabs} selected={tab} onSelect={setTab}>
        <QueryStates
          query={list}
          loading="Loading applications..."
          failed={`Error loading applications: ${error?.message}`}
          reason=""
        />
        {data && rows.length === 0 && (
          <PlainPanel>
            <EmptyState
              drawing="/art/empty-applications.svg"
              title="No applications found matching your criteria."
            />
          </PlainPanel>
        )}
        {rows.length > 0 && (
          <Table
            caption="Career applications"
            columns={columnsFor({
              busy,
              mayEdit: may('edit applicants'),
              mayOpenFiles: may('read documents'),
              onView: view,
              onDelete: remove,
            })}
            rows={rows}
            rowKey={(application) => application.id}
          />
        )}
        {pages > 1 && (
          <div className={styles.foot}>
            <span>{countText}</span>
            <PageNav page={page} count={pages} onPage={setPage} />
          </div>
        )}
      </Tabs>
      {openId && (
        <ApplicationDetails
          key={openId}
          id={openId}
          listed={rows.find(({ id }) => id === openId)}
          onClose={() => setOpenId(undefined)}
          onDelete={(application) => {
            setOpenId(undefined)
            remove(application)
          }}
        />
      )}
      {mode.kind === 'delete' && (
        <DeleteDialog
          title="Delete Applicant"
          question="Are you sure you want to delete this applicant?"
          name={fullName(mode.item)}
          remove={() => deleteApplication(mode.item)}
          reload={applicationsKey}
          success="Applicant deleted successfully!"
          failure={deleteFailure}
          onClose={close}
        />
      )}
    </>
  )
}

/** Reopens the application whose notes have a draft, even when it is on another page. */
function useReopenNotes(open: (application: Application) => void) {
  const [id] = useState(() => storedDraftId(notesDraft))
  const { data } = useQuery({ ...applicationQuery(id ?? ''), enabled: id !== undefined })
  useReopenDraft(notesDraft, data && [data], (application) => application && open(application))
}

/** The selected tab is part of the address, so that it can be linked. */
function useTab() {
  const [query, setQuery] = useSearchParams()
  const tab: Tab = applicationStages.find((stage) => stage === query.get('status')) ?? 'all'
  const setTab = (next: Tab) => {
    setQuery((before) => {
      before.delete('status')
      if (next !== 'all') before.set('status', next)
      return before
    })
  }
  return [tab, setTab] as const
}

/** The page number. Another tab or search starts again at page 1. */
function usePage(list: string) {
  const [place, setPlace] = useState({ list, page: 1 })
  const page = place.list === list ? place.page : 1
  return [page, (next: number) => setPlace({ list, page: next })] as const
}

function matches(application: Application, typed: string) {
  const wanted = typed.trim().toLowerCase()
  const { email, position } = application
  return [fullName(application), email, position].some((text) =>
    text.toLowerCase().includes(wanted),
  )
}

const deleteFailure = (error: Error) =>
  error instanceof ApiError && error.status > 0
    ? 'Failed to delete applicant'
    : 'Failed to delete applicant. Please try again.'
