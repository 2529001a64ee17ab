import { queryOptions, useQuery } from '@tanstack/react-query'
import { emptyDetails, shownName } from '#content/provider.ts'
import { closingOf } from '#contract/accounts/signature.ts'
import {
  type MessageTemplate,
  type TemplateDecision,
  type TemplateForm,
  type TemplateInput,
  type TemplateKind,
  templateAccess,
  templateCalls,
  templateKinds,
} from '#contract/messages/templates.ts'
import type { Complete } from '#contract/platform/common.ts'
import { siteDetailsCalls } from '#contract/website/site-details.ts'
import { call } from '#web/api/call.ts'
import { useMay, useSignedInUser } from '#web/office/platform/layout/use-may.ts'

export const templatesQuery = queryOptions({
  queryKey: ['office', 'templates'],
  queryFn: async () => (await call(templateCalls.list, {})).data,
})

/** What the templates of a kind are for, as the office says it. */
export const kindLabels: Record<TemplateKind, string> = {
  message: 'Replies to messages',
  application: 'Messages to applicants',
  referral: 'Messages about referrals',
}

/** What the decisions that begin with a template are called. */
export const decisionLabels: Record<TemplateDecision, string> = {
  invite: 'Invite to an interview',
  offer: 'Make an offer',
  hire: 'Hire',
  reject: 'Reject',
  'check notice': 'First notice about a background check',
}

/** The kinds of templates that someone may edit. */
export function useEditableKinds() {
  const may = useMay()
  return templateKinds.filter((kind) => may(templateAccess[kind]))
}

export function saveTemplate(
  { kind, name, subject, text, decision }: TemplateForm,
  existing: MessageTemplate | undefined,
) {
  const body: Complete<TemplateInput> = {
    kind,
    name,
    subject,
    text,
    decision,
    updatedAt: existing?.updatedAt,
  }
  return existing
    ? call(templateCalls.update, { params: { id: existing.id }, body })
    : call(templateCalls.create, { body })
}

export const deleteTemplate = ({ id }: MessageTemplate) =>
  call(templateCalls.remove, { params: { id } })

const senderQuery = queryOptions({
  queryKey: ['office', 'sender'],
  queryFn: async () => (await call(siteDetailsCalls.get, {})).data,
})

/** What is put in the place of the placeholders about us. */
export function useSenderValues(): Record<'provider' | 'phone' | 'email' | 'sender', string> {
  const details = useQuery(senderQuery).data ?? emptyDetails
  const { phone, email } = details
  const user = useSignedInUser()
  const provider = shownName(details)
  return { provider, phone, email, sender: user ? closingOf(user, provider) : '' }
}
