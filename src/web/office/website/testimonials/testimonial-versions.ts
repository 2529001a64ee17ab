import type { TestimonialInput } from '#contract/website/testimonial-input.ts'
import type { TestimonialRecord } from '#contract/website/testimonials.ts'
import type { CompareOptions } from '#web/office/platform/drafts/compare.ts'

/** How two versions of a testimonial are compared. */
export const testimonialVersions: CompareOptions<TestimonialInput, TestimonialRecord> = {
  toValues: (testimonial) => ({
    name: testimonial?.name ?? '',
    review: testimonial?.review ?? '',
  }),
  fields: {
    name: { label: 'Name', text: ({ name }) => name },
    review: { label: 'Review', text: ({ review }) => review },
  },
}
