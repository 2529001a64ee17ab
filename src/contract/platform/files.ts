import { z } from 'zod'
import { storableText } from './common.ts'

export const fileLimit = 5 * 1024 * 1024

export const pictureTypes = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'] as const

/** The longest description of what a picture shows. */
export const pictureDescriptionLimit = 250

export const pictureMessages = {
  notAPicture: 'Please select a valid image file',
  tooLarge: 'Image size should be less than 5MB',
  describe: 'Please say what the picture shows',
}

const saveAsPdf = 'Save it as PDF and try again.'
const printToPdf = 'Save it as PDF and try again: open it, choose Print, and print to PDF.'

/** Why a document of an accepted type is refused, and what its sender can do. */
export const contentMessages = {
  macros: `This document contains macros, which are small programs. ${saveAsPdf}`,
  embedded: `This document has another file or a program in it. ${saveAsPdf}`,
  dde: `This document takes data from other programs. ${saveAsPdf}`,
  script: `This PDF contains a script, or starts a program. ${printToPdf}`,
  attachment: `This PDF has another file in it. ${printToPdf}`,
  unreadable: `This document cannot be checked. ${saveAsPdf}`,
  protected: `This PDF is protected, so that it cannot be checked. ${printToPdf}`,
}

/** The check of a chosen picture before it is sent; the server checks the content again. */
export const PictureFile = z
  .file()
  .refine((file) => file.type.startsWith('image/'), pictureMessages.notAPicture)
  .refine((file) => file.size <= fileLimit, pictureMessages.tooLarge)

/** What a picture shows, for people who cannot see it; empty when nobody has described it. */
export const PictureDescription = storableText('Picture description', pictureDescriptionLimit)

type NewPicture = {
  image?: File | null | undefined
  imageDescription: string
  /** It says nothing more than the text. */
  isDecoration?: boolean | undefined
}

/** The form asks for words about a picture that is new. One that was stored without them does not hold up other changes. */
export function checkDescription(picture: NewPicture, context: z.RefinementCtx) {
  const { image, imageDescription, isDecoration } = picture
  if (!image || imageDescription || isDecoration) return
  const message = pictureMessages.describe
  context.addIssue({ code: 'custom', path: ['imageDescription'], message })
}

/** The parts of a picture of which one can stay in view, as CSS names them, and in words. */
export const pictureParts = {
  'left top': 'Top left',
  'center top': 'Top',
  'right top': 'Top right',
  'left center': 'Left',
  'center center': 'Center',
  'right center': 'Right',
  'left bottom': 'Bottom left',
  'center bottom': 'Bottom',
  'right bottom': 'Bottom right',
} as const
export type PicturePart = keyof typeof pictureParts
export const PicturePart = z.enum(Object.keys(pictureParts) as PicturePart[])

/** The part that stays in view where a screen cuts the edges off; empty for the usual one. */
export const PictureFocus = z.union([PicturePart, z.literal('')], 'This is no part of a picture')
export type PictureFocus = z.infer<typeof PictureFocus>

/** What a browser needs to choose a width and a format, to reserve the space while it loads, and to cut it. */
export const Picture = z.object({
  width: z.number(),
  height: z.number(),
  sources: z.array(z.object({ type: z.string(), srcset: z.string() })),
  focus: PicturePart.optional(),
})
export type Picture = z.infer<typeof Picture>
