import { z } from 'zod'
import { storableText } from './common.ts'

export const fileLimit = 5 * 1024 * 1024

export const pictureTypes = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'] as const

/** The longest description of what a picture shows. */
export const pictureDescriptionLimit = 250

export const pictureMessages = {
  notAPicture: 'Please select a valid image file',
  tooLarge: 'Image size should be less than 5MB',
}

/** The check of a chosen picture before it is sent; the server checks the content again. */
export const PictureFile = z
  .file()
  .refine((file) => file.type.startsWith('image/'), pictureMessages.notAPicture)
  .refine((file) => file.size <= fileLimit, pictureMessages.tooLarge)

/** What a picture shows, for people who cannot see it; empty when nobody has described it. */
export const PictureDescription = storableText('Picture description', pictureDescriptionLimit)

/** What a browser needs to choose a width and a format, and to reserve the space while it loads. */
export const Picture = z.object({
  width: z.number(),
  height: z.number(),
  sources: z.array(z.object({ type: z.string(), srcset: z.string() })),
})
export type Picture = z.infer<typeof Picture>
