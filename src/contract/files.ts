import { z } from 'zod'

export const fileLimit = 5 * 1024 * 1024

export const pictureTypes = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'] as const

export const pictureMessages = {
  notAPicture: 'Please select a valid image file',
  tooLarge: 'Image size should be less than 5MB',
}

/** The check of a chosen picture before it is sent; the server checks the content again. */
export const PictureFile = z
  .file()
  .refine((file) => file.type.startsWith('image/'), pictureMessages.notAPicture)
  .refine((file) => file.size <= fileLimit, pictureMessages.tooLarge)

/** What a browser needs to choose a width and a format, and to reserve the space while it loads. */
export const Picture = z.object({
  width: z.number(),
  height: z.number(),
  sources: z.array(z.object({ type: z.string(), srcset: z.string() })),
})
export type Picture = z.infer<typeof Picture>
