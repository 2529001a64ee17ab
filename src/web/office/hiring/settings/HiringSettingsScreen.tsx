import { queryOptions, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { ReasonsForm } from '#contract/hiring/application-handling.ts'
import {
  applicationRulesCalls as calls,
  type IdentityMoment,
  identityMoments,
} from '#contract/hiring/application-rules.ts'
import { waitingLimits } from '#contract/hiring/decisions.ts'
import { FirstDayListForm } from '#contract/hiring/first-day.ts'
import { QuestionsForm } from '#contract/hiring/interview-questions.ts'
import { call } from '#web/api/call.ts'
import { prefetchAll } from '#web/office/platform/layout/lazy-screen.tsx'
import { ScreenTitle } from '#web/office/platform/layout/ScreenTitle.tsx'
import { useLinkAction } from '#web/office/platform/layout/use-link-action.ts'
import { useMay } from '#web/office/platform/layout/use-may.ts'
import { privacyKey } from '#web/office/records/privacy/privacy-queries.ts'
import { SelectSetting, TitledSection } from '#web/office/records/privacy/TitledSection.tsx'
import { SettingHistory } from '#web/office/records/versions/HistoryButton.tsx'
import { Button } from '#web/ui/Button.tsx'
import { reasonsQuery, saveReasons } from '../applications/handling-queries.ts'
import { saveWaitingDays, waitingDaysQuery } from '../applications/waiting-days.ts'
import { applicationsKey } from '../applications-key.ts'
import { firstDayListQuery, saveList } from '../first-day/first-day-queries.ts'
import { questionsQuery, saveQuestions } from '../interview-questions/question-queries.ts'
import { ApplicationRetention } from './ApplicationRetention.tsx'
import { DisclosureSetting } from './DisclosureSetting.tsx'
import styles from './HiringSettings.module.css'
import { LinesDialog } from './LinesDialog.tsx'
import { listSettings, momentNames, rulesVersions } from './setting-versions.ts'

/** Everything about hiring that is the same for all applicants. */
export function HiringSettingsScreen() {
  const owner = useMay()('owner')
  return (
    <>
      <ScreenTitle title="Hiring settings" />
      <LinesSetting
        title="Interview questions"
        parameter="questions"
        query={questionsQuery}
        purpose="Printed on the sheet for an interview, with lines to write on."
        {...listSettings.questions}
        schema={QuestionsForm}
        hint="One in each line. Ask everyone the same, and nothing about age, health, family or faith."
        save={saveQuestions}
        reload={applicationsKey}
        success="The questions were saved"
        failure="Failed to save the questions. Please try again."
      />
      <LinesSetting
        title="Reasons"
        parameter="reasons"
        query={reasonsQuery}
        purpose="Why an application is rejected or withdrawn. Applicants never see them."
        {...listSettings.reasons}
        schema={ReasonsForm}
        hint="One in each line. Applications keep the reason they have."
        save={saveReasons}
        reload={reasonsQuery.queryKey}
        success="The reasons were saved"
        failure="Failed to save the reasons. Please try again."
      />
      <LinesSetting
        title="First-Day List"
        parameter="first-day"
        query={firstDayListQuery}
        purpose="What is done before the first day of everyone who is hired."
        {...listSettings.firstDay}
        schema={FirstDayListForm}
        hint="One in each line, for everyone who is hired. What was recorded under a line stays, even if you change or remove it. These are suggestions, not legal advice: your license and your lawyer say what you need."
        save={saveList}
        reload={applicationsKey}
        success="The list was saved"
        failure="Failed to save the list. Please try again."
      />
      <DisclosureSetting />
      {owner && <WaitingDays />}
      {owner && <IdentityDocuments />}
      {owner && <ApplicationRetention />}
    </>
  )
}

HiringSettingsScreen.prefetch = prefetchAll(questionsQuery, reasonsQuery, firstDayListQuery)

type LinesSettingProps<List> = Omit<
  ComponentProps<typeof LinesDialog<List & { updatedAt: string }>>,
  'list' | 'onClose' | 'hint'
> & {
  /** What opens the form in the address. */
  parameter: string
  query: UseQueryOptions<List, Error, List, string[]>
  /** What the list is for. */
  purpose: string
  /** A hint at the field; below it each line is one entry. */
  hint: string
}

/** A list of short texts that staff edit as lines. */
function LinesSetting<List extends { updatedAt: string }>({
  parameter,
  query,
  purpose,
  ...dialog
}: LinesSettingProps<List>) {
  const [editing, setEditing] = useState(false)
  const list = useQuery(query)
  useLinkAction(parameter, () => setEditing(true))
  return (
    <TitledSection title={dialog.title} hint={purpose} query={list}>
      {list.data && (
        <>
          <ol className={styles.lines}>
            {dialog.linesIn(list.data).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ol>
          <Button variant="line" size="small" busy={editing} onClick={() => setEditing(true)}>
            <Pencil className="icon" /> Edit
            <span className="visually-hidden"> {dialog.title}</span>
          </Button>
        </>
      )}
      {editing && list.data && (
        <LinesDialog {...dialog} list={list.data} onClose={() => setEditing(false)} />
      )}
    </TitledSection>
  )
}

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
  return (
    <SelectSetting
      title="Identity documents of applicants"
      hint="Federal guidance advises asking for them only after an offer. Then the application form does not ask for them; in the details of an applicant, “Ask for a document” does. Documents that you have stay as they are."
      query={rules}
      label="Ask for identity documents"
      value={rules.data?.identityDocuments}
      choices={identityMoments}
      inWords={(moment) => momentNames[moment]}
      save={save}
      reload={rulesKey}
      success="When identity documents are asked for was changed"
      history={<SettingHistory setting="hiring rules" compare={rulesVersions} />}
    />
  )
}

const choices = Array.from({ length: waitingLimits.most }, (_, index) => index + 1)

/** How long someone can answer the first notice about a background check. */
function WaitingDays() {
  const waiting = useQuery(waitingDaysQuery)
  return (
    <SelectSetting
      title="Background checks"
      hint="Someone who may be rejected because of a report first gets a notice with a copy of it. The decision waits this long. Ask your lawyer how long it must be."
      query={waiting}
      label="Workdays between the notice and the decision"
      value={waiting.data?.waitingDays}
      choices={choices}
      inWords={String}
      save={saveWaitingDays}
      reload={waitingDaysQuery.queryKey}
      success="How long to wait was changed"
      history={<SettingHistory setting="hiring rules" compare={rulesVersions} />}
    />
  )
}
