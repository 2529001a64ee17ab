import { ChevronDown } from 'lucide-react'
import { type KeyboardEvent, type MouseEvent, useId, useRef, useState } from 'react'
import type { BadgeColor } from './Badge.tsx'
import styles from './ColorSelect.module.css'
import tints from './tints.module.css'

type ColorSelectProps<Value extends string> = {
  label: string
  /** The saved value. */
  value: Value
  options: readonly { value: Value; label: string; color: BadgeColor }[]
  onChange: (value: Value) => void
  /** Ignores input. It is not `disabled`, because a disabled control loses the focus. */
  busy?: boolean
}

/**
 * A select that looks like a badge in the color of its value. On a closed list every arrow key
 * changes the value, so a value chosen with the keyboard is saved only on Enter or on blur.
 */
export function ColorSelect<Value extends string>({
  label,
  value,
  options,
  onChange,
  busy = false,
}: ColorSelectProps<Value>) {
  const hintId = useId()
  const [unsaved, setUnsaved] = useState<Value>()
  const keyIsDown = useRef(false)
  const shown = unsaved ?? value
  const color = options.find((option) => option.value === shown)?.color

  const save = (chosen: Value) => {
    setUnsaved(undefined)
    if (chosen !== value) onChange(chosen)
  }
  const handleChange = (text: string) => {
    const chosen = options.find((option) => option.value === text)?.value
    if (!chosen || busy) return
    if (keyIsDown.current) setUnsaved(chosen === value ? undefined : chosen)
    else save(chosen)
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    keyIsDown.current = choosesInClosedList(event)
    if (busy && opensOrChooses(event)) event.preventDefault()
    if (unsaved === undefined || !['Enter', 'Escape'].includes(event.key)) return
    event.preventDefault()
    // Else Escape would also close the dialog around the list.
    event.stopPropagation()
    if (event.key === 'Enter') save(unsaved)
    else setUnsaved(undefined)
  }
  const handleMouseDown = (event: MouseEvent) => {
    if (busy) event.preventDefault()
  }
  const handleBlur = () => {
    keyIsDown.current = false
    if (unsaved !== undefined) save(unsaved)
  }

  return (
    <span className={styles.choice}>
      <span className={`${tints.tinted} ${styles.select}`} data-color={color}>
        <select
          aria-label={label}
          aria-describedby={hintId}
          aria-disabled={busy || undefined}
          value={shown}
          onChange={(event) => handleChange(event.target.value)}
          onKeyDown={handleKeyDown}
          onKeyUp={() => {
            keyIsDown.current = false
          }}
          onMouseDown={handleMouseDown}
          onBlur={handleBlur}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown className="icon" />
      </span>
      <small id={hintId} className={styles.hint} role="status">
        {unsaved !== undefined && 'Not saved yet. Enter saves, Escape undoes.'}
      </small>
    </span>
  )
}

/** Arrow and paging keys, and letters that jump to an option. */
const choosesInClosedList = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) =>
  !altKey && !ctrlKey && !metaKey && (/^(Arrow|Page|Home|End)/.test(key) || /^\S$/.test(key))

const opensOrChooses = (event: KeyboardEvent) =>
  choosesInClosedList(event) || /^(Arrow.*| |Enter|F4)$/.test(event.key)
