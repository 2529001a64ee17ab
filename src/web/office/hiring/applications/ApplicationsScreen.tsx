import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { ApplicationSort } from '#contract/hiring/application-query.ts'
import { applicationReference, applicationStages } from '#contract/hiring/application-status.ts'
import type { Application, ListedApplication } from '#contract/hiring/applications.ts'
import { containsTerms, makeSearchText, searchTerms } from '#contract/platform/search.ts'
import { ApiError } from '#web/api/api-error.ts'
import { storedDraftId, useReopenDraft } from '#web/office/platform/drafts/drafts.ts'
import { DeleteDialog } from '#web/office/platform/layout/DeleteDialog.tsx'
import { PlainPanel } from '#web/office/platform/layout/Panel.tsx'
import { QueryStates, useFailureToast } from '#web/office/platform/layout/QueryStates.tsx'
import { ScreenTitle } from '#web/office/platform/layout/ScreenTitle.tsx'
import { useLinkAction } from '#web/office/platform/layout/use-link-action.ts'
import { useMay } from '#web/office/platform/layout/use-may.ts'
import { ListResults } from '#web/office/platform/lists/ListResults.tsx'
import { ListToolbar } from '#web/office/platform/lists/ListToolbar.tsx'
import { useListAddress } from '#web/office/platform/lists/use-list-address.ts'
import { useSelection } from '#web/office/platform/lists/use-selection.ts'
import { Button } from '#web/ui/Button.tsx'
import { Loading } from '#web/ui/States.tsx'
import { Switch } from '#web/ui/Switch.tsx'
import { Table } from '#web/ui/Table.tsx'
import { Tabs } from '#web/ui/Tabs.tsx'
import { applicationsKey } from '../applications-key.ts'
import { ApplicationDetails } from './ApplicationDetails.tsx'
import { noteDraft } from './ApplicationHistory.tsx'
import styles from './ApplicationsScreen.module.css'
import { keysRegion, stepToRow, useApplicantKeys, useKeysChoice } from './applicant-keys.ts'
import { applicationList } from './application-list.ts'
import {
  applicationQuery,
  applicationsQuery,
  appliedJobsQuery,
  deleteApplication,
  fullName,
  readAll,
  type Tab,
} from './applications-queries.ts'
import { columnsFor } from './columns.tsx'
import { EnterDialog, enteredDraft } from './EnterDialog.tsx'
import { deletionNote } from './keep-until.ts'
import { useNeighbors } from './NeighborButtons.tsx'
import { SelectedApplicants } from './SelectedApplicants.tsx'
import { stageLabels } from './stages.ts'
import { useOpenApplication } from './use-open-application.ts'

/** An application on paper is always a new one. */
const noRecords: Application[] = []

export function ApplicationsScreen() {
  const may = useMay()
  const mayEdit = may('edit applicants')
  const jobs = useQuery(appliedJobsQuery).data
  const address = useListAddress(applicationList(jobs))
  const { page, search, typed } = address
  const sort = address.sort as ApplicationSort
  const { status, ...filters } = address.filters
  const tab = (status || 'all') as Tab
  const wanted = { page, tab, search, sort, filters }
  const query = useQuery(applicationsQuery(wanted))
  const [deleting, setDeleting] = useState<Application>()
  const [entering, setEntering] = useState(false)
  useReopenDraft(enteredDraft, noRecords, () => setEntering(true))
  const open = useOpenApplication()
  const view = ({ id }: Application) => open.open(id)
  useReopenNotes(view)
  const { data, error } = query
  const rows = data?.data.filter((application) => matches(application, typed)) ?? []
  const selection = useSelection(rows, JSON.stringify({ tab, search, filters }))
  const pages = data?.pagination?.totalPages ?? 0
  const found = data?.pagination?.totalItems ?? rows.length
  const neighbors = useNeighbors({
    query: wanted,
    ids: rows.map(({ id }) => id),
    pages,
    open: open.id,
  })
  const [keys, chooseKeys] = useKeysChoice()
  useApplicantKeys(keys && mayEdit, {
    next: open.id ? neighbors.next : () => stepToRow('next'),
    previous: open.id ? neighbors.previous : () => stepToRow('previous'),
  })
  const inAll = data?.counts?.all ?? found
  const matching = data?.matching ?? 0
  const foundText = data?.uncounted ? `More than ${found}` : found
  const countText = data && `${foundText} of ${inAll} applications`
  // What was typed may be found on the server, though no shown row has it.
  const searching = rows.length === 0 && (typed.trim() !== search || query.isPlaceholderData)

  const showAll = () => {
    address.filterBy('status', '')
    address.searchField.current?.focus()
  }
  useLinkAction('new', () => setEntering(mayEdit))
  useFailureToast(error, 'Failed to load applications')

  const tabs = (['all', ...applicationStages] as const).map((id) => ({
    id,
    label: id === 'all' ? 'All' : stageLabels[id],
    count: data?.counts?.[id],
  }))

  return (
    <>
      <ScreenTitle title="Career Applications" count={countText}>
        {mayEdit && (
          <Button busy={entering || deleting !== undefined} onClick={() => setEntering(true)}>
            <Plus className="icon" /> Add Applicant
          </Button>
        )}
      </ScreenTitle>
      <ListToolbar
        list={address}
        placeholder="Search by name, phone, email or note"
        filters={['job']}
        moreFilters={['from', 'to', 'missing', 'view', 'language']}
      />
      <Tabs
        label="Status"
        tabs={tabs}
        selected={tab}
        onSelect={(next) => address.filterBy('status', next === 'all' ? '' : next)}
      >
        <QueryStates
          query={query}
          loading="Loading applications..."
          failed={`Error loading applications: ${error?.message}`}
          reason=""
        />
        {data && searching && (
          <PlainPanel>
            <Loading text="Searching..." />
          </PlainPanel>
        )}
        <div {...keysRegion}>
          {data && !searching && (
            <ListResults
              list={{ ...address, rows, pages, found: rows.length && found }}
              loading={query.isPlaceholderData}
              nothing="No applications found matching your criteria."
              elsewhere={
                tab !== 'all' && matching > 0
                  ? {
                      text: `${matching} in other tabs.`,
                      action: 'Show them in All',
                      show: showAll,
                    }
                  : undefined
              }
              summary={countText}
            >
              <Table
                caption="Career applications"
                columns={columnsFor({
                  busy: deleting !== undefined || open.id !== undefined,
                  mayEdit,
                  mayOpenFiles: may('read documents'),
                  onView: view,
                  onDelete: setDeleting,
                })}
                rows={rows}
                rowKey={(application) => application.id}
                sorting={address}
                selection={{ ...selection, rowName: fullName }}
              />
            </ListResults>
          )}
          <SelectedApplicants
            selection={selection}
            found={found}
            readFound={() => readAll(wanted, found)}
            canMail={data?.canMail ?? false}
          />
        </div>
        {mayEdit && rows.length > 0 && (
          <div className={styles.keys}>
            <Switch
              label="Keys: J next, K previous, E decide"
              showLabel
              checked={keys}
              onChange={chooseKeys}
            />
          </div>
        )}
      </Tabs>
      {open.id && (
        <ApplicationDetails
          id={open.id}
          listed={rows.find(({ id }) => id === open.id)}
          neighbors={neighbors}
          onOpen={(id) => open.open(id, { replace: true })}
          onClose={open.close}
          onDelete={(application) => {
            open.close()
            setDeleting(application)
          }}
        />
      )}
      {entering && <EnterDialog onClose={() => setEntering(false)} />}
      {deleting && (
        <DeleteDialog
          title="Delete Applicant"
          question="Are you sure you want to delete this applicant?"
          name={fullName(deleting)}
          note={deletionNote(rows.find(({ id }) => id === deleting.id) ?? deleting)}
          remove={() => deleteApplication(deleting)}
          reload={applicationsKey}
          success="Applicant deleted successfully!"
          failure={deleteFailure}
          onClose={() => setDeleting(undefined)}
        />
      )}
    </>
  )
}

/** Reopens the application that a note is being written on, even when it is on another page. */
function useReopenNotes(open: (application: Application) => void) {
  const [id] = useState(() => storedDraftId(noteDraft))
  const { data } = useQuery({ ...applicationQuery(id ?? ''), enabled: id !== undefined })
  useReopenDraft(noteDraft, data && [data], (application) => application && open(application))
}

/** The shown rows that have what is typed. One that the server found by a note stays until it answers again. */
function matches(application: ListedApplication, typed: string) {
  const { id, firstName, lastName, email, position, location, phone, foundNote } = application
  const reference = applicationReference(id)
  const searchText = makeSearchText(
    [firstName, lastName, email, position, location, reference],
    phone,
  )
  return foundNote !== undefined || containsTerms(searchText, searchTerms(typed))
}

const deleteFailure = (error: Error) =>
  error instanceof ApiError && error.status > 0
    ? 'Failed to delete applicant'
    : 'Failed to delete applicant. Please try again.'
