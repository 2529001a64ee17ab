import { Eye, EyeOff } from 'lucide-react'
import { type InputHTMLAttributes, type ReactNode, useState } from 'react'
import fieldStyles from './Field.module.css'
import { Field } from './Field.tsx'
import { IconButton } from './IconButton.tsx'
import styles from './PasswordField.module.css'

type PasswordFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'id'> & {
  label: string
  hint?: ReactNode
  error?: string | undefined
  errorId?: string | undefined
}

/** A password field with a button to show the password. */
export function PasswordField({
  label,
  hint,
  error,
  errorId,
  required,
  ...rest
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  return (
    <Field label={label} hint={hint} error={error} errorId={errorId} required={required ?? false}>
      {(control) => (
        <div className={styles.password}>
          <input
            {...rest}
            {...control}
            required={required}
            className={fieldStyles.input}
            type={shown ? 'text' : 'password'}
          />
          <IconButton
            variant="square"
            label={`${shown ? 'Hide' : 'Show'} ${label.toLowerCase()}`}
            icon={shown ? <EyeOff className="icon" /> : <Eye className="icon" />}
            onClick={() => setShown(!shown)}
          />
        </div>
      )}
    </Field>
  )
}
