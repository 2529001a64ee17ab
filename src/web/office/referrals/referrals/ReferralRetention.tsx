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
import styles from '#web/office/records/privacy/TitledSection.module.css'
import { TitledSection, useSetting } from '#web/office/records/privacy/TitledSection.tsx'
import { SettingHistory } from '#web/office/records/versions/HistoryButton.tsx'
import { SelectField } from '#web/ui/Field.tsx'

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
  const changing = useSetting({
    save,
    reload: rulesKey,
    success: 'How long referrals are kept was changed',
  })
  return (
    <TitledSection
      title="How long referrals are kept"
      hint="A referral is closed when it is started or declined. The server deletes it with its files once a day, unless a hold stops it, and leaves a receipt."
      query={rules}
    >
      {rules.data && (
        <div className={styles.choice}>
          <SelectField
            label="Delete closed referrals"
            value={rules.data.deleteAfterMonths}
            disabled={changing.isPending}
            onChange={({ target }) =>
              changing.mutate({
                before: rules.data.deleteAfterMonths,
                after: Number(target.value) as Months,
              })
            }
          >
            {retentionChoices.map((months) => (
              <option key={months} value={months}>
                {inWords(months)}
              </option>
            ))}
          </SelectField>
          <SettingHistory setting="referral retention" compare={retentionVersions} />
        </div>
      )}
    </TitledSection>
  )
}

function inWords(months: Months) {
  if (months === 0) return 'Never by itself'
  return months % 12 === 0
    ? `After ${plural(months / 12, 'year')}`
    : `After ${plural(months, 'month')}`
}
