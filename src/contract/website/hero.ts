import { z } from 'zod'
import {
  ById,
  Done,
  EditedVersion,
  replyWith,
  requiredText,
  storableText,
} from '#contract/platform/common.ts'
import { type Calls, endpoint } from '#contract/platform/endpoint.ts'
import {
  checkDescription,
  Picture,
  PictureDescription,
  PictureFile,
  PictureFocus,
} from '#contract/platform/files.ts'
import { englishPaths, LanguageQuery } from '#contract/records/spanish.ts'

export const heroLimits = { title: 100, subtitle: 200 }

export const imageRequired = 'Image is required for new slides'

const title = requiredText('Title', heroLimits.title, 'Title is required')
const subtitle = storableText('Subtitle', heroLimits.subtitle)

const words = {
  title,
  subtitle,
  imageDescription: PictureDescription,
  isDecoration: z.boolean().optional(),
  imageFocus: PictureFocus,
}

/** A new slide needs a picture; an existing one may keep its own. */
export const NewHeroSlideForm = z
  .object({ ...words, image: z.custom<File>(Boolean, imageRequired).pipe(PictureFile) })
  .superRefine(checkDescription)
export const HeroSlideForm = z
  .object({ ...words, image: z.optional(PictureFile) })
  .superRefine(checkDescription)
export type HeroSlideForm = z.infer<typeof HeroSlideForm>

/** The fields of the multipart body; its file is `image`. A change leaves missing fields as they are. */
export const HeroSlideInput = z.object({
  title,
  subtitle: z.optional(subtitle),
  imageDescription: z.optional(PictureDescription),
  imageFocus: z.optional(PictureFocus),
  isActive: z.stringbool('Status must be true or false').optional(),
  order: z.coerce.number('Order must be a number').int().min(1).max(10_000).optional(),
  updatedAt: EditedVersion,
})
export type HeroSlideInput = z.infer<typeof HeroSlideInput>

export const HeroSlide = z.object({
  _id: z.string(),
  id: z.string(),
  title: z.string(),
  subtitle: z.string(),
  imageUrl: z.string(),
  picture: Picture,
  imageDescription: z.string().optional(),
  isActive: z.boolean(),
  order: z.number(),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type HeroSlide = z.infer<typeof HeroSlide>

export const heroSchemas = {
  list: {
    query: LanguageQuery,
    reply: replyWith(z.array(z.object({ ...HeroSlide.shape, ...englishPaths }))),
  },
  listAll: { reply: replyWith(z.array(HeroSlide)) },
  get: { params: ById, reply: replyWith(HeroSlide) },
  create: { form: HeroSlideInput, files: ['image'], reply: replyWith(HeroSlide) },
  update: { params: ById, form: HeroSlideInput, files: ['image'], reply: replyWith(HeroSlide) },
  remove: { params: ById, reply: Done },
  reorder: {
    body: z.object({ slideIds: z.array(z.uuid()).max(1000) }),
    reply: replyWith(z.array(HeroSlide)),
  },
  setStatus: {
    params: ById,
    body: z.object({ isActive: z.boolean('Status must be true or false') }),
    reply: replyWith(HeroSlide),
  },
}

export const heroCalls: Calls<typeof heroSchemas> = {
  list: endpoint('GET', '/hero', 'public'),
  listAll: endpoint('GET', '/hero/admin', 'read content'),
  get: endpoint('GET', '/hero/:id', 'read content'),
  create: endpoint('POST', '/hero', 'edit content'),
  update: endpoint('PUT', '/hero/:id', 'edit content'),
  remove: endpoint('DELETE', '/hero/:id', 'edit content'),
  reorder: endpoint('PUT', '/hero/reorder', 'edit content'),
  setStatus: endpoint('PATCH', '/hero/:id/status', 'edit content'),
}
