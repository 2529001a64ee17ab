import { type KeyboardEvent, useEffect, useEffectEvent, useId, useState } from 'react'
import { searchLimits } from '#contract/office/office-search.ts'
import { isSessionOver } from '#web/api/api-error.ts'
import { plural } from '#web/office/platform/format.ts'
import type { Section } from '#web/office/platform/layout/section.ts'
import { Dialog } from '#web/ui/Dialog.tsx'
import { SearchField } from '#web/ui/SearchField.tsx'
import { Notice } from '#web/ui/States.tsx'
import { type Choice, useChoices } from './choices.ts'
import styles from './SearchDialog.module.css'

type SearchDialogProps = {
  sections: Section[]
  onChoose: (to: string) => void
  onClose: () => void
}

/** Finds records of every kind, and screens. What is typed is not stored and is in no address. */
export function SearchDialog({ sections, onChoose, onClose }: SearchDialogProps) {
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(0)
  const { text, choices, searching, problem, retry } = useChoices(sections, typed)
  const listId = useId()
  const optionId = (index: number) => `${listId}-${index}`
  const chosen = choices[active]
  /** Enter was pressed while the list still belonged to an earlier text. */
  const [opensFirst, setOpensFirst] = useState(false)
  const openWhenFound = useEffectEvent(() => {
    setOpensFirst(false)
    if (chosen && !problem) onChoose(chosen.to)
  })

  useEffect(() => {
    document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [listId, active])

  useEffect(() => {
    if (opensFirst && !searching) openWhenFound()
  }, [opensFirst, searching])

  const handleKey = (event: KeyboardEvent) => {
    const move = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (move && choices.length > 0) {
      event.preventDefault()
      setActive((active + move + choices.length) % choices.length)
    }
    // Enter also confirms a word in an input method.
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault()
      if (searching) setOpensFirst(true)
      else if (chosen) onChoose(chosen.to)
    }
  }

  return (
    <Dialog title="Search" onClose={onClose} width="normal">
      <div className={styles.search}>
        <div className={styles.field}>
          <SearchField
            label="Search"
            type="text"
            role="combobox"
            aria-expanded={choices.length > 0}
            aria-controls={choices.length > 0 ? listId : undefined}
            aria-activedescendant={chosen && optionId(active)}
            aria-autocomplete="list"
            spellCheck={false}
            enterKeyHint="go"
            placeholder="Name, phone, email, job or word"
            maxLength={searchLimits.text}
            data-autofocus
            value={typed}
            onChange={(text) => {
              setTyped(text)
              setActive(0)
              setOpensFirst(false)
            }}
            onKeyDown={handleKey}
          />
        </div>
        <p role="status" className={styles.status}>
          {describeStatus({ text, count: choices.length, searching, failed: problem !== null })}
        </p>
        {problem && !isSessionOver(problem) && (
          <Notice title="The search failed." onRetry={retry}>
            Screens are still listed.
          </Notice>
        )}
        <div
          id={listId}
          role="listbox"
          aria-label="Results"
          aria-busy={searching}
          className={styles.list}
        >
          {choices.map((choice, index) => (
            <Option
              key={`${choice.to} ${choice.title}`}
              id={optionId(index)}
              choice={choice}
              active={index === active}
              onPoint={() => setActive(index)}
              onChoose={() => onChoose(choice.to)}
            />
          ))}
        </div>
      </div>
    </Dialog>
  )
}

type OptionProps = {
  id: string
  choice: Choice
  active: boolean
  onPoint: () => void
  onChoose: () => void
}

function Option({ id, choice, active, onPoint, onChoose }: OptionProps) {
  const { icon: Icon, title, detail, kind } = choice
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys of the list are those of the field
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={active}
      className={styles.option}
      onPointerMove={onPoint}
      onClick={onChoose}
    >
      <Icon className="icon" />
      <span className={styles.title}>
        <b>{title}</b> {detail && <small>{detail}</small>}
      </span>
      <span className={styles.kind}>{kind}</span>
    </div>
  )
}

type Result = { text: string; count: number; searching: boolean; failed: boolean }

function describeStatus({ text, count, searching, failed }: Result) {
  if (!text) return 'Type to search, or choose a screen.'
  if (searching) return 'Searching...'
  if (count === 0 && !failed) return `Nothing found for “${text}”.`
  return plural(count, 'result')
}
