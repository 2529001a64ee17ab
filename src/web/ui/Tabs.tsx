import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import styles from './Tabs.module.css'

type TabsProps<Id extends string> = {
  label: string
  tabs: { id: Id; label: string; count?: number | undefined }[]
  selected: Id
  onSelect: (id: Id) => void
  /** The content of the selected tab. */
  children: ReactNode
}

/** Tabs following the WAI-ARIA pattern: one Tab stop, arrow keys move between the tabs. */
export function Tabs<Id extends string>({
  label,
  tabs,
  selected,
  onSelect,
  children,
}: TabsProps<Id>) {
  const base = useId()
  const list = useRef<HTMLDivElement>(null)

  // On a small screen the list of tabs scrolls sideways, and a link may select a tab that is out of sight.
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>(`[data-tab="${selected}"]`)
    if (list.current && tab) list.current.scrollLeft = tab.offsetLeft - list.current.offsetLeft - 24
  }, [selected])

  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    // Not the selected tab, which may change only after the next key has been pressed.
    const focused = event.target instanceof HTMLElement ? event.target.dataset.tab : undefined
    const current = tabs.findIndex((tab) => tab.id === focused)
    const target = { ArrowRight: current + 1, ArrowLeft: current - 1, Home: 0, End: -1 }[event.key]
    const tab = target === undefined ? undefined : tabs.at(target % tabs.length)
    if (!tab) return
    event.preventDefault()
    onSelect(tab.id)
    list.current?.querySelector<HTMLElement>(`[data-tab="${tab.id}"]`)?.focus()
  }

  return (
    <>
      <div
        ref={list}
        className={styles.tabs}
        role="tablist"
        aria-label={label}
        onKeyDown={handleKey}
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}-${tab.id}`}
            data-tab={tab.id}
            aria-selected={tab.id === selected}
            aria-controls={`${base}-panel`}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={() => onSelect(tab.id)}
          >
            {tab.label} {tab.count !== undefined && <b>{tab.count}</b>}
          </button>
        ))}
      </div>
      <div
        id={`${base}-panel`}
        role="tabpanel"
        aria-labelledby={`${base}-${selected}`}
        className={styles.panel}
      >
        {children}
      </div>
    </>
  )
}
