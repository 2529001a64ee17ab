import { queryOptions } from '@tanstack/react-query'
import type { TestimonialContent } from '#content/testimonials.ts'
import { type PublicTestimonial, testimonialCalls } from '#contract/website/testimonials.ts'
import { call } from '#web/api/call.ts'

export const loadSamples = async () =>
  (await import('#content/testimonials.ts')).builtInTestimonials

export const testimonialsQuery = queryOptions({
  queryKey: ['testimonials'],
  queryFn: async ({ meta }): Promise<TestimonialContent[]> => {
    const { data, noSamples } = await call(testimonialCalls.list, { ...meta })
    if (data.length === 0 && !noSamples) return loadSamples()
    return data.map(toContent)
  },
})

/** `id` is our addition to the specification, so it may be missing. */
export const toContent = (story: PublicTestimonial): TestimonialContent => {
  const { _id, id = _id, name, review, language, english } = story
  return { id, name, review, ...(language && { language }), english }
}
