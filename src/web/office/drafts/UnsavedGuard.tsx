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

type Forget = () => void
type Guard = {
  /** Something is typed and not saved. Gives back how to say that it is not so any more. */
  add: (forget: Forget) => () => void
  /** Goes, at once or after the question. */
  leave: (go: () => void) => void
}

const GuardContext = createContext<Guard>({ add: () => () => {}, leave: (go) => go() })

/** Asks before someone leaves what they typed: by a button, a link, the way back, or with the tab. */
export function UnsavedGuard({ children }: { children: ReactNode }) {
  const unsaved = useRef(new Set<Forget>()).current
  const [wayOut, setWayOut] = useState<{ go: () => void }>()
  const blocker = useBlocker(
    ({ currentLocation: here, nextLocation: next }) =>
      // An expired session keeps the draft, and Logout has asked already.
      unsaved.size > 0 && next.pathname !== paths.login && sectionIn(next) !== sectionIn(here),
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
      add: (forget) => {
        unsaved.add(forget)
        return () => unsaved.delete(forget)
      },
      leave: (go) => (unsaved.size > 0 ? setWayOut({ go }) : go()),
    }),
    [unsaved],
  )
  const stay = () => {
    setWayOut(undefined)
    blocker.reset?.()
  }
  const leave = () => {
    for (const forget of unsaved) forget()
    unsaved.clear()
    setWayOut(undefined)
    wayOut?.go()
    blocker.proceed?.()
  }

  return (
    <GuardContext value={guard}>
      {children}
      {(wayOut || blocker.state === 'blocked') && (
        <ConfirmDialog
          title="Discard your changes?"
          question="What you typed here is not saved yet. If you go on, it is lost."
          action="Discard changes"
          stay="Keep editing"
          onConfirm={leave}
          onCancel={stay}
        />
      )}
    </GuardContext>
  )
}

const sectionIn = ({ search }: { search: string }) => new URLSearchParams(search).get('section')

/** Goes where it is told to, once nothing unsaved would be lost by it, or it may be. */
export const useLeave = () => useContext(GuardContext).leave

/** While something is typed and not saved, leaving asks. */
export function useUnsaved(changed: boolean, forget: Forget) {
  const { add } = useContext(GuardContext)
  const latest = useRef(forget)
  latest.current = forget
  useEffect(() => (changed ? add(() => latest.current()) : undefined), [changed, add])
}
