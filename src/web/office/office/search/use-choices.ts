import { useQuery } from '@tanstack/react-query'
import { searchLimits } from '#contract/office/office-search.ts'
import type { Section } from '#web/office/platform/layout/section.ts'
import { useDebounced } from '#web/ui/use-debounced.ts'
import { type Choice, screensWith, toChoice } from './choices.ts'
import { searchQuery } from './search-queries.ts'

/** What is listed for a text. Screens are known at once; records are asked for when the typing pauses. */
export function useChoices(sections: Section[], typed: string) {
  const text = typed.trim()
  const settled = useDebounced(text, 200)
  const asks = text.length >= searchLimits.shortest
  const { data, error, refetch } = useQuery(searchQuery(asks ? settled : ''))
  const hits = (asks && data?.hits) || []
  const choices: Choice[] = [...screensWith(sections, text), ...hits.map(toChoice)]
  const problem = asks && settled === text ? error : null
  return {
    text,
    choices,
    problem,
    retry: refetch,
    /** The records listed are not yet those of the text. */
    searching: asks && data?.text !== text && !problem,
  }
}
