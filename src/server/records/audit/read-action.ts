import { type AuditAction, isAuditActionId } from '#contract/records/audit-actions.ts'

/**
 * What older versions wrote instead of today's actions. Those lines stay as they are, because a changed line
 * would break the chain.
 */
const oldActions: Record<string, AuditAction> = {
  'signed in': 'signed-in',
  'signed out': 'signed-out',
  'sign-in refused': 'sign-in-refused',
  'asked for a code': 'asked-for-code',
  'changed password': 'changed-password',
  'set password': 'set-password',
  'switched on second factor': 'switched-on-second-factor',
  'switched off second factor': 'switched-off-second-factor',
  'reset second factor': 'reset-second-factor',
  'used recovery code': 'used-recovery-code',
  'renewed recovery codes': 'renewed-recovery-codes',
  'required second factors': 'required-second-factors',
  'made second factors optional': 'made-second-factors-optional',
  'published on its date': 'published-on-date',
  'closed on its date': 'closed-on-date',
  'set to draft': 'set-job-status:draft',
  'set to published': 'set-job-status:published',
  'set to archived': 'set-job-status:archived',
  pending: 'returned-to-pending',
  'deleted after the set time': 'deleted-after-set-time',
  'put on hold': 'put-on-hold',
  'released from hold': 'released-from-hold',
  'marked as read': 'marked-as-read',
  'marked as unread': 'marked-as-unread',
  'wrote a note on': 'wrote-note',
  'deleted a note on': 'deleted-note',
  'replied to': 'replied-to',
  'took back a reply to': 'took-back-reply',
  'planned the next step of': 'planned-next-step',
  'set how long closed ones are kept of': 'set-closed-retention',
  'wrote to': 'wrote-to',
  'took back a message to': 'took-back-message',
  'corrected the name of': 'corrected:name',
  'corrected the email of': 'corrected:email',
  'corrected the phone of': 'corrected:phone',
  'corrected the name and email of': 'corrected:name:email',
  'corrected the name and phone of': 'corrected:name:phone',
  'corrected the email and phone of': 'corrected:email:phone',
  'corrected the name, email, and phone of': 'corrected:name:email:phone',
  'made a private link for': 'made-private-link',
  'sent a private link for': 'sent-private-link',
  'revoked a private link for': 'revoked-private-link',
  'asked for a resume for': 'asked-for-document:resume',
  'asked for identity documents for': 'asked-for-document:identification',
  'stopped asking for a resume for': 'stopped-asking-for-document:resume',
  'stopped asking for identity documents for': 'stopped-asking-for-document:identification',
  'recorded an item before the first day of': 'recorded-first-day-item',
  'changed the first-day list for': 'changed-first-day-list',
  'changed the reasons for': 'changed-reasons',
  'set when identity documents are asked for of': 'set-identity-documents-rule',
  'set how long to keep': 'set-retention',
  'wrote the disclosure for': 'wrote-disclosure',
  'acknowledged the disclosure of': 'acknowledged-disclosure',
  'made a new key for': 'made-new-key',
}

type Stored = { action: string; object_kind: string }

/** The action of a stored line and its details. One that is not known is left as it is written. */
export function readAction({ action: stored, object_kind }: Stored) {
  const today = Object.hasOwn(oldActions, stored) ? oldActions[stored] : undefined
  const [action = '', ...details] = (today ?? oldChange(stored, object_kind) ?? stored).split(':')
  return isAuditActionId(action) ? { action, details } : { action: stored, details: [] }
}

/** Changes were two words, such as "pending to hired"; spaces in them were written as hyphens. */
function oldChange(stored: string, kind: string): AuditAction | undefined {
  const words = stored.split(' ')
  const [from = '', to, now = ''] = words
  if (words.length !== 3 || to !== 'to') return undefined
  const change = `${from}:${now}`.replaceAll('-', ' ') as `${string}:${string}`
  return kind === 'administrator' ? `changed-role:${change}` : `changed-status:${change}`
}
