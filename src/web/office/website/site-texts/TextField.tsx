import { RotateCcw } from 'lucide-react'
import { Controller, type FieldValues, get, type UseFormReturn } from 'react-hook-form'
import { iconPaths } from '#content/value-icons.ts'
import { readingGrade } from '#contract/platform/reading-grade.ts'
import { iconNames } from '#contract/website/site-texts/drawings.ts'
import type { RowField } from '#contract/website/site-texts/sections.ts'
import { Button } from '#web/ui/Button.tsx'
import { TextField as Line, TextArea } from '#web/ui/Field.tsx'
import { FormField } from '#web/ui/FormField.tsx'
import { EasyTextField } from '../easy/EasyTextField.tsx'
import styles from './EditWebsite.module.css'
import { TextPictureField } from './TextPictureField.tsx'

type TextFieldProps = {
  form: UseFormReturn<FieldValues>
  name: string
  field: RowField
  /** What comes with the product; undefined for a row that staff added. */
  builtIn: unknown
}

/** The control for one text, as its description asks. */
export function TextField({ form, name, field, builtIn }: TextFieldProps) {
  return (
    <div className={styles.text}>
      <Control form={form} name={name} field={field} />
      <Reset form={form} name={name} label={field.label} builtIn={builtIn} />
    </div>
  )
}

function Control({ form, name, field }: Omit<TextFieldProps, 'builtIn'>) {
  const { label } = field
  if (field.kind === 'icon') return <IconField form={form} name={name} label={label} />
  if (field.kind === 'picture') return <TextPictureField form={form} name={name} label={label} />
  if (field.kind === 'lines') {
    return (
      <Controller
        control={form.control}
        name={name}
        render={({ field: { value, onChange, onBlur }, fieldState: { error } }) => (
          <TextArea
            label={label}
            rows={field.most}
            hint={`Up to ${field.most} lines of ${field.max} characters.`}
            error={error?.message ?? firstMessage(error)}
            value={value.join('\n')}
            onBlur={onBlur}
            onChange={(event) => onChange(event.target.value.split('\n'))}
          />
        )}
      />
    )
  }
  const { max, hint, required = false, easy } = field
  if (easy) return <EasyTextField form={form} name={name} max={max} />
  const isLine = field.kind === 'line'
  return (
    <>
      <FormField
        form={form}
        name={name}
        as={isLine ? Line : TextArea}
        label={label}
        max={max}
        required={required}
        {...(hint && { hint })}
        {...(!isLine && { rows: max > 500 ? 7 : 3 })}
      />
      {!isLine && <ReadingMeter text={form.watch(name)} />}
    </>
  )
}

/** A list has an error for each of its lines. */
const firstMessage = (error: unknown) =>
  (Array.isArray(error) ? error : []).find((each) => each?.message)?.message

type IconFieldProps = Pick<TextFieldProps, 'form' | 'name'> & { label: string }

/** A choice of the icons that come with the product. */
function IconField({ form, name, label }: IconFieldProps) {
  return (
    <fieldset className={styles.icons}>
      <legend>{label}</legend>
      {iconNames.map((icon) => (
        <label key={icon}>
          <input type="radio" value={icon} aria-label={icon} {...form.register(name)} />
          <svg viewBox="0 0 40 40" aria-hidden="true">
            <path d={iconPaths[icon]} />
          </svg>
        </label>
      ))}
    </fieldset>
  )
}

/** Most adults read a text of this grade with ease. */
const easyGrade = 8

/** How hard a text is to read. */
function ReadingMeter({ text }: { text: string }) {
  if (!text?.trim()) return null
  const grade = Math.round(readingGrade(text))
  return (
    <p className={styles.grade} data-hard={grade > easyGrade || undefined}>
      Reading grade {grade}
      {grade > easyGrade ? '. Shorter sentences and words are easier to read.' : ''}
    </p>
  )
}

type ResetProps = Omit<TextFieldProps, 'field'> & { label: string }

/** Puts the built-in text back, which is used when it is saved. */
function Reset({ form, name, label, builtIn }: ResetProps) {
  const value = form.watch(name)
  if (builtIn === undefined || JSON.stringify(value) === JSON.stringify(builtIn)) return null
  const reset = () => {
    form.setValue(name, builtIn, { shouldDirty: true })
    if (get(form.formState.errors, name)) void form.trigger(name)
    form.setFocus(name)
  }
  return (
    <Button variant="quiet" size="small" onClick={reset}>
      <RotateCcw className="icon" /> Use the built-in {label.toLowerCase()}
    </Button>
  )
}
