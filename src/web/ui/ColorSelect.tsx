import { ChevronDown } from 'lucide-react'
import type { BadgeColor } from './Badge.tsx'
import styles from './ColorSelect.module.css'
import tints from './tints.module.css'

type ColorSelectProps<Value extends string> = {
  label: string
  value: Value
  options: readonly { value: Value; label: string }[]
  color: BadgeColor
  onChange: (value: Value) => void
  disabled?: boolean
}

/** A badge that can be changed: a choice in the colour of what is chosen. */
export function ColorSelect<Value extends string>({
  label,
  value,
  options,
  color,
  onChange,
  disabled,
}: ColorSelectProps<Value>) {
  return (
    <span className={`${tints.tinted} ${styles.select}`} data-color={color}>
      <select
        aria-label={label}
        value={value}
        disabled={disabled}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.target.value)
          if (chosen) onChange(chosen.value)
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown className="icon" />
    </span>
  )
}
