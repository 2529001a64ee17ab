import styles from './Switch.module.css'

type SwitchProps = {
  label: string
  /** Shows the label; else only screen readers get it. */
  showLabel?: boolean
  checked: boolean
  onChange: (checked: boolean) => void
  disabled?: boolean
}

/** A switch that takes effect immediately. */
export function Switch({ label, showLabel, checked, onChange, disabled }: SwitchProps) {
  return (
    <label className={styles.switch} data-labelled={showLabel}>
      <span className={showLabel ? undefined : 'visually-hidden'}>{label}</span>
      <input
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox already exposes whether it is checked
        role="switch"
        checked={checked}
        aria-disabled={disabled || undefined}
        onChange={(event) => !disabled && onChange(event.target.checked)}
      />
    </label>
  )
}
