import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { type LucideIcon, Search } from 'lucide-react'
import { type Hit, officeSearchCalls, searchLimits } from '#contract/office/office-search.ts'
import type { StaffAccess } from '#contract/platform/roles.ts'
import { containsTerms, makeSearchText, searchTerms } from '#contract/platform/search.ts'
import { hits } from '#contract/records/record-kinds.ts'
import { call } from '#web/api/call.ts'
import { formatDate } from '#web/office/platform/format.ts'
import type { Section } from '#web/office/platform/layout/section.ts'
import { useMay } from '#web/office/platform/layout/use-may.ts'
import { sectionPath } from '#web/office/platform/paths.ts'
import { useDebounced } from '#web/ui/use-debounced.ts'

type Allows = (access: StaffAccess) => boolean

/** What was found is forgotten when the search is closed. */
const searchQuery = (text: string) =>
  queryOptions({
    queryKey: ['search', text],
    queryFn: async () => ({
      text,
      hits: (await call(officeSearchCalls.find, { body: { text } })).data,
    }),
    enabled: text.length >= searchLimits.shortest,
    placeholderData: keepPreviousData,
    gcTime: 0,
  })

/** A hit as it is listed: a record, a screen or an action, and where it opens. */
export type Choice = {
  to: string
  icon: LucideIcon
  title: string
  detail: string
  /** What it is. */
  kind: string
}

export function toChoice(sections: Section[], { kind, id, title, detail, at }: Hit): Choice {
  const { name, section } = hits[kind]
  return {
    to: sectionPath(section, `id=${id}`),
    icon: sections.find((each) => each.id === section)?.icon ?? Search,
    title,
    detail: [detail, at && formatDate(at)].filter(Boolean).join(' · '),
    kind: name,
  }
}

/** The screens and actions that have all words of the text in their name, then the screens that have them in other words. */
export function listScreens(sections: Section[], may: Allows, text: string): Choice[] {
  const terms = searchTerms(text)
  const has = (...texts: string[]) => containsTerms(makeSearchText(texts), terms)
  const named = sections.filter(({ label, hint = '' }) => has(label, hint))
  if (terms.length === 0) return named.map(toScreen)
  const others = sections.filter(
    (section) => !named.includes(section) && has(section.label, section.group, section.words ?? ''),
  )
  const actions = sections
    .filter(({ edits }) => !edits || may(edits))
    .flatMap(({ id, icon, label: detail, actions = [] }) =>
      actions
        .filter(({ label, parameter = '' }) => has(label, parameter))
        .map(({ label, parameter }) => ({
          to: sectionPath(id, parameter),
          icon,
          title: label,
          detail,
          kind: 'Action',
        })),
    )
  return [...named.map(toScreen), ...actions, ...others.map(toScreen)]
}

const toScreen = ({ id, label, icon }: Section): Choice => ({
  to: sectionPath(id),
  icon,
  title: label,
  detail: '',
  kind: 'Screen',
})

/** What is listed for a text. Screens are known at once; records are asked for when the typing pauses. */
export function useChoices(sections: Section[], typed: string) {
  const text = typed.trim()
  const settled = useDebounced(text, 200)
  const asks = text.length >= searchLimits.shortest
  const { data, error, refetch } = useQuery(searchQuery(asks ? settled : ''))
  const hits = (asks && data?.hits) || []
  const choices: Choice[] = [
    ...listScreens(sections, useMay(), text),
    ...hits.map((hit) => toChoice(sections, hit)),
  ]
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
