import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  type SpanishSetting as Setting,
  spanishSettingCalls,
} from '#contract/website/spanish-setting.ts'
import { call } from '#web/api/call.ts'
import type { CompareOptions } from '#web/office/platform/drafts/compare.ts'
import { Panel } from '#web/office/platform/layout/Panel.tsx'
import { QueryStates } from '#web/office/platform/layout/QueryStates.tsx'
import { useMay } from '#web/office/platform/layout/use-may.ts'
import { useSetting } from '#web/office/records/privacy/TitledSection.tsx'
import { SettingHistory } from '#web/office/records/versions/HistoryButton.tsx'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { Switch } from '#web/ui/Switch.tsx'
import styles from './Spanish.module.css'

const settingQuery = queryOptions({
  queryKey: ['office', 'spanish', 'setting'],
  queryFn: async () => (await call(spanishSettingCalls.read, {})).data,
})

export const settingVersions: CompareOptions<Pick<Setting, 'on'>, Pick<Setting, 'on'>> = {
  toValues: (setting) => ({ on: setting?.on ?? false }),
  fields: {
    on: { label: 'Show the website in Spanish', text: ({ on }) => (on ? 'On' : 'Off') },
  },
}

const whoTranslated =
  'The built-in Spanish was written with the product. No qualified translator has checked it.'
const whatTheLawSays =
  'Federal rules ask for one where a machine translated texts about rights, benefits or consent (45 CFR 92.201(c)(3)). So rights, consent, disclosure, privacy and notices stay in English until an owner marks their Spanish as reviewed.'

/** Whether visitors see the website in Spanish, and who translated it. */
export function SpanishSetting() {
  const query = useQuery(settingQuery)
  const isOwner = useMay()('owner')
  const [asking, setAsking] = useState(false)
  const saving = useSetting({
    save: (on: boolean) => call(spanishSettingCalls.save, { body: { on } }),
    reload: settingQuery.queryKey,
    success: 'Whether visitors see Spanish was changed',
    onDone: () => setAsking(false),
  })
  const { data } = query
  const change = (on: boolean) => saving.mutate({ before: !on, after: on })
  return (
    <Panel
      title="The website in Spanish"
      note={data && inWords(data)}
      action={
        isOwner &&
        data && (
          <div className={styles.setting}>
            <Switch
              label={data.samples ? 'Keep it on after that' : 'Show the website in Spanish'}
              showLabel
              checked={data.on}
              disabled={saving.isPending}
              onChange={(on) => (on ? setAsking(true) : change(false))}
            />
            <SettingHistory setting="spanish" compare={settingVersions} />
          </div>
        )
      }
    >
      <QueryStates
        query={query}
        loading="Loading the setting..."
        failed="Failed to load the setting. Please try again."
      />
      <p className={styles.who}>
        {whoTranslated} {whatTheLawSays}
      </p>
      {asking && (
        <ConfirmDialog
          title="Show the Website in Spanish"
          question={whoTranslated}
          action="I have read this. Turn on"
          safe
          busy={saving.isPending}
          problem={saving.error?.message}
          onConfirm={() => change(true)}
          onCancel={() => setAsking(false)}
        >
          <p>{whatTheLawSays}</p>
        </ConfirmDialog>
      )}
    </Panel>
  )
}

function inWords({ on, samples }: Setting) {
  if (on) return 'Visitors can read it in Spanish.'
  return samples
    ? 'Visitors can read it in Spanish while there is sample content. After that it is off, unless an owner keeps it on.'
    : 'Visitors read English only. An owner can turn Spanish on.'
}
