import { Plus, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type FieldValues, get, type UseFormReturn, useFieldArray } from 'react-hook-form'
import type { ListField } from '#contract/website/site-texts/sections.ts'
import { siteTextsLimits } from '#contract/website/site-texts/site-texts.ts'
import { OrderButtons } from '#web/office/platform/layout/OrderButtons.tsx'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { FieldError } from '#web/ui/Field.tsx'
import { useAnnouncement } from '#web/ui/Status.tsx'
import { Switch } from '#web/ui/Switch.tsx'
import styles from './EditWebsite.module.css'
import { TextField } from './TextField.tsx'

export type Row = { id: string; name: string; hidden: boolean }

/** Of the list, or of its rows. */
type Fault = { message?: string; root?: { message?: string }; [row: number]: unknown }

type RowsFieldProps = {
  form: UseFormReturn<FieldValues>
  name: string
  field: ListField
  builtIn: Row[]
  published: Row[]
}

/** Rows that can be moved, renamed, added and hidden. */
export function RowsField({ form, name, field, builtIn, published }: RowsFieldProps) {
  const { fields, append, remove, move } = useFieldArray({
    control: form.control,
    name,
    // The rows have ids of their own.
    keyName: 'key',
  })
  const rows = form.watch(name) as Row[]
  const [opened, setOpened] = useState<string>()
  const addButton = useRef<HTMLButtonElement>(null)
  const { announce, announcement } = useAnnouncement()
  const fault: Fault | undefined = get(form.formState.errors, name)
  const shown = rows.filter(({ hidden }) => !hidden).length
  const isFull = shown >= siteTextsLimits.shownRows || rows.length >= siteTextsLimits.rows

  const handleMove = (from: number, to: number) => {
    const pressed = document.activeElement as HTMLElement | null
    flushSync(() => move(from, to))
    // Moving the row in the document takes the focus away from its button.
    pressed?.focus()
    announce(`Moved to position ${to + 1} of ${fields.length}`)
  }
  const handleAdd = () => {
    const row = blankRow(field)
    setOpened(row.id)
    append(row)
  }
  const handleRemove = (index: number) => {
    flushSync(() => remove(index))
    addButton.current?.focus()
    announce(`Removed ${field.noun} ${index + 1}`)
  }
  // Others refer to a row that visitors have seen, so it is hidden instead.
  const mayRemove = ({ id }: Row) => !field.hasPages || !published.some((row) => row.id === id)

  return (
    <fieldset className={styles.list}>
      <legend>{field.label}</legend>
      {announcement}
      <ol>
        {fields.map(({ key }, index) => {
          const row = rows[index]
          if (!row) return null
          const known = builtIn.find(({ id }) => id === row.id)
          const label = row.name || `New ${field.noun}`
          return (
            <li key={key}>
              <details open={opened === row.id || Boolean(fault?.[index])}>
                <summary>
                  {label} {row.hidden && <Badge color="grey">Hidden</Badge>}
                </summary>
                <div className={styles.row}>
                  {Object.entries(field.fields).map(([part, each]) => (
                    <TextField
                      key={part}
                      form={form}
                      name={`${name}.${index}.${part}`}
                      field={each}
                      builtIn={known?.[part as keyof Row]}
                    />
                  ))}
                  <Switch
                    label={`Show this ${field.noun} on the page`}
                    showLabel
                    checked={!row.hidden}
                    onChange={(checked) =>
                      form.setValue(`${name}.${index}.hidden`, !checked, { shouldDirty: true })
                    }
                  />
                  {mayRemove(row) && (
                    <Button variant="quiet" size="small" onClick={() => handleRemove(index)}>
                      <Trash2 className="icon" /> Remove {label}
                    </Button>
                  )}
                </div>
              </details>
              <OrderButtons
                name={label}
                index={index}
                count={fields.length}
                onMove={(to) => handleMove(index, to)}
              />
            </li>
          )
        })}
      </ol>
      {(fault?.root?.message ?? fault?.message) && (
        <FieldError>{fault?.root?.message ?? fault?.message}</FieldError>
      )}
      <Button ref={addButton} variant="line" size="small" busy={isFull} onClick={handleAdd}>
        <Plus className="icon" /> Add {field.noun}
      </Button>
      {isFull && <p className={styles.note}>The page shows at most {siteTextsLimits.shownRows}.</p>}
    </fieldset>
  )
}

const blankValues = { line: '', paragraphs: '', lines: [], icon: 'heart', picture: null, list: [] }

const blankRow = ({ fields, hasPages }: ListField) => ({
  id: crypto.randomUUID(),
  hidden: false,
  ...Object.fromEntries(
    Object.entries(fields).map(([name, { kind }]) => [name, blankValues[kind]]),
  ),
  ...(hasPages && { slug: '', formerSlugs: [] }),
})
