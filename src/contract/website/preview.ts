import { z } from 'zod'
import { replyWith } from '#contract/platform/common.ts'
import { type Calls, endpoint } from '#contract/platform/endpoint.ts'
import { EventInput } from './events.ts'

/** In the preview, the address of a picture that was chosen in the form and is not sent. */
export const chosenPicture = '/chosen-picture'

/** An event as it is typed in the form. */
export const EventPreview = z.object({
  ...EventInput.omit({ status: true, publishAt: true, removeImage: true, updatedAt: true }).shape,
  /** The stored event that is edited. The preview shows this one in its place. */
  id: z.uuid().optional(),
  /** The event whose stored picture it has, or `chosen` for a picture that only the browser has. */
  image: z.union([z.literal('chosen'), z.uuid()]).optional(),
})
export type EventPreview = z.input<typeof EventPreview>

/** A public page as HTML without scripts. */
export const PreviewPage = z.object({ html: z.string() })

export const eventPreviewSchemas = {
  event: { body: EventPreview, reply: replyWith(PreviewPage) },
}

export const eventPreviewCalls: Calls<typeof eventPreviewSchemas> = {
  event: endpoint('POST', '/admin/preview/event', 'edit content'),
}
