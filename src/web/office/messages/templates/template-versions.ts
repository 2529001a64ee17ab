import type { MessageTemplate, TemplateForm } from '#contract/messages/templates.ts'
import type { CompareOptions } from '#web/office/platform/drafts/compare.ts'
import { kindLabels } from './templates-queries.ts'

/** How two versions of a template are compared. */
export const templateVersions: CompareOptions<TemplateForm, MessageTemplate> = {
  toValues: (template) => ({
    kind: template?.kind ?? 'message',
    name: template?.name ?? '',
    subject: template?.subject ?? '',
    text: template?.text ?? '',
  }),
  fields: {
    kind: { label: 'For', text: ({ kind }) => kindLabels[kind] },
    name: { label: 'Name', text: ({ name }) => name },
    subject: { label: 'Subject', text: ({ subject }) => subject },
    text: { label: 'Text', text: ({ text }) => text },
  },
}
