import styles from './Switch.module.css'

type SwitchProps = {
  label: string
  checked: boolean
  onChange: (checked: boolean) => void
  disabled?: boolean
}

/** On or off, at once. */
export function Switch({ label, checked, onChange, disabled }: SwitchProps) {
  return (
    <label className={styles.switch}>
      <span className="visually-hidden">{label}</span>
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
