import type { UseFormReturn } from 'react-hook-form'
import type { LookForm } from '#contract/website/look/look.ts'
import { typefaces } from '#contract/website/look/typefaces.ts'
import { SegmentedControl } from '#web/ui/SegmentedControl.tsx'
import styles from './Look.module.css'

export function TypefaceField({ form }: { form: UseFormReturn<LookForm> }) {
  const chosen = typefaces.find(({ id }) => id === form.watch('typeface'))
  return (
    <div className={styles.body}>
      <SegmentedControl
        label="Typeface"
        hideLabel
        {...(chosen && { hint: chosen.note })}
        options={typefaces.map(({ id, label }) => ({ value: id, label }))}
        {...form.register('typeface')}
      />
    </div>
  )
}
