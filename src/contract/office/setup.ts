import { z } from 'zod'
import { replyWith } from '#contract/platform/common.ts'
import { type Calls, endpoint } from '#contract/platform/endpoint.ts'

/** What an owner can say about the set-up. */
const setupMarks = ['begun', 'dismissed', 'words kept', 'samples kept'] as const
export type SetupMark = (typeof setupMarks)[number]

/** What makes the site the provider's own, in the order of the set-up. */
export const setupSteps = [
  'name',
  'look',
  'contact',
  'licensing',
  'services',
  'words',
  'samples',
  'people',
] as const
export type SetupStep = (typeof setupSteps)[number]

export const Setup = z.object({
  steps: z.array(z.object({ id: z.enum(setupSteps), done: z.boolean() })),
  /** New until someone has begun it or saved site details. */
  state: z.enum(['new', 'begun', 'dismissed']),
})
export type Setup = z.infer<typeof Setup>

export const setupSchemas = {
  read: { reply: replyWith(Setup) },
  mark: {
    body: z.object({
      mark: z.enum(setupMarks, 'This mark is not known'),
    }),
    reply: replyWith(Setup),
  },
}

export const setupCalls: Calls<typeof setupSchemas> = {
  read: endpoint('GET', '/admin/setup', 'owner'),
  mark: endpoint('POST', '/admin/setup', 'owner'),
}
