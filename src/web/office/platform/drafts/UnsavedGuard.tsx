import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useBlocker } from 'react-router'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { paths } from '../paths.ts'

type Discard = () => void
type Guard = {
  /** Registers unsaved changes. Returns a function that unregisters them. */
  add: (discard: Discard) => () => void
  /** Runs the action, after a question when there are unsaved changes. */
  confirmLeave: (action: () => void) => void
}

const GuardContext = createContext<Guard>({
  add: () => () => {},
  confirmLeave: (action) => action(),
})

/** Asks before unsaved changes are lost: by a button, a link, the Back button or closing the tab. */
export function UnsavedGuard({ children }: { children: ReactNode }) {
  const unsaved = useRef(new Set<Discard>()).current
  const [pending, setPending] = useState<{ action: () => void }>()
  const blocker = useBlocker(
    ({ currentLocation: here, nextLocation: next, historyAction }) =>
      // An expired session keeps the draft, and Logout has already asked.
      unsaved.size > 0 &&
      next.pathname !== paths.login &&
      (inAddress('section', next) !== inAddress('section', here) ||
        // Back closes an open record.
        (historyAction === 'POP' && inAddress('id', next) !== inAddress('id', here))),
  )

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (unsaved.size > 0) event.preventDefault()
    }
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [unsaved])

  const guard = useMemo<Guard>(
    () => ({
      add: (discard) => {
        unsaved.add(discard)
        return () => unsaved.delete(discard)
      },
      confirmLeave: (action) => (unsaved.size > 0 ? setPending({ action }) : action()),
    }),
    [unsaved],
  )
  const stay = () => {
    setPending(undefined)
    blocker.reset?.()
  }
  const leave = () => {
    for (const discard of unsaved) discard()
    unsaved.clear()
    setPending(undefined)
    pending?.action()
    blocker.proceed?.()
  }

  return (
    <GuardContext value={guard}>
      {children}
      {(pending || blocker.state === 'blocked') && (
        <ConfirmDialog
          title="Discard your changes?"
          question="What you typed here is not saved yet. If you leave, it will be lost."
          action="Discard changes"
          stay="Keep editing"
          onConfirm={leave}
          onCancel={stay}
        />
      )}
    </GuardContext>
  )
}

const inAddress = (name: string, { search }: { search: string }) =>
  new URLSearchParams(search).get(name)

/** A function that runs an action, after a question when there are unsaved changes. */
export const useConfirmLeave = () => useContext(GuardContext).confirmLeave

/** Tells the guard about unsaved changes, and how to discard them. */
export function useUnsavedChanges(changed: boolean, discard: Discard) {
  const { add } = useContext(GuardContext)
  const latest = useRef(discard)
  latest.current = discard
  useEffect(() => (changed ? add(() => latest.current()) : undefined), [changed, add])
}
