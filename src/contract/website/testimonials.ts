import { z } from 'zod'
import { ById, Done, replyWith } from '#contract/platform/common.ts'
import { type Calls, endpoint } from '#contract/platform/endpoint.ts'
import { languages } from '#contract/platform/language.ts'
import { englishPaths, LanguageQuery } from '#contract/records/spanish.ts'
import {
  TestimonialChanges,
  TestimonialInput,
  TestimonialStatusChange,
  TestimonialSubmission,
  testimonialStatuses,
} from './testimonial-input.ts'

/** What visitors read. */
export const Testimonial = z.object({
  _id: z.string(),
  id: z.string(),
  name: z.string(),
  review: z.string(),
  /** What it was written in, unless that is English. */
  language: z.optional(z.enum(languages)),
  /** The id of the program it is about. */
  program: z.optional(z.string()),
  createdAt: z.string(),
})
export type Testimonial = z.infer<typeof Testimonial>

const PublicTestimonial = z.object({ ...Testimonial.shape, ...englishPaths })
export type PublicTestimonial = z.infer<typeof PublicTestimonial>

/** What the office sees in addition. */
export const TestimonialRecord = z.object({
  ...Testimonial.shape,
  language: z.enum(languages),
  status: z.enum(testimonialStatuses),
  /** Whether the sender allowed us to show it. */
  permission: z.boolean(),
  updatedAt: z.string(),
})
export type TestimonialRecord = z.infer<typeof TestimonialRecord>

export const testimonialSchemas = {
  list: {
    query: LanguageQuery,
    reply: z.object({
      success: z.literal(true),
      data: z.array(PublicTestimonial),
      message: z.optional(z.string()),
      /** An empty list stays empty, because this provider wants no samples on the site. */
      noSamples: z.optional(z.literal(true)),
    }),
  },
  submit: { body: TestimonialSubmission, reply: Done },
  listAll: { reply: replyWith(z.array(TestimonialRecord)) },
  create: { body: TestimonialInput, reply: replyWith(TestimonialRecord) },
  update: { params: ById, body: TestimonialChanges, reply: replyWith(TestimonialRecord) },
  setStatus: { params: ById, body: TestimonialStatusChange, reply: replyWith(TestimonialRecord) },
  remove: { params: ById, reply: Done },
}

export const testimonialCalls: Calls<typeof testimonialSchemas> = {
  list: endpoint('GET', '/testimonials', 'public'),
  submit: endpoint('POST', '/testimonials/submit', 'public'),
  listAll: endpoint('GET', '/testimonials/admin/all', 'read content'),
  create: endpoint('POST', '/testimonials/admin', 'edit content'),
  update: endpoint('PATCH', '/testimonials/admin/:id', 'edit content'),
  setStatus: endpoint('PATCH', '/testimonials/admin/:id/status', 'edit content'),
  remove: endpoint('DELETE', '/testimonials/admin/:id', 'edit content'),
}
