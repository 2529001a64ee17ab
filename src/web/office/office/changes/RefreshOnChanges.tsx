import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import {
  type ChangeCounts,
  type ChangeKind,
  changeCalls,
  changeKinds,
} from '#contract/office/changes.ts'
import { call, unattended } from '#web/api/call.ts'

const every = 20_000

/** Asks every 20 seconds, while the tab is visible, what has changed, and loads that again. */
export function RefreshOnChanges() {
  const client = useQueryClient()
  const before = useRef<ChangeCounts>(undefined)
  const { data: now } = useQuery({
    queryKey: ['changes'],
    queryFn: async () => (await unattended(() => call(changeCalls.read, {}))).data,
    refetchInterval: every,
  })

  useEffect(() => {
    if (!now) return
    const changed = changeKinds.filter(
      (kind) => before.current && before.current[kind] !== now[kind],
    )
    before.current = now
    const keys = new Set(changed.flatMap(keysOf))
    if (keys.size === 0) return
    const letGo = keepPlace()
    const loads = [...keys].map((key) =>
      unattended(() => client.invalidateQueries({ queryKey: ['office', key] })),
    )
    // What was loaded is on the screen a moment later, on a slow device after more than a tenth of a second.
    void Promise.all(loads).finally(() => setTimeout(letGo, 1000))
    return letGo
  }, [now, client])
  return null
}

/** Queries have the name of what they show as the second part of their keys. */
export const keysOf = (kind: ChangeKind) => [kind.replace(' ', '-'), ...(alsoShownIn[kind] ?? [])]

/** Other queries that show records of a kind. */
const alsoShownIn: Partial<Record<ChangeKind, string[]>> = {
  applications: ['jobs', 'news', 'overview', 'reports', 'waiting'],
  // Notes count as messages, also those on a referral.
  messages: ['contact', 'news', 'referrals', 'overview', 'reports', 'waiting'],
  referrals: ['reports', 'waiting'],
  testimonials: ['sample-content', 'waiting'],
  jobs: ['reports', 'sample-content'],
  events: ['sample-content'],
  team: ['sample-content'],
  hero: ['sample-content'],
  users: ['setup'],
  'site details': ['provider', 'sender', 'sample-content', 'setup'],
  mail: ['overview', 'waiting', 'contact', 'applications'],
  tasks: ['scheduled-tasks', 'overview', 'waiting'],
  'audit log': ['audit', 'news'],
}

/**
 * Until the returned function is called, rows that appear or vanish above do not move what someone is
 * reading. Browsers do this themselves, but not for the rows of a table.
 */
export function keepPlace(): () => void {
  let place = placeNow()
  const remember = () => {
    place = placeNow()
  }
  const observer = new MutationObserver(() => {
    const moved = place?.row.isConnected ? getTop(place.row) - place.top : 0
    if (scrollY > 0 && moved !== 0) scrollBy({ top: moved, behavior: 'instant' })
    remember()
  })
  // A longer text, such as a count, can take another line.
  observer.observe(document.body, { childList: true, characterData: true, subtree: true })
  addEventListener('scroll', remember)
  return () => {
    observer.disconnect()
    removeEventListener('scroll', remember)
  }
}

/** The first row that is in view, and where. */
function placeNow() {
  const rows = [...document.querySelectorAll('main :is(tbody tr, li)')]
  const row = rows.find((each) => getTop(each) > 0)
  return row && { row, top: getTop(row) }
}

const getTop = (element: Element) => element.getBoundingClientRect().top
