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
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says by itself whether it is checked
        role="switch"
        checked={checked}
        aria-disabled={disabled || undefined}
        onChange={(event) => !disabled && onChange(event.target.checked)}
      />
    </label>
  )
}
