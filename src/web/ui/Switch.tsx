import styles from './Switch.module.css'

type SwitchProps = {
  label: string
  /** The label stands beside it; else only a screen reader says it. */
  showLabel?: boolean
  checked: boolean
  onChange: (checked: boolean) => void
  disabled?: boolean
}

/** On or off, at once. */
export function Switch({ label, showLabel, checked, onChange, disabled }: SwitchProps) {
  return (
    <label className={styles.switch} data-labelled={showLabel}>
      <span className={showLabel ? undefined : 'visually-hidden'}>{label}</span>
      <input
        type="checkbox"
        role="switch"
        checked={checked}
        aria-checked={checked}
        aria-disabled={disabled || undefined}
        onChange={(event) => !disabled && onChange(event.target.checked)}
      />
    </label>
  )
}
