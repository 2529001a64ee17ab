import { useQuery } from '@tanstack/react-query'
import {
  TestimonialForm as Form,
  testimonialLimits,
  testimonialMissing,
} from '#contract/website/testimonial-input.ts'
import type { TestimonialRecord } from '#contract/website/testimonials.ts'
import type { CompareOptions } from '#web/office/platform/drafts/compare.ts'
import { useSave } from '#web/office/platform/drafts/use-change.ts'
import { useDraftForm } from '#web/office/platform/drafts/use-draft-form.ts'
import { FormDialog } from '#web/office/platform/layout/FormDialog.tsx'
import { missingFields } from '#web/office/platform/layout/missing-fields.ts'
import { SpanishFields } from '#web/office/records/spanish/SpanishFields.tsx'
import { HistoryButton } from '#web/office/records/versions/HistoryButton.tsx'
import { TextArea } from '#web/ui/Field.tsx'
import { FormField } from '#web/ui/FormField.tsx'
import { ProgramField } from '../site-texts/ProgramField.tsx'
import { type Programs, programField, programsQuery } from '../site-texts/programs.ts'
import styles from './TestimonialForm.module.css'
import { saveTestimonial, testimonialsQuery } from './testimonials-queries.ts'

/** How two versions of a testimonial are compared. */
export const testimonialVersions = (
  programs: Programs,
): CompareOptions<Form, TestimonialRecord> => ({
  toValues: (testimonial) => ({
    name: testimonial?.name ?? '',
    review: testimonial?.review ?? '',
    program: testimonial?.program ?? '',
  }),
  fields: {
    name: { label: 'Name', text: ({ name }) => name },
    review: { label: 'Review', text: ({ review }) => review },
    program: programField(programs),
  },
})

type TestimonialFormProps = { testimonial?: TestimonialRecord; onClose: () => void }

/** Adds or edits a testimonial. */
export function TestimonialForm({ testimonial, onClose }: TestimonialFormProps) {
  const versions = testimonialVersions(useQuery(programsQuery).data)
  const draft = useDraftForm({
    kind: 'testimonial',
    item: testimonial,
    schema: Form,
    start: versions.toValues(testimonial),
    compare: versions,
    addsNew: true,
    onClose,
  })
  const existing = draft.item
  const failure = existing
    ? 'Failed to update testimonial. Please try again.'
    : 'Failed to add testimonial. Please try again.'
  const saving = useSave(draft, {
    save: saveTestimonial,
    reload: testimonialsQuery.queryKey,
    success: existing ? 'Testimonial updated successfully!' : 'Testimonial added successfully!',
    failure,
  })
  const { form } = draft
  const { sentence, getError } = missingFields(form.formState.errors, testimonialMissing)

  return (
    <FormDialog
      title={existing ? 'Edit Testimonial' : 'Add Testimonial'}
      draft={draft}
      saving={saving}
      actions={<HistoryButton draft={draft} busy={saving.isPending} />}
      formError={sentence}
      fields={{
        name: (
          <FormField
            form={form}
            name="name"
            label="Name"
            required
            disabled={saving.isPending}
            error={getError('name', 'Name is required')}
            max={testimonialLimits.name}
          />
        ),
        review: (
          <FormField
            form={form}
            name="review"
            as={TextArea}
            label="Review"
            required
            rows={6}
            disabled={saving.isPending}
            error={getError('review', 'Review is required')}
            max={testimonialLimits.review}
          />
        ),
        program: (
          <ProgramField
            form={form}
            hint="Optional. The page of the program shows it too."
            disabled={saving.isPending}
          />
        ),
      }}
    >
      {(fields) => (
        <div className={styles.fields}>
          {fields}
          <SpanishFields draft={draft} busy={saving.isPending} />
          {!existing && (
            <p className={styles.note}>
              It appears on the site as soon as you save it. Add it only with the person’s
              permission.
            </p>
          )}
        </div>
      )}
    </FormDialog>
  )
}
