import { ReasonsForm } from '#contract/hiring/application-handling.ts'
import { FirstDayListForm } from '#contract/hiring/first-day.ts'
import { QuestionsForm } from '#contract/hiring/interview-questions.ts'
import { ScreenTitle } from '#web/office/platform/layout/ScreenTitle.tsx'
import { useMay } from '#web/office/platform/layout/use-may.ts'
import { reasonsQuery, saveReasons } from '../applications/handling-queries.ts'
import { applicationsKey } from '../applications-key.ts'
import { firstDayListQuery, saveList } from '../first-day/first-day-queries.ts'
import { questionsQuery, saveQuestions } from '../interview-questions/question-queries.ts'
import { ApplicationRetention } from './ApplicationRetention.tsx'
import { DisclosureSetting } from './DisclosureSetting.tsx'
import { IdentityDocuments } from './IdentityDocuments.tsx'
import { LinesSetting } from './LinesSetting.tsx'
import { listSettings } from './setting-versions.ts'
import { WaitingDays } from './WaitingDays.tsx'

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
