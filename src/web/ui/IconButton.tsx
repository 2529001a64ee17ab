import type { ComponentPropsWithRef, ReactNode } from 'react'
import styles from './IconButton.module.css'

type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'aria-label' | 'children'> & {
  /** The accessible name, also shown on hover. */
  label: string
  icon: ReactNode
  variant?: 'round' | 'plain' | 'square'
  danger?: boolean
}

/** When disabled it keeps the focus, so keyboard users do not lose their place. */
export function IconButton({
  label,
  icon,
  variant = 'plain',
  danger,
  disabled,
  onClick,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      className={styles.button}
      data-variant={variant}
      data-danger={danger}
      aria-label={label}
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onClick}
    >
      {icon}
    </button>
  )
}

type IconLinkProps = Omit<ComponentPropsWithRef<'a'>, 'aria-label' | 'children'> &
  Pick<IconButtonProps, 'label' | 'icon' | 'variant'>

/** A link that looks like an icon button. */
export function IconLink({ label, icon, variant = 'plain', ...rest }: IconLinkProps) {
  return (
    <a title={label} {...rest} className={styles.button} data-variant={variant}>
      {icon}
      <span className="visually-hidden">{label}</span>
    </a>
  )
}
