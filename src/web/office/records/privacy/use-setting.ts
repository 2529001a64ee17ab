import type { QueryKey } from '@tanstack/react-query'
import { useChange } from '#web/office/platform/drafts/use-change.ts'

type SettingOptions<Value> = {
  save: (value: Value) => Promise<unknown>
  reload: QueryKey
  success: string
  onDone?: () => void
}

/** Saves a setting; the value before it can be brought back. */
export const useSetting = <Value>({ save, ...options }: SettingOptions<Value>) =>
  useChange({
    change: ({ after }: { before: Value; after: Value }) => save(after),
    undo: ({ before }) => save(before),
    failure: 'Failed to save. Please try again.',
    ...options,
  })
