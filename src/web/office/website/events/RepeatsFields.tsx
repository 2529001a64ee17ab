import type { UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import { type EventForm, eventRepeats } from '#contract/website/events.ts'
import { nearOptions, nearZones } from '#web/office/platform/layout/near-zones.tsx'
import { timeZoneName } from '#web/office/platform/provider-clock.ts'
import { SelectField } from '#web/ui/Field.tsx'
import { FormField } from '#web/ui/FormField.tsx'
import { formatRepeats } from './event-versions.ts'

type FieldsProps = {
  form: UseFormReturn<z.input<typeof EventForm>, unknown, EventForm>
  disabled: boolean
}

/** For an event that is in another time zone than the office. */
export function EventZoneField({ form, disabled }: FieldsProps) {
  const chosen = form.watch('timeZone')
  return (
    <FormField form={form} name="timeZone" as={SelectField} label="Time zone" disabled={disabled}>
      <option value="">{timeZoneName()}, as in Site Details</option>
      {/* One from an import may be another one. */}
      {chosen && !nearZones.includes(chosen) && <option value={chosen}>{chosen}</option>}
      {nearOptions}
    </FormField>
  )
}

const plainLabels = {
  '': 'Does not repeat',
  weekly: 'Every week',
  'two-weeks': 'Every two weeks',
  monthly: 'Every month',
}

/** How often an event is, and until when. */
export function RepeatsFields({ form, disabled }: FieldsProps) {
  const { date, repeats: chosen } = form.watch()
  return (
    <>
      <FormField form={form} name="repeats" as={SelectField} label="Repeats" disabled={disabled}>
        {eventRepeats.map((repeats) => (
          <option key={repeats} value={repeats}>
            {formatRepeats({ date, repeats, repeatsUntil: '' }) || plainLabels[repeats]}
          </option>
        ))}
      </FormField>
      {chosen !== '' && (
        <FormField
          form={form}
          name="repeatsUntil"
          type="date"
          label="Last day"
          hint="Optional. Without one, it goes on."
          disabled={disabled}
        />
      )}
    </>
  )
}
