import {
  TestimonialInput,
  testimonialLimits,
  testimonialMissing,
} from '#contract/testimonial-input.ts'
import type { TestimonialRecord } from '#contract/testimonials.ts'
import { countOf, TextArea, TextField } from '#web/ui/Field.tsx'
import { useKeptForm } from '../drafts/use-kept-form.ts'
import { FormDialog } from '../layout/FormDialog.tsx'
import { missingFields } from '../layout/missing-fields.ts'
import { useChange } from '../layout/use-change.ts'
import styles from './TestimonialForm.module.css'
import { saveTestimonial, testimonialsQuery } from './testimonials-queries.ts'

type TestimonialFormProps = { testimonial?: TestimonialRecord; onClose: () => void }

/** Adds a testimonial, or changes one. */
export function TestimonialForm({ testimonial, onClose }: TestimonialFormProps) {
  const kept = useKeptForm({
    kind: 'testimonial',
    item: testimonial,
    schema: TestimonialInput,
    start: { name: testimonial?.name ?? '', review: testimonial?.review ?? '' },
    onClose,
  })
  const failure = testimonial
    ? 'Failed to update testimonial. Please try again.'
    : 'Failed to add testimonial. Please try again.'
  const saving = useChange({
    change: (values: TestimonialInput) => saveTestimonial(values, kept.item),
    reload: testimonialsQuery.queryKey,
    success: testimonial ? 'Testimonial updated successfully!' : 'Testimonial added successfully!',
    failure,
    onDone: kept.done,
  })
  const { form } = kept
  const { errors } = form.formState
  const { sentence, errorOf } = missingFields(errors, testimonialMissing)
  const { name, review } = form.watch()

  return (
    <FormDialog
      title={testimonial ? 'Edit Testimonial' : 'Add Testimonial'}
      kept={kept}
      saving={saving}
      fault={sentence}
    >
      <div className={styles.fields}>
        <TextField
          label="Name"
          required
          disabled={saving.isPending}
          error={errorOf('name', 'Name is required')}
          hint={countOf(name, testimonialLimits.name)}
          {...form.register('name')}
        />
        <TextArea
          label="Review"
          required
          rows={6}
          disabled={saving.isPending}
          error={errorOf('review', 'Review is required')}
          hint={countOf(review, testimonialLimits.review)}
          {...form.register('review')}
        />
        {!testimonial && (
          <p className={styles.note}>
            It is on the site as soon as you save it. Add only words that the person allowed you to
            show.
          </p>
        )}
      </div>
    </FormDialog>
  )
}
