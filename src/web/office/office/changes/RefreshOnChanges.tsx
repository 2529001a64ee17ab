import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { type ChangeCounts, changeCalls, changeKinds } from '#contract/office/changes.ts'
import { call, unattended } from '#web/api/call.ts'
import { keepPlace } from './keep-place.ts'
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
    if (keys.size === 0) return
    const letGo = keepPlace()
    const loads = [...keys].map((key) =>
      unattended(() => client.invalidateQueries({ queryKey: ['office', key] })),
    )
    // What was loaded is on the screen a moment later.
    void Promise.all(loads).finally(() => setTimeout(letGo, 100))
    return letGo
  }, [now, client])
  return null
}
