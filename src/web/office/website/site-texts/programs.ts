import { queryOptions } from '@tanstack/react-query'
import { type NamedProgram, siteTextsCalls } from '#contract/website/site-texts/site-texts.ts'
import { call } from '#web/api/call.ts'

/** The programs that records name, also those that are hidden now. */
export const programsQuery = queryOptions({
  queryKey: ['office', 'site texts', 'programs'],
  queryFn: loadPrograms,
})

export async function loadPrograms(): Promise<NamedProgram[]> {
  return (await call(siteTextsCalls.programs, {})).data
}

export type Programs = NamedProgram[] | undefined

export const toOption = ({ id, name, hidden }: NamedProgram) => ({
  value: id,
  label: hidden ? `${name} (hidden)` : name,
})

/** How the programs of two versions of a record are compared. */
export const programField = (programs: Programs) => ({
  label: 'Program',
  text: ({ program }: { program: string }) =>
    programs?.find(({ id }) => id === program)?.name ?? program,
})
