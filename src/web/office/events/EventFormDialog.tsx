import { type CareEvent, EventForm, eventLimits, eventMissing } from '#contract/events.ts'
import { countOf, TextArea, TextField } from '#web/ui/Field.tsx'
import { SegmentedControl } from '#web/ui/SegmentedControl.tsx'
import { useDraftForm } from '../drafts/use-draft-form.ts'
import { useSave } from '../drafts/use-save.ts'
import { FormDialog } from '../layout/FormDialog.tsx'
import { missingFields } from '../layout/missing-fields.ts'
import { PictureField } from '../layout/PictureField.tsx'
import { timeZoneName } from '../provider-clock.ts'
import styles from './EventFormDialog.module.css'
import { eventVersions } from './event-versions.ts'
import { eventsQuery, saveEvent } from './events-queries.ts'
import { statusOptions } from './status.ts'

type EventFormDialogProps = { event?: CareEvent; onClose: () => void }

/** Adds or edits an event. */
export function EventFormDialog({ event, onClose }: EventFormDialogProps) {
  const draft = useDraftForm({
    kind: 'event',
    item: event,
    schema: EventForm,
    start: eventVersions.valuesOf(event),
    compare: eventVersions,
    onClose,
  })
  const existing = draft.item
  const saving = useSave(draft, {
    save: saveEvent,
    reload: eventsQuery.queryKey,
    success: existing ? 'Event updated successfully!' : 'Event created successfully!',
    failure: existing
      ? 'Failed to update event. Please try again.'
      : 'Failed to create event. Please try again.',
  })
  const { form } = draft
  const { errors } = form.formState
  const { sentence, errorOf } = missingFields(errors, eventMissing)
  const { title, description } = form.watch()
  const disabled = saving.isPending

  return (
    <FormDialog
      title={existing ? 'Edit Event' : 'Add Event'}
      draft={draft}
      saving={saving}
      formError={sentence}
    >
      <TextField
        label="Title"
        required
        disabled={disabled}
        error={errorOf('title', 'Title is required')}
        hint={countOf(title, eventLimits.title)}
        {...form.register('title')}
      />
      <TextArea
        label="Description"
        required
        rows={6}
        disabled={disabled}
        error={errorOf('description', 'Description is required')}
        hint={countOf(description, eventLimits.description)}
        {...form.register('description')}
      />
      <SegmentedControl
        label="Status"
        hint="A draft is not on the site."
        options={statusOptions}
        disabled={disabled}
        {...form.register('status')}
      />
      <div className={styles.when}>
        <TextField
          label="Date"
          type="date"
          disabled={disabled}
          error={errors.date?.message}
          hint="Optional."
          {...form.register('date')}
        />
        <TextField
          label="Time"
          type="time"
          disabled={disabled}
          error={errors.time?.message}
          hint={timeZoneName}
          {...form.register('time')}
        />
      </div>
      <TextField
        label="Place"
        disabled={disabled}
        error={errors.place?.message}
        hint="Optional."
        {...form.register('place')}
      />
      <PictureField
        control={form.control}
        name="image"
        current={existing?.image?.path}
        removable
        disabled={disabled}
      />
    </FormDialog>
  )
}
