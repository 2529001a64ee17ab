import { expect, test } from 'vitest'
import { readAction } from './read-action.ts'

const read = (action: string, object_kind = 'application') => {
  const { action: id, details } = readAction({ action, object_kind })
  return [id, ...details].join(':')
}

test.each([
  ['signed in', 'signed-in'],
  ['signed out', 'signed-out'],
  ['sign-in refused', 'sign-in-refused'],
  ['asked for a code', 'asked-for-code'],
  ['changed password', 'changed-password'],
  ['set password', 'set-password'],
  ['switched on second factor', 'switched-on-second-factor'],
  ['switched off second factor', 'switched-off-second-factor'],
  ['reset second factor', 'reset-second-factor'],
  ['used recovery code', 'used-recovery-code'],
  ['renewed recovery codes', 'renewed-recovery-codes'],
  ['required second factors', 'required-second-factors'],
  ['made second factors optional', 'made-second-factors-optional'],
  ['published on its date', 'published-on-date'],
  ['closed on its date', 'closed-on-date'],
  ['set to draft', 'set-job-status:draft'],
  ['set to published', 'set-job-status:published'],
  ['set to archived', 'set-job-status:archived'],
  ['pending', 'returned-to-pending'],
  ['deleted after the set time', 'deleted-after-set-time'],
  ['put on hold', 'put-on-hold'],
  ['released from hold', 'released-from-hold'],
  ['marked as read', 'marked-as-read'],
  ['marked as unread', 'marked-as-unread'],
  ['wrote a note on', 'wrote-note'],
  ['deleted a note on', 'deleted-note'],
  ['replied to', 'replied-to'],
  ['took back a reply to', 'took-back-reply'],
  ['planned the next step of', 'planned-next-step'],
  ['set how long closed ones are kept of', 'set-closed-retention'],
  ['wrote to', 'wrote-to'],
  ['took back a message to', 'took-back-message'],
  ['corrected the name of', 'corrected:name'],
  ['corrected the email of', 'corrected:email'],
  ['corrected the phone of', 'corrected:phone'],
  ['corrected the name and email of', 'corrected:name:email'],
  ['corrected the name and phone of', 'corrected:name:phone'],
  ['corrected the email and phone of', 'corrected:email:phone'],
  ['corrected the name, email, and phone of', 'corrected:name:email:phone'],
  ['made a private link for', 'made-private-link'],
  ['sent a private link for', 'sent-private-link'],
  ['revoked a private link for', 'revoked-private-link'],
  ['asked for a resume for', 'asked-for-document:resume'],
  ['asked for identity documents for', 'asked-for-document:identification'],
  ['stopped asking for a resume for', 'stopped-asking-for-document:resume'],
  ['stopped asking for identity documents for', 'stopped-asking-for-document:identification'],
  ['recorded an item before the first day of', 'recorded-first-day-item'],
  ['changed the first-day list for', 'changed-first-day-list'],
  ['changed the reasons for', 'changed-reasons'],
  ['set when identity documents are asked for of', 'set-identity-documents-rule'],
  ['set how long to keep', 'set-retention'],
  ['wrote the disclosure for', 'wrote-disclosure'],
  ['acknowledged the disclosure of', 'acknowledged-disclosure'],
  ['made a new key for', 'made-new-key'],
])('“%s” of an older version is %s', (old, action) => {
  expect(read(old)).toBe(action)
})

test.each([
  ['pending to interview_scheduled', 'application', 'changed-status:pending:interview_scheduled'],
  ['new to not-for-us', 'contact message', 'changed-status:new:not for us'],
  ['visit-planned to service-agreed', 'referral', 'changed-status:visit planned:service agreed'],
  ['reader to editor', 'administrator', 'changed-role:reader:editor'],
])('“%s” of an older version about the kind %s is %s', (old, kind, action) => {
  expect(read(old, kind)).toBe(action)
})

test.each([
  'ended',
  'added',
  'renamed',
  'deactivated',
  'reactivated',
  'created',
  'updated',
  'reordered',
  'shown',
  'hidden',
  'published',
  'unpublished',
  'reopened',
  'approved',
  'rejected',
  'removed',
  'opened',
  'downloaded',
  'exported',
  'deleted',
  'erased',
  'took',
  'assigned',
  'released',
  'referred',
  'applied',
  'entered',
  'noted',
  'moved',
  'rotated',
  'adopted',
  'chained',
  'restored',
])('%s has been the same in all versions', (action) => {
  expect(readAction({ action, object_kind: 'application' })).toEqual({ action, details: [] })
})

test('an action is read with its details', () => {
  expect(readAction({ action: 'changed-status:new:not for us', object_kind: 'referral' })).toEqual({
    action: 'changed-status',
    details: ['new', 'not for us'],
  })
})

test.each([
  'polished',
  'polished: twice',
  'was reset to nothing',
  'went to it again',
  'constructor',
])('“%s” is not known and left as it is', (action) => {
  expect(readAction({ action, object_kind: 'application' })).toEqual({ action, details: [] })
})
