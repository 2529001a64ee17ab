import { queryOptions, useQuery } from '@tanstack/react-query'
import {
  type ReferralRules,
  referralRulesCalls,
  retentionChoices,
} from '#contract/referrals/referral-rules.ts'
import { call } from '#web/api/call.ts'
import type { CompareOptions } from '#web/office/platform/drafts/compare.ts'
import { plural } from '#web/office/platform/format.ts'
import { privacyKey } from '#web/office/records/privacy/privacy-queries.ts'
import { SelectSetting } from '#web/office/records/privacy/TitledSection.tsx'
import { SettingHistory } from '#web/office/records/versions/HistoryButton.tsx'

type Months = ReferralRules['deleteAfterMonths']

const rulesKey = [...privacyKey, 'referral rules']

const rulesQuery = queryOptions({
  queryKey: rulesKey,
  queryFn: async () => (await call(referralRulesCalls.read, {})).data,
})

const save = (deleteAfterMonths: Months) =>
  call(referralRulesCalls.save, { body: { deleteAfterMonths } })

export const retentionVersions: CompareOptions<ReferralRules, ReferralRules> = {
  toValues: (rules) => ({ deleteAfterMonths: 0, ...rules }),
  fields: {
    deleteAfterMonths: {
      label: 'Delete closed referrals',
      text: ({ deleteAfterMonths }) => inWords(deleteAfterMonths),
    },
  },
}

/** How long closed referrals are kept. */
export function ReferralRetention() {
  const rules = useQuery(rulesQuery)
  return (
    <SelectSetting
      title="How long referrals are kept"
      hint="A referral is closed when it is started or declined. The server deletes it with its files once a day, unless a hold stops it, and leaves a receipt."
      query={rules}
      label="Delete closed referrals"
      value={rules.data?.deleteAfterMonths}
      choices={retentionChoices}
      inWords={inWords}
      save={save}
      reload={rulesKey}
      success="How long referrals are kept was changed"
      history={<SettingHistory setting="referral retention" compare={retentionVersions} />}
    />
  )
}

function inWords(months: Months) {
  if (months === 0) return 'Never by itself'
  return months % 12 === 0
    ? `After ${plural(months / 12, 'year')}`
    : `After ${plural(months, 'month')}`
}
