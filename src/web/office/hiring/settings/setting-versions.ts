import type { Reasons, RetentionRules } from '#contract/hiring/application-handling.ts'
import type { IdentityMoment } from '#contract/hiring/application-rules.ts'
import type { FirstDayList } from '#contract/hiring/first-day.ts'
import type { Questions } from '#contract/hiring/interview-questions.ts'
import type { LinesForm } from '#contract/platform/text-lines.ts'
import type { CompareOptions } from '#web/office/platform/drafts/compare.ts'
import { plural } from '#web/office/platform/format.ts'

type LinesOf<List> = { label: string; linesIn: (list: List) => string[] }

/** How two versions of a list that is edited as lines are compared. */
export const linesVersions = <List>({
  label,
  linesIn,
}: LinesOf<List>): CompareOptions<LinesForm, List> => ({
  toValues: (stored) => ({ text: stored ? linesIn(stored).join('\n') : '' }),
  fields: { text: { label, text: ({ text }) => text } },
})

/** The lists that staff edit as lines, as their forms name them. */
export const listSettings = {
  questions: {
    kind: 'interview questions',
    label: 'Questions',
    linesIn: ({ questions }: Questions) => questions,
  },
  reasons: {
    kind: 'reasons',
    label: 'Reasons to choose from',
    linesIn: ({ reasons }: Reasons) => reasons,
  },
  firstDay: {
    kind: 'first-day list',
    label: 'Before the first day',
    linesIn: ({ items }: FirstDayList) => items,
  },
}

export const questionVersions = linesVersions(listSettings.questions)
export const reasonVersions = linesVersions(listSettings.reasons)
export const firstDayVersions = linesVersions(listSettings.firstDay)

export const momentNames: Record<IdentityMoment, string> = {
  application: 'With the application',
  offer: 'After an offer, through the private link',
}

type HiringRules = { identityDocuments: IdentityMoment; waitingDays: number }

export const rulesVersions: CompareOptions<HiringRules, HiringRules> = {
  toValues: (rules) => ({ identityDocuments: 'application', waitingDays: 0, ...rules }),
  fields: {
    identityDocuments: {
      label: 'Identity documents',
      text: ({ identityDocuments }) => momentNames[identityDocuments],
    },
    waitingDays: {
      label: 'Workdays between the notice and the decision',
      text: ({ waitingDays }) => plural(waitingDays, 'workday'),
    },
  },
}

export const retentionVersions: CompareOptions<RetentionRules, RetentionRules> = {
  toValues: (rules) => ({ keepYears: 1, deletesByItself: false, ...rules }),
  fields: {
    keepYears: {
      label: 'Keep applications for',
      text: ({ keepYears }) => plural(keepYears, 'year'),
    },
    deletesByItself: {
      label: 'Delete older ones by itself',
      text: ({ deletesByItself }) => (deletesByItself ? 'Yes' : 'No'),
    },
  },
}
