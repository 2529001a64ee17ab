import { ChevronDown, CircleAlert } from 'lucide-react'
import {
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
} from 'react'
import styles from './Field.module.css'
import { words } from './words.ts'

/** Connects a control to its label, hint and error. */
export type ControlProps = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

type FieldProps = {
  label: string
  /** Only screen readers get the label, because what is chosen already says it. */
  hideLabel?: boolean | undefined
  hint?: ReactNode
  error?: string | undefined
  /** The id of an error shown elsewhere, because it is about several fields. */
  errorId?: string | undefined
  required?: boolean
  /** Shown after the label instead of "(required)". */
  requiredNote?: string
  children: (control: ControlProps) => ReactNode
}

/** A label, control, hint and error that screen readers read together. */
export function Field({
  label,
  hideLabel,
  hint,
  error,
  errorId,
  required,
  requiredNote = words.required,
  children,
}: FieldProps) {
  const id = useId()
  const described = [error && `${id}-error`, errorId, hint && `${id}-hint`]
    .filter(Boolean)
    .join(' ')
  return (
    <div className={styles.field} data-invalid={error ? true : undefined}>
      <label htmlFor={id} className={hideLabel ? 'visually-hidden' : undefined}>
        {label} {required && <span className={styles.required}>({requiredNote})</span>}
      </label>
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': error || errorId ? true : undefined,
        'aria-required': required || undefined,
      })}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  )
}

/** The browser scrolled to the field when it got the focus, before its error was there. */
const scrollToFocused = (error: HTMLElement | null) => {
  if (error?.parentElement?.contains(document.activeElement)) {
    error.scrollIntoView({ block: 'nearest' })
  }
}

export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p className={styles.error} id={id} ref={scrollToFocused}>
      <CircleAlert className="icon" />
      <span>{children}</span>
    </p>
  )
}

type Common = Pick<FieldProps, 'label' | 'hint' | 'error'>

export function TextField({
  label,
  hint,
  error,
  errorId,
  required,
  ...rest
}: Common & Pick<FieldProps, 'errorId'> & InputHTMLAttributes<HTMLInputElement>) {
  return (
    <Field label={label} hint={hint} error={error} errorId={errorId} required={required ?? false}>
      {(control) => <input className={styles.input} {...rest} {...control} required={required} />}
    </Field>
  )
}

export function TextArea({
  label,
  hint,
  error,
  required,
  ...rest
}: Common & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  return (
    <Field label={label} hint={hint} error={error} required={required ?? false}>
      {(control) => (
        <textarea className={styles.input} rows={3} {...rest} {...control} required={required} />
      )}
    </Field>
  )
}

export function SelectField({
  label,
  hideLabel,
  hint,
  error,
  required,
  ...rest
}: Common & Pick<FieldProps, 'hideLabel'> & SelectHTMLAttributes<HTMLSelectElement>) {
  return (
    <Field
      label={label}
      hideLabel={hideLabel}
      hint={hint}
      error={error}
      required={required ?? false}
    >
      {(control) => (
        <span className={styles.select}>
          <select className={styles.input} {...rest} {...control} required={required} />
          <ChevronDown className="icon" />
        </span>
      )}
    </Field>
  )
}

/** Adds one more description to a control, besides its hint and error. */
export const describedBy = (control: ControlProps, id: string | false) => ({
  ...control,
  'aria-describedby': [id, control['aria-describedby']].filter(Boolean).join(' ') || undefined,
})

export const countCharacters = (text: string | undefined, max: number) =>
  words.characters(text?.trim().length ?? 0, max)
