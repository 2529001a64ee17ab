import { queryOptions, useQuery } from '@tanstack/react-query'
import type { TestimonialInput, TestimonialStatus } from '#contract/website/testimonial-input.ts'
import { type TestimonialRecord, testimonialCalls } from '#contract/website/testimonials.ts'
import { call } from '#web/api/call.ts'
import { type Received, withId } from '#web/office/records/records.ts'

export const testimonialsQuery = queryOptions({
  queryKey: ['office', 'testimonials'],
  queryFn: async () => (await call(testimonialCalls.listAll, {})).data.map(toRecord),
})

/** The specification has no status: there, every testimonial is on the site. */
function toRecord(
  received: Received<TestimonialRecord, 'status' | 'permission' | 'language'>,
): TestimonialRecord {
  return { status: 'approved', permission: true, language: 'en', ...withId(received) }
}

export const isPending = (testimonial: TestimonialRecord) => testimonial.status === 'pending'

export function usePendingCount() {
  const { data = [] } = useQuery(testimonialsQuery)
  return { count: data.filter(isPending).length, label: 'pending' }
}

export function saveTestimonial(values: TestimonialInput, existing: TestimonialRecord | undefined) {
  if (!existing) return call(testimonialCalls.create, { body: values })
  const { id, updatedAt } = existing
  return call(testimonialCalls.update, { params: { id }, body: { ...values, updatedAt } })
}

export type Decision = { testimonial: TestimonialRecord; status: TestimonialStatus }

export const setTestimonialStatus = ({ testimonial: { id }, status }: Decision) =>
  call(testimonialCalls.setStatus, { params: { id }, body: { status } })

export const deleteTestimonial = ({ id }: TestimonialRecord) =>
  call(testimonialCalls.remove, { params: { id } })
