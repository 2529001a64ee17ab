import { z } from 'zod'
import { replyWith } from '#contract/platform/common.ts'
import { type Calls, endpoint } from '#contract/platform/endpoint.ts'

export const sampleKinds = ['hero slide', 'job', 'event', 'team member', 'testimonial'] as const
export type SampleKind = (typeof sampleKinds)[number]

/** Site details can be samples too, but are no records. */
export const countedSamples = [...sampleKinds, 'site detail'] as const
export type CountedSample = (typeof countedSamples)[number]

/** How many sample records of each kind, and how many site details, are still unchanged. */
export const SampleContent = z.object({
  total: z.number(),
  counts: z.record(z.enum(countedSamples), z.number()),
})
export type SampleContent = z.infer<typeof SampleContent>

export const sampleContentSchemas = {
  get: { reply: replyWith(SampleContent) },
  remove: { reply: replyWith(SampleContent) },
}

export const sampleContentCalls: Calls<typeof sampleContentSchemas> = {
  get: endpoint('GET', '/admin/sample-content', 'owner'),
  remove: endpoint('DELETE', '/admin/sample-content', 'owner'),
}
