import { z } from 'zod'
import {
  ById,
  Done,
  EditedVersion,
  oneLineText,
  replyWith,
  requiredText,
} from '#contract/platform/common.ts'
import { type Calls, endpoint } from '#contract/platform/endpoint.ts'
import {
  placeholders,
  type TemplateKind,
  templateKinds,
  unknownPlaceholders,
} from './placeholders.ts'

export const templateLimits = { name: 80, subject: 150, text: 5000 }

const fields = z.object({
  kind: z.enum(templateKinds, 'This kind of template is not known'),
  name: requiredText('Name', templateLimits.name, 'Name is required'),
  subject: oneLineText('Subject', templateLimits.subject, 'Subject is required'),
  text: requiredText('Text', templateLimits.text, 'Text is required'),
})

export const TemplateForm = fields.superRefine(refuseUnknownPlaceholders)
export type TemplateForm = z.infer<typeof TemplateForm>

export const TemplateInput = fields
  .extend({ updatedAt: EditedVersion })
  .superRefine(refuseUnknownPlaceholders)
export type TemplateInput = z.infer<typeof TemplateInput>

/** A typing mistake in a placeholder would be sent to people as it is. */
export function refuseUnknownPlaceholders(
  { kind, subject, text }: { kind: TemplateKind; subject: string; text: string },
  check: z.RefinementCtx,
) {
  const known = Object.keys(placeholders[kind]).map((name) => `{${name}}`)
  for (const [path, typed] of Object.entries({ subject, text })) {
    const [unknown] = unknownPlaceholders(kind, typed)
    if (!unknown) continue
    const message = `${unknown} is not known. You can use ${known.join(', ')}`
    check.addIssue({ code: 'custom', path: [path], message })
  }
}

export const MessageTemplate = z.object({
  _id: z.string(),
  id: z.string(),
  kind: z.enum(templateKinds),
  name: z.string(),
  subject: z.string(),
  text: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type MessageTemplate = z.infer<typeof MessageTemplate>

export const templateSchemas = {
  list: { reply: replyWith(z.array(MessageTemplate)) },
  create: { body: TemplateForm, reply: replyWith(MessageTemplate) },
  update: { params: ById, body: TemplateInput, reply: replyWith(MessageTemplate) },
  remove: { params: ById, reply: Done },
}

export const templateCalls: Calls<typeof templateSchemas> = {
  list: endpoint('GET', '/templates', 'staff'),
  // The kind of a template decides who may edit it: `templateAccess`.
  create: endpoint('POST', '/templates', 'staff'),
  update: endpoint('PUT', '/templates/:id', 'staff'),
  remove: endpoint('DELETE', '/templates/:id', 'staff'),
}
