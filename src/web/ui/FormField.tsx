import type { ComponentProps, ComponentType } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { countCharacters, type SelectField, type TextArea, TextField } from './Field.tsx'
import type { PasswordField } from './PasswordField.tsx'

type FieldComponent = typeof TextField | typeof TextArea | typeof SelectField | typeof PasswordField

type FormFieldProps<Values extends FieldValues, Context, Checked, Component> = {
  form: UseFormReturn<Values, Context, Checked>
  name: FieldPath<Values>
  /** The kind of field; a text field if left out. */
  as?: Component
  /** The longest text that is allowed: the hint then counts the characters. */
  max?: number
  /** Called after each change, besides the form's own handling. */
  onChange?: () => void
}

/** A field of a form: label and hint as given, value and error from the form. */
export function FormField<
  Values extends FieldValues,
  Context,
  Checked,
  Component extends FieldComponent = typeof TextField,
>({
  form,
  name,
  as,
  max,
  onChange,
  ...props
}: FormFieldProps<Values, Context, Checked, Component> &
  Omit<ComponentProps<Component>, 'form' | 'name' | 'max' | 'onChange'>) {
  const Field = (as ?? TextField) as ComponentType<ComponentProps<FieldComponent>>
  const { hint, error, ...rest } = props as ComponentProps<FieldComponent>
  const { error: found } = form.getFieldState(name, form.formState)
  const count = max && countCharacters(form.watch(name), max)
  return (
    <Field
      {...rest}
      hint={
        hint && count ? (
          <>
            {hint} {count}
          </>
        ) : (
          hint || count
        )
      }
      error={error ?? found?.message}
      {...form.register(name, onChange && { onChange })}
    />
  )
}
