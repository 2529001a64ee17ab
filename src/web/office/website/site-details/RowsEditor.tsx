import { Plus, Trash2 } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { flushSync } from 'react-dom'
import { type FieldArray, type UseFormReturn, useFieldArray } from 'react-hook-form'
import {
  type SiteDetailsForm,
  siteDetailsLimits,
  siteDetailsMessages,
} from '#contract/website/site-details.ts'
import { OrderButtons } from '#web/office/platform/layout/OrderButtons.tsx'
import { Button } from '#web/ui/Button.tsx'
import { FieldError } from '#web/ui/Field.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { useAnnouncement } from '#web/ui/Status.tsx'
import styles from './SiteDetails.module.css'

type RowsEditorProps<Name extends 'licensing' | 'links'> = {
  form: UseFormReturn<SiteDetailsForm>
  name: Name
  /** The name of a row, such as "link". */
  noun: string
  blank: FieldArray<SiteDetailsForm, Name>
  intro: string
  children: (index: number) => ReactNode
}

/** A list in a form, with buttons to add, remove and move rows. */
export function RowsEditor<Name extends 'licensing' | 'links'>({
  form,
  name,
  noun,
  blank,
  intro,
  children,
}: RowsEditorProps<Name>) {
  const { fields, append, remove, move } = useFieldArray({ control: form.control, name })
  const addButton = useRef<HTMLButtonElement>(null)
  const { announce, announcement } = useAnnouncement()
  const error = form.formState.errors[name]
  const full = fields.length >= siteDetailsLimits.rows

  const handleMove = (from: number, to: number) => {
    const pressed = document.activeElement as HTMLElement | null
    flushSync(() => move(from, to))
    // Moving the row in the document takes the focus away from its button.
    pressed?.focus()
    announce(`Moved to position ${to + 1} of ${fields.length}`)
  }
  const handleRemove = (index: number) => {
    flushSync(() => remove(index))
    addButton.current?.focus()
    announce(`Removed ${noun} ${index + 1}`)
  }

  return (
    <div className={styles.body}>
      <p className={styles.hint}>{intro}</p>
      {announcement}
      {fields.length > 0 && (
        <ol className={styles.rows}>
          {fields.map(({ id }, index) => (
            <li key={id}>
              <fieldset className={styles.row} aria-label={`${noun} ${index + 1}`}>
                <OrderButtons
                  name={`${noun} ${index + 1}`}
                  index={index}
                  count={fields.length}
                  onMove={(to) => handleMove(index, to)}
                />
                <div className={styles.rowFields}>{children(index)}</div>
                <IconButton
                  variant="square"
                  danger
                  label={`Remove ${noun} ${index + 1}`}
                  icon={<Trash2 className="icon" />}
                  onClick={() => handleRemove(index)}
                />
              </fieldset>
            </li>
          ))}
        </ol>
      )}
      {(error?.root?.message ?? error?.message) && (
        <FieldError>{error?.root?.message ?? error?.message}</FieldError>
      )}
      <div className={styles.add}>
        <Button
          ref={addButton}
          variant="line"
          size="small"
          busy={full}
          onClick={() => append(blank)}
        >
          <Plus className="icon" /> Add {noun}
        </Button>
        {full && <p className={styles.hint}>{siteDetailsMessages.tooManyRows}</p>}
      </div>
    </div>
  )
}
