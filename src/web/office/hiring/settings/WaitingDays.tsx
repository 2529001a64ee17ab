import { useQuery } from '@tanstack/react-query'
import { waitingLimits } from '#contract/hiring/decisions.ts'
import styles from '#web/office/records/privacy/TitledSection.module.css'
import { TitledSection, useSetting } from '#web/office/records/privacy/TitledSection.tsx'
import { SettingHistory } from '#web/office/records/versions/HistoryButton.tsx'
import { SelectField } from '#web/ui/Field.tsx'
import { saveWaitingDays, waitingDaysQuery } from '../applications/waiting-days.ts'
import { rulesVersions } from './setting-versions.ts'

const choices = Array.from({ length: waitingLimits.most }, (_, index) => index + 1)

/** How long someone can answer the first notice about a background check. */
export function WaitingDays() {
  const waiting = useQuery(waitingDaysQuery)
  const changing = useSetting({
    save: saveWaitingDays,
    reload: waitingDaysQuery.queryKey,
    success: 'How long to wait was changed',
  })
  const before = waiting.data?.waitingDays
  return (
    <TitledSection
      title="Background checks"
      hint="Someone who may be rejected because of a report first gets a notice with a copy of it. The decision waits this long. Ask your lawyer how long it must be."
      query={waiting}
    >
      {before && (
        <div className={styles.choice}>
          <SelectField
            label="Workdays between the notice and the decision"
            value={before}
            disabled={changing.isPending}
            onChange={({ target }) => changing.mutate({ before, after: Number(target.value) })}
          >
            {choices.map((count) => (
              <option key={count}>{count}</option>
            ))}
          </SelectField>
          <SettingHistory setting="hiring rules" compare={rulesVersions} />
        </div>
      )}
    </TitledSection>
  )
}
