import { counties } from '#contract/referrals/counties.ts'
import { referralStages } from '#contract/referrals/referrals.ts'
import type { ListDefinition } from '#web/office/platform/lists/list-definition.ts'
import { languageFilter } from '#web/office/platform/lists/written-in.tsx'
import { type Programs, toOption } from '#web/office/website/site-texts/programs.ts'
import { stageLabel } from './stages.ts'

/** The server's own order. */
export const defaultSort = '-date'

/** The views of the list, and what the server is asked for. */
export const views = {
  all: { label: 'All', query: {} },
  unread: { label: 'Unread', query: { read: 'false' } },
  mine: { label: 'Mine', query: { owner: 'me' } },
  due: { label: 'Next step due', query: { due: 'true' } },
} as const
export type View = keyof typeof views

const viewOptions = Object.entries(views)
  .filter(([value]) => value !== 'all')
  .map(([value, { label }]) => ({ value, label }))

export const referralList = (
  programs: Programs,
): ListDefinition<'view' | 'stage' | 'county' | 'program' | 'language'> => ({
  noun: 'referrals',
  sorts: {
    person: { label: 'Person', kind: 'text' },
    county: { label: 'County', kind: 'text' },
    next: { label: 'Next step', kind: 'date' },
    date: { label: 'Received', kind: 'date' },
  },
  defaultSort,
  filters: {
    view: { label: 'View', all: 'All', options: viewOptions },
    stage: {
      label: 'Stage',
      all: 'All stages',
      options: referralStages.map((stage) => ({ value: stage, label: stageLabel(stage) })),
    },
    county: {
      label: 'County',
      all: 'All counties',
      options: counties.map((county) => ({ value: county, label: county })),
    },
    program: {
      label: 'Program',
      all: 'All programs',
      options: programs?.map(toOption),
    },
    language: languageFilter,
  },
})

/** The name of a program, or that it is not known. */
export const programName = (program: string, programs: Programs) =>
  program ? (programs?.find(({ id }) => id === program)?.name ?? '') : 'Not sure yet'
