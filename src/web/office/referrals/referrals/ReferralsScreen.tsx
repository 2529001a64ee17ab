import { useQuery } from '@tanstack/react-query'
import type { Referral } from '#contract/referrals/referrals.ts'
import { countFound } from '#web/office/platform/format.ts'
import { DeleteDialog } from '#web/office/platform/layout/DeleteDialog.tsx'
import { useMode } from '#web/office/platform/layout/ManagementScreen.tsx'
import { PlainPanel } from '#web/office/platform/layout/Panel.tsx'
import { QueryStates } from '#web/office/platform/layout/QueryStates.tsx'
import { ScreenTitle } from '#web/office/platform/layout/ScreenTitle.tsx'
import { ListResults } from '#web/office/platform/lists/ListResults.tsx'
import { ListToolbar } from '#web/office/platform/lists/ListToolbar.tsx'
import { useReturnToLink } from '#web/office/platform/lists/RecordLink.tsx'
import { useListAddress } from '#web/office/platform/lists/use-list-address.ts'
import { useOpenId } from '#web/office/platform/lists/use-open-id.ts'
import { EmptyState } from '#web/ui/States.tsx'
import { Tabs } from '#web/ui/Tabs.tsx'
import { ReferralPage } from './ReferralPage.tsx'
import { ReferralTable } from './ReferralTable.tsx'
import { referralList, toView, type View, views } from './referral-list.ts'
import { deleteReferral, referralsKey, referralsQuery } from './referrals-queries.ts'

export function ReferralsScreen() {
  const list = useListAddress(referralList)
  const view = toView(list.filters.view)
  const { search, sort, page } = list
  const { stage, county, program } = list.filters
  const referrals = useQuery(referralsQuery({ view, stage, county, program, search, sort, page }))
  const { id, open, close: closeReferral } = useOpenId()
  const { mode, remove, close } = useMode<Referral>()
  useReturnToLink(id)

  const { data } = referrals
  const rows = data?.data ?? []
  const found = data?.pagination.totalItems ?? 0
  const all = data?.counts.all ?? 0
  const shown = { ...list, rows, found, pages: data?.pagination.totalPages ?? 1 }
  const tabs = (Object.keys(views) as View[]).map((id) => ({
    id,
    label: views[id].label,
    count: data?.counts[id],
  }))

  return (
    <>
      {id && (
        <ReferralPage
          key={id}
          id={id}
          listed={rows.find((referral) => referral.id === id)}
          onClose={closeReferral}
          onDelete={remove}
        />
      )}
      {!id && (
        <>
          <ScreenTitle
            title="Referrals"
            count={data && `${countFound(found, all, 'referral')}, ${data.counts.unread} unread`}
          />
          <QueryStates
            query={referrals}
            loading="Loading referrals..."
            failed="Failed to load referrals. Please try again."
          />
          {data && all === 0 && (
            <PlainPanel>
              <EmptyState
                drawing="/art/empty-messages.svg"
                title="No referrals yet"
                hint="Referrals from the website appear here."
              />
            </PlainPanel>
          )}
          {data && all > 0 && (
            <>
              <ListToolbar
                list={list}
                placeholder="Search by name, organization, phone or number"
                filters={['stage', 'county', 'program']}
              />
              <Tabs
                label="View"
                tabs={tabs}
                selected={view}
                onSelect={(next) => list.filterBy('view', next === 'all' ? '' : next)}
              >
                <ListResults
                  list={shown}
                  loading={referrals.isPlaceholderData}
                  summary={countFound(found, all, 'referral')}
                >
                  <ReferralTable
                    list={shown}
                    busy={mode.kind !== 'list'}
                    onOpen={(referral) => open(referral.id)}
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
          title="Delete referral"
          question="Delete this referral, its files and its history? This cannot be undone."
          name={`${mode.item.personName}, ${mode.item.reference}`}
          // Closed before the list is loaded again, which no longer has it.
          remove={() => deleteReferral(mode.item).then(closeReferral)}
          reload={referralsKey}
          success="Referral deleted"
          failure="Failed to delete the referral"
          onClose={close}
        />
      )}
    </>
  )
}
