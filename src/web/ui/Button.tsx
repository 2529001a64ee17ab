import type { ComponentPropsWithRef } from 'react'
import styles from './Button.module.css'

type Look = {
  variant?: 'primary' | 'accent' | 'line' | 'quiet' | 'danger' | 'quiet-danger'
  size?: 'normal' | 'small'
  /** As wide as what it stands in. */
  wide?: boolean
}

type ButtonProps = ComponentPropsWithRef<'button'> &
  Look & {
    /** At work: it keeps its place in the tab order, but does nothing. */
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
