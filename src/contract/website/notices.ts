import { z } from 'zod'
import { EditedVersion, replyWith, requiredText, storableText } from '#contract/platform/common.ts'
import { type Calls, endpoint } from '#contract/platform/endpoint.ts'

/** In the order of their page, where each id is the anchor of its notice. */
export const noticeIds = ['non-discrimination', 'language-help', 'how-to-complain'] as const
export type NoticeId = (typeof noticeIds)[number]

export const noticeLimits = { text: 20_000, easyText: 1000 }

export const noticeMessages = {
  missing: 'Text is required',
  notWritten: 'Write the text of this notice before you publish it.',
}

/** A notice that is published. */
export const Notice = z.object({
  id: z.enum(noticeIds),
  /** Clean HTML: the server removes everything that is not allowed when it is saved. */
  text: z.string(),
  /** Its Spanish; empty until someone has written and reviewed it. */
  spanish: z.string(),
  /** In Easy Read, a sentence on each line. */
  easyText: z.string(),
  /** Its Spanish; empty as above. */
  spanishEasy: z.string(),
  updatedAt: z.string(),
})
export type Notice = z.infer<typeof Notice>

/** A notice as the office edits it. */
export const EditedNotice = z.object({
  id: z.enum(noticeIds),
  /** Empty until someone has written it, like `updatedAt`. */
  text: z.string(),
  easyText: z.string(),
  published: z.boolean(),
  updatedAt: z.string(),
})
export type EditedNotice = z.infer<typeof EditedNotice>

export const NoticeForm = z.object({
  text: requiredText('Text', noticeLimits.text, noticeMessages.missing),
  easyText: storableText('Easy Read', noticeLimits.easyText),
})
export type NoticeForm = z.infer<typeof NoticeForm>

const ByName = z.object({ id: z.enum(noticeIds, 'This address is not valid.') })

export const noticeSchemas = {
  list: { reply: replyWith(z.array(Notice)) },
  listAll: { reply: replyWith(z.array(EditedNotice)) },
  save: {
    params: ByName,
    body: z.object({
      ...NoticeForm.shape,
      /** Missing: as it was. */
      easyText: NoticeForm.shape.easyText.optional(),
      updatedAt: EditedVersion,
    }),
    reply: replyWith(EditedNotice),
  },
  setPublished: {
    params: ByName,
    body: z.object({
      published: z.boolean('Published must be true or false'),
      updatedAt: EditedVersion,
    }),
    reply: replyWith(EditedNotice),
  },
}

export const noticeCalls: Calls<typeof noticeSchemas> = {
  list: endpoint('GET', '/notices', 'public'),
  listAll: endpoint('GET', '/admin/notices', 'read content'),
  save: endpoint('PUT', '/admin/notices/:id', 'edit content'),
  setPublished: endpoint('PATCH', '/admin/notices/:id', 'edit content'),
}
