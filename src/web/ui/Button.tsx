import type { ComponentPropsWithRef } from 'react'
import styles from './Button.module.css'

type Look = {
  variant?: 'primary' | 'accent' | 'line' | 'quiet' | 'danger' | 'quiet-danger'
  size?: 'normal' | 'small'
  /** As wide as its container. */
  wide?: boolean
}

type ButtonProps = ComponentPropsWithRef<'button'> &
  Look & {
    /** Ignores clicks but can keep the focus, which a disabled button would lose. */
    busy?: boolean
  }

export function Button({
  variant = 'primary',
  size = 'normal',
  wide,
  busy,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={styles.button}
      data-variant={variant}
      data-size={size}
      data-wide={wide}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    />
  )
}

/** A link that looks like a button. */
export function LinkButton({
  variant = 'primary',
  size = 'normal',
  wide,
  ...rest
}: ComponentPropsWithRef<'a'> & Look) {
  return (
    <a
      {...rest}
      className={styles.button}
      data-variant={variant}
      data-size={size}
      data-wide={wide}
    />
  )
}
