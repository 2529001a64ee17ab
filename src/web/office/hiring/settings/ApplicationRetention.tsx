import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import {
  applicationRetentionCalls as calls,
  keepChoices,
  type Retention,
  type RetentionRules,
} from '#contract/hiring/application-handling.ts'
import { call } from '#web/api/call.ts'
import { plural } from '#web/office/platform/format.ts'
import { sectionPath } from '#web/office/platform/paths.ts'
import styles from '#web/office/records/privacy/TitledSection.module.css'
import { TitledSection, useSetting } from '#web/office/records/privacy/TitledSection.tsx'
import { SettingHistory } from '#web/office/records/versions/HistoryButton.tsx'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { SelectField } from '#web/ui/Field.tsx'
import { Switch } from '#web/ui/Switch.tsx'
import { applicationsKey } from '../applications-key.ts'
import { retentionVersions } from './setting-versions.ts'

/** Below that of the applications: deleting one of them changes how many there are. */
const retentionKey = [...applicationsKey, 'retention']

const retentionQuery = queryOptions({
  queryKey: retentionKey,
  queryFn: async () => (await call(calls.read, {})).data,
})

const save = ({ keepYears, deletesByItself }: RetentionRules) =>
  call(calls.save, { body: { keepYears, deletesByItself } })

/** How long applications are kept, and whether the server deletes them then. */
export function ApplicationRetention() {
  const retention = useQuery(retentionQuery)
  const [asking, setAsking] = useState<Retention>()
  const changing = useSetting({
    save,
    reload: retentionKey,
    success: 'How long applications are kept was changed',
    onDone: () => setAsking(undefined),
  })
  const { data } = retention
  const change = (before: RetentionRules, changes: Partial<RetentionRules>) =>
    changing.mutate({ before, after: { ...before, ...changes } })
  const ask = (before: Retention) => {
    changing.reset()
    setAsking(before)
  }
  return (
    <TitledSection
      title="How long applications are kept"
      hint="Counted from the day an application arrived or its status last changed, whichever is later. Older ones are deleted by you in the list of applicants, or by the server once a day, with a receipt. The server keeps whatever is on hold, and the applications of people who were hired."
      query={retention}
    >
      {data && (
        <div className={styles.choice}>
          <SelectField
            label="Keep applications for"
            value={data.keepYears}
            disabled={changing.isPending}
            onChange={({ target }) =>
              change(data, { keepYears: Number(target.value) as RetentionRules['keepYears'] })
            }
          >
            {keepChoices.map((years) => (
              <option key={years} value={years}>
                {plural(years, 'year')}
              </option>
            ))}
          </SelectField>
          <Switch
            label="Delete older ones by itself"
            showLabel
            checked={data.deletesByItself}
            disabled={changing.isPending}
            onChange={(on) => (on ? ask(data) : change(data, { deletesByItself: false }))}
          />
          <SettingHistory setting="application retention" compare={retentionVersions} />
          <p>
            {data.old === 0 ? 'No application is older than that.' : `${whatIsOld(data.old)}. `}
            {data.old > 0 && <Link to={sectionPath('applicants', 'view=old')}>See them</Link>}
          </p>
        </div>
      )}
      {asking && (
        <ConfirmDialog
          title="Delete Old Applications"
          question={`Do you want the server to delete applications ${plural(asking.keepYears, 'year')} after the last change of their status? They cannot be brought back.`}
          action="Switch on"
          busy={changing.isPending}
          problem={changing.error?.message}
          onConfirm={() => change(asking, { deletesByItself: true })}
          onCancel={() => setAsking(undefined)}
        >
          {asking.old > 0 && <p>{whatIsOld(asking.old)}, and will be deleted within a day.</p>}
        </ConfirmDialog>
      )}
    </TitledSection>
  )
}

/** 3 applications are older than that */
const whatIsOld = (count: number) =>
  `${plural(count, 'application')} ${count === 1 ? 'is' : 'are'} older than that`
