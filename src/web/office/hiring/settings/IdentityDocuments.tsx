import { queryOptions, useQuery } from '@tanstack/react-query'
import {
  applicationRulesCalls as calls,
  type IdentityMoment,
  identityMoments,
} from '#contract/hiring/application-rules.ts'
import { call } from '#web/api/call.ts'
import { privacyKey } from '#web/office/records/privacy/privacy-queries.ts'
import styles from '#web/office/records/privacy/TitledSection.module.css'
import { TitledSection, useSetting } from '#web/office/records/privacy/TitledSection.tsx'
import { SettingHistory } from '#web/office/records/versions/HistoryButton.tsx'
import { SelectField } from '#web/ui/Field.tsx'
import { momentNames, rulesVersions } from './setting-versions.ts'

const rulesKey = [...privacyKey, 'application rules']

const rulesQuery = queryOptions({
  queryKey: rulesKey,
  queryFn: async () => (await call(calls.read, {})).data,
})

const save = (identityDocuments: IdentityMoment) =>
  call(calls.save, { body: { identityDocuments } })

/** When applicants are asked for identity documents. */
export function IdentityDocuments() {
  const rules = useQuery(rulesQuery)
  const changing = useSetting({
    save,
    reload: rulesKey,
    success: 'When identity documents are asked for was changed',
  })
  const before = rules.data?.identityDocuments
  return (
    <TitledSection
      title="Identity documents of applicants"
      hint="Federal guidance advises asking for them only after an offer. Then the application form does not ask for them; in the details of an applicant, “Ask for a document” does. Documents that you have stay as they are."
      query={rules}
    >
      {before && (
        <div className={styles.choice}>
          <SelectField
            label="Ask for identity documents"
            value={before}
            disabled={changing.isPending}
            onChange={({ target }) =>
              changing.mutate({ before, after: target.value as IdentityMoment })
            }
          >
            {identityMoments.map((moment) => (
              <option key={moment} value={moment}>
                {momentNames[moment]}
              </option>
            ))}
          </SelectField>
          <SettingHistory setting="hiring rules" compare={rulesVersions} />
        </div>
      )}
    </TitledSection>
  )
}
