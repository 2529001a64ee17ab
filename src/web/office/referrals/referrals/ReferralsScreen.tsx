import { useQuery } from '@tanstack/react-query'
import { useListAddress } from '#web/office/platform/lists/use-list-address.ts'
import { RecordsScreen } from '#web/office/records/handling/RecordsScreen.tsx'
import { programsQuery } from '#web/office/website/site-texts/programs.ts'
import { ReferralPage } from './ReferralPage.tsx'
import { ReferralTable } from './ReferralTable.tsx'
import { referralList, type View, views } from './referral-list.ts'
import { deleteReferral, referralsKey, referralsQuery } from './referrals-queries.ts'

export function ReferralsScreen() {
  const programs = useQuery(programsQuery).data
  const list = useListAddress(referralList(programs))
  const { search, sort, page } = list
  const { stage, county, program, language } = list.filters
  const view = (list.filters.view || 'all') as View
  return (
    <RecordsScreen
      title="Referrals"
      noun="referral"
      list={list}
      views={views}
      records={useQuery(
        referralsQuery({ view, stage, county, program, language, search, sort, page }),
      )}
      texts={{
        loading: 'Loading referrals...',
        failed: 'Failed to load referrals. Please try again.',
        search: 'Search by name, organization, phone or number',
        empty: 'No referrals yet',
        emptyHint: 'Referrals from the website appear here.',
      }}
      filters={['stage']}
      moreFilters={['county', 'program', 'language']}
      page={(props) => <ReferralPage key={props.id} {...props} />}
      table={(props) => <ReferralTable {...props} />}
      deletion={{
        title: 'Delete referral',
        question: 'Delete this referral, its files and its history? This cannot be undone.',
        nameOf: ({ personName, reference }) => `${personName}, ${reference}`,
        remove: deleteReferral,
        reload: referralsKey,
        success: 'Referral deleted',
        failure: 'Failed to delete the referral',
      }}
    />
  )
}
