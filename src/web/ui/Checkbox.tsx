import { type InputHTMLAttributes, type ReactNode, useId } from 'react'
import styles from './Checkbox.module.css'
import { FieldError } from './Field.tsx'

type CheckboxProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'id'> & {
  children: ReactNode
  error?: string | undefined
}

export function Checkbox({ children, error, required, ...rest }: CheckboxProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label className={styles.check}>
        <input
          {...rest}
          type="checkbox"
          required={required}
          aria-required={required || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        <span>{children}</span>
      </label>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}
