import type { ContactMessage, MessageStatus } from '#contract/messages/contact.ts'
import type { BadgeColor } from '#web/ui/Badge.tsx'

export const statusLabels: Record<MessageStatus, string> = {
  new: 'New',
  answered: 'Answered',
  closed: 'Closed',
}

export const statusColors: Record<MessageStatus, BadgeColor> = {
  new: 'orange',
  answered: 'green',
  closed: 'grey',
}

/** The state of a message in words, for a sentence. */
export function describeState({ status, closedReason, owner }: ContactMessage) {
  const label = closedReason ? `closed as ${closedReason}` : statusLabels[status].toLowerCase()
  return { label, owner: owner ? ` and ${owner.name} takes care of it` : '' }
}
