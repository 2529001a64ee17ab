import { useQuery } from '@tanstack/react-query'
import { zoneName } from '#contract/platform/time-zone.ts'
import { type CareEvent, EventForm, eventLimits, eventMissing } from '#contract/website/events.ts'
import { useSave } from '#web/office/platform/drafts/use-change.ts'
import { useDraftForm } from '#web/office/platform/drafts/use-draft-form.ts'
import { CopyNote } from '#web/office/platform/layout/CopyNote.tsx'
import { DateTimeFields } from '#web/office/platform/layout/DateTimeFields.tsx'
import { FormDialog } from '#web/office/platform/layout/FormDialog.tsx'
import { missingFields } from '#web/office/platform/layout/missing-fields.ts'
import { PictureDescriptionField, PictureField } from '#web/office/platform/layout/PictureField.tsx'
import { PictureFocusField } from '#web/office/platform/layout/PictureFocusField.tsx'
import { SpanishFields } from '#web/office/records/spanish/SpanishFields.tsx'
import { HistoryButton } from '#web/office/records/versions/HistoryButton.tsx'
import { TextArea } from '#web/ui/Field.tsx'
import { FormField } from '#web/ui/FormField.tsx'
import { SegmentedControl } from '#web/ui/SegmentedControl.tsx'
import { EasyTextField } from '../easy/EasyTextField.tsx'
import { PreviewButton } from '../preview/PreviewButton.tsx'
import { PublishDateFields } from '../publishing/PublishDateFields.tsx'
import { copyEvent, eventVersions } from './event-versions.ts'
import { eventsQuery, previewEvent, saveEvent } from './events-queries.ts'
import { EventZoneField, RepeatsFields } from './RepeatsFields.tsx'
import { statusOptions } from './status.ts'

type EventFormDialogProps = {
  event?: CareEvent
  /** The event to duplicate. */
  original?: CareEvent
  onClose: () => void
}

/** Adds, edits or duplicates an event. */
export function EventFormDialog({ event, original, onClose }: EventFormDialogProps) {
  const events = useQuery(eventsQuery)
  const draft = useDraftForm({
    kind: 'event',
    item: event,
    schema: EventForm,
    start: original ? copyEvent(original) : eventVersions.toValues(event),
    compare: eventVersions,
    addsNew: true,
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
  const { sentence, getError } = missingFields(form.formState.errors, eventMissing)
  const disabled = saving.isPending
  const zone = form.watch('timeZone')
  const pictured = existing ?? events.data?.find(({ id }) => id === form.watch('copyImageFrom'))

  return (
    <FormDialog
      title={existing ? 'Edit Event' : 'Add Event'}
      draft={draft}
      saving={saving}
      formError={sentence}
      actions={
        <>
          <HistoryButton draft={draft} busy={disabled} />
          <PreviewButton
            form={form}
            load={(values) => previewEvent(values, existing)}
            sectionId="events"
            disabled={disabled}
          />
        </>
      }
      fields={{
        title: (
          <FormField
            form={form}
            name="title"
            label="Title"
            required
            disabled={disabled}
            error={getError('title', 'Title is required')}
            max={eventLimits.title}
          />
        ),
        description: (
          <FormField
            form={form}
            name="description"
            as={TextArea}
            label="Description"
            required
            rows={6}
            disabled={disabled}
            error={getError('description', 'Description is required')}
            max={eventLimits.description}
          />
        ),
        status: (
          <SegmentedControl
            label="Status"
            hint="A draft is not on the site."
            options={statusOptions}
            disabled={disabled}
            {...form.register('status')}
          />
        ),
        publishDate: <PublishDateFields form={form} disabled={disabled} />,
        // Beside the date.
        publishTime: null,
        date: (
          <DateTimeFields
            form={form}
            date={{ name: 'date', label: 'Date', hint: 'Optional.' }}
            time={{ name: 'time', label: 'Time' }}
            end={{ name: 'endTime', label: 'End time' }}
            zone={zone ? zoneName(zone) : undefined}
            disabled={disabled}
          />
        ),
        // Beside the date.
        time: null,
        endTime: null,
        timeZone: <EventZoneField form={form} disabled={disabled} />,
        repeats: <RepeatsFields form={form} disabled={disabled} />,
        // Beside how often it is.
        repeatsUntil: null,
        place: (
          <FormField
            form={form}
            name="place"
            label="Place"
            disabled={disabled}
            hint="Optional. With a house number, a street and a city, visitors get directions."
          />
        ),
        easyText: (
          <EasyTextField
            form={form}
            name="easyText"
            max={eventLimits.easyText}
            disabled={disabled}
          />
        ),
        image: (
          <PictureField
            control={form.control}
            name="image"
            current={pictured?.image?.path}
            removable
            disabled={disabled}
          />
        ),
        imageDescription: (
          <PictureDescriptionField
            form={form}
            current={pictured?.image?.path}
            disabled={disabled}
          />
        ),
        isDecoration: null,
        imageFocus: (
          <PictureFocusField form={form} current={pictured?.image?.path} disabled={disabled} />
        ),
        // The picture of the original is shown as the current one.
        copyImageFrom: null,
      }}
    >
      {(fields) => (
        <>
          {original && <CopyNote title={original.title} />}
          {fields}
          <SpanishFields draft={draft} busy={disabled} />
        </>
      )}
    </FormDialog>
  )
}
