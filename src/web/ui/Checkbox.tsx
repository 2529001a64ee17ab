import { type InputHTMLAttributes, type ReactNode, useId } from 'react'
import styles from './Checkbox.module.css'
import { FieldError } from './Field.tsx'

type CheckboxProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'id'> & {
  /** Its label, unless `aria-label` is given. */
  children?: ReactNode
  error?: string | undefined
  /** Some of what it stands for is checked. */
  indeterminate?: boolean
}

export function Checkbox({ children, error, required, indeterminate, ...rest }: CheckboxProps) {
  const id = useId()
  const Frame = children ? 'label' : 'span'
  // There is no attribute for it. A checkbox of a form has a ref of its own.
  const ref = (input: HTMLInputElement | null) => {
    if (input) input.indeterminate = indeterminate ?? false
  }
  return (
    <div className={styles.field}>
      <Frame className={styles.check}>
        <input
          {...rest}
          {...(indeterminate !== undefined && { ref })}
          type="checkbox"
          required={required}
          aria-required={required || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        {children && <span>{children}</span>}
      </Frame>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}
