import { z } from 'zod'
import { ById, Done, EditedVersion, replyWith, requiredText } from '#contract/platform/common.ts'
import { type Calls, endpoint } from '#contract/platform/endpoint.ts'
import {
  checkDescription,
  Picture,
  PictureDescription,
  PictureFile,
  PictureFocus,
} from '#contract/platform/files.ts'
import { englishPaths, LanguageQuery } from '#contract/records/spanish.ts'

export const teamLimits = { name: 100, position: 100, comment: 500 }

export const teamMissing = 'Please fill in all required fields'

/** The texts of a team member. */
export const TeamMemberText = z.object({
  name: requiredText('Name', teamLimits.name, teamMissing),
  position: requiredText('Position', teamLimits.position, teamMissing),
  comment: requiredText('Comment', teamLimits.comment, teamMissing),
})

/** The form of a team member; `null` removes the picture. */
export const TeamMemberForm = z
  .object({
    ...TeamMemberText.shape,
    image: z.nullish(PictureFile),
    imageDescription: PictureDescription,
    isDecoration: z.boolean().optional(),
    imageFocus: PictureFocus,
  })
  .superRefine(checkDescription)
export type TeamMemberForm = z.infer<typeof TeamMemberForm>

/** The fields of the multipart body; its file is `image`. A change leaves a missing description as it is. */
export const TeamMemberInput = z.object({
  ...TeamMemberText.shape,
  imageDescription: z.optional(PictureDescription),
  imageFocus: z.optional(PictureFocus),
  removeImage: z.stringbool('removeImage must be true or false').optional(),
  updatedAt: EditedVersion,
})
export type TeamMemberInput = z.infer<typeof TeamMemberInput>

export const TeamMember = z.object({
  _id: z.string(),
  id: z.string(),
  name: z.string(),
  position: z.string(),
  comment: z.string(),
  /** The path of the picture; empty when there is none. */
  image: z.string(),
  picture: z.nullable(Picture),
  imageDescription: z.string().optional(),
  /** Its place in the list, from 1 on. */
  order: z.number().optional(),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type TeamMember = z.infer<typeof TeamMember>

export const teamSchemas = {
  list: {
    query: LanguageQuery,
    reply: z.array(z.object({ ...TeamMember.shape, ...englishPaths })),
  },
  get: { params: ById, reply: TeamMember },
  create: { form: TeamMemberInput, files: ['image'], reply: replyWith(TeamMember) },
  update: { params: ById, form: TeamMemberInput, files: ['image'], reply: replyWith(TeamMember) },
  remove: { params: ById, reply: Done },
  reorder: {
    body: z.object({ memberIds: z.array(z.uuid()).max(1000) }),
    reply: replyWith(z.array(TeamMember)),
  },
}

export const teamCalls: Calls<typeof teamSchemas> = {
  list: endpoint('GET', '/team', 'public'),
  get: endpoint('GET', '/team/:id', 'public'),
  create: endpoint('POST', '/team', 'edit content'),
  update: endpoint('PUT', '/team/:id', 'edit content'),
  remove: endpoint('DELETE', '/team/:id', 'edit content'),
  reorder: endpoint('PUT', '/team/reorder', 'edit content'),
}
