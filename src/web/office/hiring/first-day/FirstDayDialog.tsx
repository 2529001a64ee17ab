import type { OpenedApplication } from '#contract/hiring/applications.ts'
import { FirstDayForm, type FirstDayItem, firstDayLimits } from '#contract/hiring/first-day.ts'
import type { CompareOptions } from '#web/office/platform/drafts/compare.ts'
import { useSave } from '#web/office/platform/drafts/use-change.ts'
import { useDraftForm } from '#web/office/platform/drafts/use-draft-form.ts'
import { formatCalendarDay } from '#web/office/platform/format.ts'
import { FormDialog } from '#web/office/platform/layout/FormDialog.tsx'
import { providerToday } from '#web/office/platform/provider-clock.ts'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { TextArea } from '#web/ui/Field.tsx'
import { FormField } from '#web/ui/FormField.tsx'
import { applicationsKey } from '../applications-key.ts'
import { recordItem } from './first-day-queries.ts'

const dayText = (day: string) => (day ? formatCalendarDay(day) : '')

const compare: CompareOptions<FirstDayForm, FirstDayItem> = {
  toValues: (item) => ({
    // Whoever records something for the first time has usually just done it.
    doneOn: item?.updatedAt ? item.doneOn : providerToday(),
    expiresOn: item?.expiresOn ?? '',
    notApplicable: item?.notApplicable ?? false,
    note: item?.note ?? '',
  }),
  fields: {
    doneOn: { label: 'Done on', text: ({ doneOn }) => dayText(doneOn) },
    expiresOn: { label: 'Expires on', text: ({ expiresOn }) => dayText(expiresOn) },
    notApplicable: {
      label: 'Not applicable',
      text: ({ notApplicable }) => (notApplicable ? 'Yes' : ''),
    },
    note: { label: 'Note', text: ({ note }) => note },
  },
}

type FirstDayDialogProps = {
  application: Pick<OpenedApplication, 'id'>
  item: FirstDayItem
  onClose: () => void
}

/** Records when something was done before the first day, and when it expires. */
export function FirstDayDialog({ application, item, onClose }: FirstDayDialogProps) {
  const draft = useDraftForm({
    kind: 'first-day item',
    item: { ...item, id: `${application.id} ${item.item}` },
    schema: FirstDayForm,
    start: compare.toValues(item),
    compare,
    onClose,
  })
  const saving = useSave(draft, {
    save: (values: FirstDayForm, edited) => recordItem(application, edited ?? item, values),
    reload: applicationsKey,
    success: 'Recorded',
    failure: 'Failed to save. Please try again.',
  })
  const { form } = draft
  const disabled = saving.isPending
  const needed = !form.watch('notApplicable')
  return (
    <FormDialog
      title={item.item}
      draft={draft}
      saving={saving}
      fields={{
        notApplicable: (
          <Checkbox disabled={disabled} {...form.register('notApplicable')}>
            Not applicable: this person does not need it
          </Checkbox>
        ),
        doneOn: needed && (
          <FormField
            form={form}
            name="doneOn"
            type="date"
            label="Done on"
            hint="Leave it empty while it is not done."
            disabled={disabled}
          />
        ),
        expiresOn: needed && (
          <FormField
            form={form}
            name="expiresOn"
            type="date"
            label="Expires on"
            hint="Optional. The Dashboard reminds you 30 days before."
            disabled={disabled}
          />
        ),
        note: (
          <FormField
            form={form}
            name="note"
            as={TextArea}
            rows={3}
            label="Note"
            hint="Optional. Only the office sees it."
            max={firstDayLimits.note}
            disabled={disabled}
          />
        ),
      }}
    />
  )
}
