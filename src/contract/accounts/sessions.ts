import { z } from 'zod'
import { ById, Done, replyWith } from '#contract/platform/common.ts'
import { type Calls, endpoint } from '#contract/platform/endpoint.ts'

/** A sign-in that is still valid. */
export const OpenSession = z.object({
  _id: z.string(),
  id: z.string(),
  userId: z.string(),
  username: z.string(),
  /** What the browser calls itself; empty when unknown, like the address. */
  userAgent: z.string(),
  ip: z.string(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
  /** The session of the person who is looking. */
  current: z.boolean(),
})
export type OpenSession = z.infer<typeof OpenSession>

export const sessionSchemas = {
  list: { reply: replyWith(z.array(OpenSession)) },
  end: { params: ById, reply: Done },
}

export const sessionCalls: Calls<typeof sessionSchemas> = {
  list: endpoint('GET', '/admin/sessions', 'staff'),
  end: endpoint('DELETE', '/admin/sessions/:id', 'staff'),
}
