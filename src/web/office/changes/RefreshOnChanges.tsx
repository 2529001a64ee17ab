import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { type ChangeCounts, changeCalls, changeKinds } from '#contract/changes.ts'
import { call, unattended } from '#web/api/call.ts'
import { shownIn } from './shown-in.ts'

const every = 20_000

/** Asks every 20 seconds, while the tab is looked at, what has changed, and loads that again. */
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
    const keys = new Set(changed.flatMap((kind) => shownIn[kind]))
    for (const key of keys) {
      unattended(() => client.invalidateQueries({ queryKey: ['office', key] }))
    }
  }, [now, client])
  return null
}
