import { z } from 'zod'
import { replyWith, storableText } from '#contract/platform/common.ts'
import { type Calls, endpoint } from '#contract/platform/endpoint.ts'
import { hitKinds } from '#contract/records/record-kinds.ts'

export const searchLimits = { text: 200, shortest: 2, hitsOfAKind: 8 }

/** A record that was found. */
export const Hit = z.object({
  kind: z.enum(hitKinds),
  id: z.string(),
  title: z.string(),
  /** What tells it from others with the same title. */
  detail: z.string(),
  /** When it arrived, or when the event is. */
  at: z.nullable(z.string()),
})
export type Hit = z.infer<typeof Hit>

export const officeSearchSchemas = {
  find: {
    body: z.object({
      text: storableText('Search', searchLimits.text).pipe(
        z.string().min(searchLimits.shortest, 'Please type at least two characters'),
      ),
    }),
    reply: replyWith(z.array(Hit)),
  },
}

/** Not a GET, because what is searched for must not be part of an address. */
export const officeSearchCalls: Calls<typeof officeSearchSchemas> = {
  find: endpoint('POST', '/admin/search', 'staff'),
}
