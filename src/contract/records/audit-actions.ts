export type AuditIcon = 'alert' | 'download' | 'eye' | 'lock' | 'pencil' | 'plus' | 'trash'

type ActionWords = {
  /**
   * What the audit log says after the person. `{record}` is the record with its name, or all records of its
   * kind when the line is about no single one; `{name}` is the name alone, and `{details}` are the details.
   */
  sentence: string
  /** Instead, when the line is about no single record. */
  sentenceOfAll?: string
  /** The record is gone or must not be named. */
  unnamed?: true
  /** The details are what it was and what it is now. */
  isChange?: true
  /** What the history of the record says. Most actions are left out, because something else there tells them. */
  history?: string
  icon?: AuditIcon
  /** To look for first when something went wrong. */
  sensitive?: true
  /** The server does it by the clock. */
  automatic?: true
}

const actions = {
  'signed-in': { sentence: 'signed in', icon: 'lock' },
  'signed-out': { sentence: 'signed out', icon: 'lock' },
  'sign-in-refused': {
    sentence: 'tried to sign in and was refused',
    icon: 'alert',
    sensitive: true,
  },
  'asked-for-code': { sentence: 'gave the right password and was asked for a code', icon: 'lock' },
  ended: { sentence: 'ended {record}', icon: 'lock' },
  'changed-password': { sentence: 'changed their own password', icon: 'lock' },
  'set-password': { sentence: 'set a new password for {name}', icon: 'lock' },
  'switched-on-second-factor': { sentence: 'switched on their second factor', icon: 'lock' },
  'switched-off-second-factor': { sentence: 'switched off their second factor', icon: 'lock' },
  'reset-second-factor': { sentence: 'reset the second factor of {name}', icon: 'lock' },
  'used-passkey': { sentence: 'signed in with a passkey', icon: 'lock' },
  'added-passkey': { sentence: 'added a passkey', icon: 'lock' },
  'removed-passkey': { sentence: 'removed a passkey', icon: 'lock' },
  'removed-passkeys': { sentence: 'removed the passkeys of {name}', icon: 'lock' },
  'used-recovery-code': { sentence: 'signed in with a recovery code', icon: 'lock' },
  'renewed-recovery-codes': { sentence: 'got new recovery codes', icon: 'lock' },
  'required-second-factors': { sentence: 'required a second factor for everyone', icon: 'lock' },
  'made-second-factors-optional': { sentence: 'made the second factor optional', icon: 'lock' },
  'made-account-link': { sentence: 'made {details} for {name}', icon: 'lock' },
  'sent-account-link': { sentence: 'sent {details} to {name}', icon: 'lock' },
  'requested-account-link': { sentence: 'asked for {details} for {name}', icon: 'lock' },
  'reset-password': { sentence: 'chose a new password with a link', icon: 'lock' },
  'accepted-invitation': { sentence: 'accepted the invitation', icon: 'lock' },
  'unlocked-browser': { sentence: 'unlocked a browser with a link', icon: 'lock' },
  unlocked: { sentence: 'unlocked {record}', icon: 'lock' },
  invited: { sentence: 'invited {record}', icon: 'plus' },
  added: { sentence: 'added {record}', icon: 'plus' },
  renamed: { sentence: 'renamed {record}' },
  'changed-email': { sentence: 'changed the email of {name}', icon: 'lock', sensitive: true },
  'changed-role': { sentence: 'changed the role of {name}', isChange: true },
  deactivated: { sentence: 'deactivated {record}', icon: 'lock', sensitive: true },
  reactivated: { sentence: 'reactivated {record}' },

  created: { sentence: 'created {record}', icon: 'plus' },
  updated: { sentence: 'updated {record}' },
  translated: { sentence: 'changed the Spanish of {record}' },
  'reviewed-spanish': { sentence: 'marked the Spanish of {record} as reviewed' },
  'withdrew-spanish-review': { sentence: 'took back that the Spanish of {record} is reviewed' },
  'restored-version': { sentence: 'restored an earlier version of {record}' },
  'erased-versions': {
    sentence: 'erased the earlier versions of {record}',
    icon: 'trash',
    sensitive: true,
  },
  'put-back': { sentence: 'put back {record} after it was deleted', icon: 'plus' },
  'erased-deleted': {
    sentence: 'erased {record} for good',
    unnamed: true,
    icon: 'trash',
    sensitive: true,
  },
  reordered: { sentence: 'reordered {record}' },
  shown: { sentence: 'shown {record}' },
  hidden: { sentence: 'hidden {record}' },
  published: { sentence: 'published {record}' },
  unpublished: { sentence: 'unpublished {record}' },
  'published-on-date': { sentence: 'published {record} on its date', automatic: true },
  'closed-on-date': { sentence: 'closed {record} on its date', automatic: true },
  reopened: { sentence: 'reopened {record}' },
  'set-job-status': { sentence: 'set {record} to {details}' },
  approved: { sentence: 'approved {record}' },
  rejected: { sentence: 'rejected {record}' },
  'returned-to-pending': { sentence: 'set the testimonial of {name} back to pending' },
  removed: { sentence: 'removed {record}' },

  opened: { sentence: 'opened {record}', icon: 'eye' },
  downloaded: { sentence: 'downloaded {record}', icon: 'download' },
  exported: {
    sentence: 'exported {record}',
    sentenceOfAll: 'exported all {record}',
    icon: 'download',
    sensitive: true,
  },
  deleted: { sentence: 'deleted {record}', unnamed: true, icon: 'trash', sensitive: true },
  'deleted-after-set-time': {
    sentence: 'deleted {record} after the set time',
    unnamed: true,
    automatic: true,
  },
  erased: { sentence: 'erased the data of a person', icon: 'trash', sensitive: true },
  'put-on-hold': { sentence: 'put a hold on the data of a person', icon: 'lock' },
  'released-from-hold': { sentence: 'released the hold on the data of a person' },

  'marked-as-read': { sentence: 'marked {record} as read' },
  'marked-as-unread': { sentence: 'marked {record} as unread' },
  'changed-status': { sentence: 'changed the status of {name}', isChange: true },
  took: { sentence: 'took {record}' },
  assigned: { sentence: 'assigned {record}' },
  released: { sentence: 'released {record}' },
  'wrote-note': { sentence: 'wrote a note on {record}' },
  'deleted-note': { sentence: 'deleted a note on {record}' },
  'replied-to': { sentence: 'replied to {record}' },
  'took-back-reply': { sentence: 'took back a reply to {record}' },
  referred: { sentence: 'sent the referral {name}', icon: 'plus' },
  'added-to': { sentence: 'added something to {record}', icon: 'plus' },
  'set-missing': { sentence: 'changed what the sender of {record} is asked for' },
  'planned-next-step': { sentence: 'planned the next step of {record}' },

  applied: { sentence: 'sent an application as {name}', icon: 'plus' },
  entered: { sentence: 'entered {record}', icon: 'plus' },
  noted: { sentence: 'wrote notes on the application of {name}' },
  'wrote-to': { sentence: 'wrote to {record}' },
  'took-back-message': {
    sentence: 'took back a message to {record}',
    history: 'took back a message',
  },
  corrected: {
    sentence: 'corrected the {details} of {record}',
    history: 'corrected the {details}',
  },
  moved: { sentence: 'moved {record}' },
  'made-private-link': {
    sentence: 'made a private link for {record}',
    history: 'made a private link',
  },
  'sent-private-link': {
    sentence: 'sent a private link for {record}',
    history: 'sent a private link',
  },
  'revoked-private-link': {
    sentence: 'revoked a private link for {record}',
    history: 'revoked a private link',
  },
  'asked-for-document': {
    sentence: 'asked for {details} for {record}',
    history: 'asked for {details}',
  },
  'stopped-asking-for-document': {
    sentence: 'stopped asking for {details} for {record}',
    history: 'stopped asking for {details}',
  },
  'recorded-offer': { sentence: 'recorded an offer to {record}' },
  'recorded-check-notice': {
    sentence: 'recorded the first notice about the background check of {record}',
  },
  'recorded-first-day-item': { sentence: 'recorded an item before the first day of {record}' },
  'downloaded-interviews': {
    sentence: 'downloaded the interview of {record} for a calendar',
    sentenceOfAll: 'downloaded the upcoming interviews for a calendar',
    icon: 'download',
  },
  'wrote-disclosure': { sentence: 'wrote the disclosure for {record}' },
  'acknowledged-disclosure': { sentence: 'acknowledged the disclosure of {record}' },

  // Lines that say `updated` of the setting now.
  'set-closed-retention': { sentence: 'set how long closed ones are kept of {record}' },
  'set-waiting-days': {
    sentence: 'set how long to wait after a notice about a background check of {record}',
  },
  'changed-first-day-list': { sentence: 'changed the first-day list for {record}' },
  'changed-interview-questions': { sentence: 'changed the interview questions for {record}' },
  'changed-reasons': { sentence: 'changed the reasons for {record}' },
  'set-identity-documents-rule': {
    sentence: 'set when identity documents are asked for of {record}',
  },
  'set-retention': { sentence: 'set how long to keep {record}' },

  rotated: { sentence: 'sealed all documents with a new key' },
  'made-new-key': { sentence: 'made a new key for {record}' },
  adopted: { sentence: 'confirmed that the files belong to this database' },
  chained: { sentence: 'started to protect the audit log against changes' },
  'accepted-audit-log': {
    sentence: 'accepted the audit log as it was',
    icon: 'alert',
    sensitive: true,
  },
  restored: { sentence: 'restored a backup' },
  imported: { sentence: 'imported {record}', sensitive: true },
  'undid-import': { sentence: 'undid the import of {record}', sensitive: true },
  'asked-for-backup': { sentence: 'asked for a backup at once' },
  'confirmed-clock': { sentence: 'confirmed the clock of the server', icon: 'alert' },
} satisfies Record<string, ActionWords>

export type AuditActionId = keyof typeof actions
export const auditActions: Record<AuditActionId, ActionWords> = actions

/** An action of a newer version is told as it is written. */
export const actionWords = (action: string): ActionWords =>
  isAuditActionId(action) ? auditActions[action] : { sentence: `${action} {record}` }

export const isAuditActionId = (action: string): action is AuditActionId =>
  Object.hasOwn(auditActions, action)

const documentNames = {
  resume: 'a resume',
  identification: 'identity documents',
  other: 'a document',
}
const linkNames = {
  reset: 'a link to reset the password',
  unlock: 'a link to unlock the account',
  invitation: 'an invitation',
}
const detailNames = new Map(Object.entries({ ...documentNames, ...linkNames }))

/** The details of the actions that have some. */
type Details = {
  'changed-role': `${string}:${string}`
  'changed-status': `${string}:${string}`
  'set-job-status': string
  corrected: string
  'made-account-link': keyof typeof linkNames
  'sent-account-link': keyof typeof linkNames
  'requested-account-link': keyof typeof linkNames
  'asked-for-document': keyof typeof documentNames
  'stopped-asking-for-document': keyof typeof documentNames
}

/** An action as a line has it: its details follow after colons, as in `changed-status:pending:hired`. */
export type AuditAction =
  | Exclude<AuditActionId, keyof Details>
  | { [Id in keyof Details]: `${Id}:${Details[Id]}` }[keyof Details]

/** A sentence with its details in words, such as "corrected the name and phone of {record}". */
export const withDetails = (sentence: string, details: string[]) =>
  sentence.replace('{details}', new Intl.ListFormat('en-US').format(details.map(detailName)))

const detailName = (detail: string) => detailNames.get(detail) ?? detail
