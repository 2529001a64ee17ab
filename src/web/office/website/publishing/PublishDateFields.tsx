import type { UseFormReturn } from 'react-hook-form'
import { DateTimeFields } from '#web/office/platform/layout/DateTimeFields.tsx'
import type { PublishValues } from './publish-date.ts'

type PublishDateFieldsProps<Values extends PublishValues, Output> = {
  form: UseFormReturn<Values, unknown, Output>
  disabled?: boolean
}

const startOfWork = '08:00'

/** Asks when a draft is to be published. Only a draft waits for a date. */
export function PublishDateFields<Values extends PublishValues, Output>({
  form,
  disabled,
}: PublishDateFieldsProps<Values, Output>) {
  // The fields have the same names in both forms.
  const fields = form as unknown as UseFormReturn<PublishValues>
  if (fields.watch('status') !== 'draft') return null
  const suggestTime = () => {
    const { publishDate, publishTime } = fields.getValues()
    if (!publishDate || !publishTime) fields.setValue('publishTime', publishDate && startOfWork)
  }
  return (
    <DateTimeFields
      form={fields}
      date={{
        name: 'publishDate',
        label: 'Publish on',
        hint: 'Optional. It goes on the site by itself then.',
        onChange: suggestTime,
      }}
      time={{ name: 'publishTime', label: 'Publish at' }}
      disabled={disabled ?? false}
    />
  )
}
