import { z } from 'zod'
import { EditedVersion, replyWith } from '#contract/platform/common.ts'
import { type Calls, endpoint } from '#contract/platform/endpoint.ts'
import { fileLimit } from '#contract/platform/files.ts'
import type { Look, LookPicture as Picture } from './brand.ts'
import { typefaces } from './typefaces.ts'

export const lookLimits = {
  /** The size of an SVG file. One that was exported for the web has a few thousand bytes. */
  svgBytes: 200 * 1024,
  /** How many shapes a drawing may have. */
  shapes: 2000,
  /** How many times as wide as high a logo may be. */
  widest: 8,
  /** How many times as high as wide. */
  highest: 2,
  /** The shorter side of a logo, and of an icon, in pixels. */
  logoSide: 40,
  iconSide: 64,
}

export const lookMessages = {
  color: 'Enter a color as # and six digits, for example #225745',
  typeface: 'Choose one of the typefaces',
  type: 'Please choose an SVG, PNG or WebP file',
  tooLarge: 'The file is too large. A picture may have 5 MB, an SVG file 200 KB.',
  unreadable: 'This picture could not be read, or it has too many pixels. Please use another file.',
  drawing: 'This SVG file could not be read. Please export it again, or use a PNG file.',
  tooManyShapes: `The drawing has more than ${lookLimits.shapes} shapes. Please use a PNG file.`,
  thin: `The logo is too long and thin. It may be at most ${lookLimits.widest} times as wide as high, and twice as high as wide.`,
  small: `The logo is too small. Each side needs at least ${lookLimits.logoSide} pixels.`,
  square: 'An icon must be square, for example 512 by 512 pixels',
  smallIcon: `The icon is too small. It needs at least ${lookLimits.iconSide} by ${lookLimits.iconSide} pixels.`,
  empty: 'Nothing can be seen in this picture',
  unknownPicture: 'This picture is no longer stored. Please choose it again.',
}

const accepted = /\.(svg|png|webp)$/i

/** The check of a chosen file before it is sent; the server checks the content again. */
export const LookFile = z
  .file()
  .refine((file) => accepted.test(file.name), lookMessages.type)
  .refine((file) => file.size <= fileLimit, lookMessages.tooLarge)

export const lookFileTypes = '.svg,.png,.webp'

const LookPicture = z.object({
  id: z.string(),
  type: z.enum(['svg', 'png']),
  width: z.number(),
  height: z.number(),
  /** Whether it stands out on a light background, and on a dark one. */
  onLight: z.boolean(),
  onDark: z.boolean(),
}) satisfies z.ZodType<Picture>

/** The look as the office edits it. */
export const EditedLook = z.object({
  main: z.string(),
  accent: z.string(),
  typeface: z.string(),
  logo: z.nullable(LookPicture),
  logoOnDark: z.nullable(LookPicture),
  icon: z.nullable(LookPicture),
  /** As in `Look`. */
  key: z.string(),
  /** Empty until someone has saved it for the first time. */
  updatedAt: z.string(),
}) satisfies z.ZodType<Look>
export type EditedLook = z.infer<typeof EditedLook>

const Color = z
  .string(lookMessages.color)
  .trim()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/, lookMessages.color)

const ids = typefaces.map(({ id }) => id)

const chosen = {
  main: Color,
  accent: Color,
  typeface: z.string(lookMessages.typeface).refine((id) => ids.includes(id), lookMessages.typeface),
}

export const LookForm = z.object({
  ...chosen,
  logo: z.nullable(LookPicture),
  logoOnDark: z.nullable(LookPicture),
  icon: z.nullable(LookPicture),
})
export type LookForm = z.infer<typeof LookForm>

const PictureId = z.nullable(z.string().regex(/^[0-9a-f]{32}$/, lookMessages.unknownPicture))

export const LookInput = z.object({
  ...chosen,
  logo: PictureId,
  logoOnDark: PictureId,
  icon: PictureId,
  updatedAt: EditedVersion,
})
export type LookInput = z.infer<typeof LookInput>

export const lookUses = ['logo', 'icon'] as const
export type LookUse = (typeof lookUses)[number]

const PictureInput = z.object({ use: z.enum(lookUses) })

/** What a drawing lost when it was made safe. */
export const leftOutKinds = ['text', 'pictures', 'effects', 'code'] as const
export type LeftOut = (typeof leftOutKinds)[number]

export const lookSchemas = {
  edit: { reply: replyWith(EditedLook) },
  save: { body: LookInput, reply: replyWith(EditedLook) },
  addPicture: {
    form: PictureInput,
    files: ['image'],
    reply: replyWith(z.object({ picture: LookPicture, leftOut: z.array(z.enum(leftOutKinds)) })),
  },
}

export const lookCalls: Calls<typeof lookSchemas> = {
  edit: endpoint('GET', '/admin/look', 'read content'),
  save: endpoint('PUT', '/admin/look', 'edit content'),
  addPicture: endpoint('POST', '/admin/look/pictures', 'edit content'),
}
