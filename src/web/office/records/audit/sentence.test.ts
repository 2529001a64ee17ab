import { CircleAlert, Download, Eye, Lock, Pencil, Plus, Trash2 } from 'lucide-react'
import { expect, test } from 'vitest'
import { auditActions } from '#contract/records/audit-actions.ts'
import { line } from '../../../../../tests/support/responses.ts'
import { getIcon, getKindNames, isSensitive, makeSentence, nameless } from './sentence.ts'

/** The sentence of an action, as a line has it. */
function of(stored: string, kind = 'application', objectId: string | null = 'a') {
  const [action = '', ...details] = stored.split(':')
  return makeSentence({ ...line, action, details, kind, objectId })
}

test.each([
  ['signed-in', 'session', { verb: 'signed in', showsName: false }],
  ['set-password', 'administrator', { verb: 'set a new password for', showsName: true }],
  ['deleted', 'event', { verb: 'deleted an event', showsName: false }],
  ['opened', 'resume', { verb: 'opened the resume of', showsName: true }],
  [
    'deleted-after-set-time',
    'referral',
    { verb: 'deleted a referral after the set time', showsName: false },
  ],
  [
    'published-on-date',
    'job',
    { verb: 'published the job posting', showsName: true, rest: 'on its date' },
  ],
  [
    'marked-as-unread',
    'contact message',
    { verb: 'marked the message of', showsName: true, rest: 'as unread' },
  ],
  [
    'set-job-status:archived',
    'job',
    { verb: 'set the job posting', showsName: true, rest: 'to archived' },
  ],
  [
    'corrected:name:email:phone',
    'application',
    { verb: 'corrected the name, email, and phone of the application of', showsName: true },
  ],
  [
    'stopped-asking-for-document:identification',
    'application',
    { verb: 'stopped asking for identity documents for the application of', showsName: true },
  ],
  [
    'changed-status:pending:hired',
    'application',
    { verb: 'changed the status of', showsName: true, change: { from: 'pending', to: 'hired' } },
  ],
  [
    'changed-role:reader:editor',
    'administrator',
    { verb: 'changed the role of', showsName: true, change: { from: 'reader', to: 'editor' } },
  ],
])('%s, %s', (action, kind, sentence) => {
  expect(of(action, kind)).toEqual(sentence)
})

test.each([
  ['signed-out', 'signed out', false],
  ['asked-for-code', 'gave the right password and was asked for a code', false],
  ['changed-password', 'changed their own password', false],
  ['switched-on-second-factor', 'switched on their second factor', false],
  ['switched-off-second-factor', 'switched off their second factor', false],
  ['reset-second-factor', 'reset the second factor of', true],
  ['used-recovery-code', 'signed in with a recovery code', false],
  ['renewed-recovery-codes', 'got new recovery codes', false],
  ['required-second-factors', 'required a second factor for everyone', false],
  ['made-second-factors-optional', 'made the second factor optional', false],
  ['applied', 'sent an application as', true],
  ['referred', 'sent the referral', true],
  ['noted', 'wrote notes on the application of', true],
  ['rotated', 'sealed all documents with a new key', false],
  ['adopted', 'confirmed that the files belong to this database', false],
  ['chained', 'started to protect the audit log against changes', false],
])('%s: someone %s', (action, verb, showsName) => {
  expect(of(action)).toEqual({ verb, showsName })
})

test.each(Object.keys(auditActions))('%s is a whole sentence, whatever it is about', (action) => {
  for (const objectId of ['a', null]) {
    const { verb, rest = '' } = of(`${action}:name`, 'application', objectId)
    expect(`${verb} ${rest}`).not.toMatch(/[{}]/)
  }
})

test('a testimonial that waits again is named', () => {
  expect(of('returned-to-pending', 'testimonial')).toEqual({
    verb: 'set the testimonial of',
    showsName: true,
    rest: 'back to pending',
  })
})

test.each([
  ['session', 'Sessions', 'a session', 'the session of'],
  ['administrator', 'Administrators', 'an administrator', 'the administrator'],
  ['application', 'Applications', 'an application', 'the application of'],
  ['resume', 'Resumes', 'a resume', 'the resume of'],
  ['identification document', 'ID documents', 'an ID document', 'an ID document of'],
  ['contact message', 'Contact messages', 'a message', 'the message of'],
  ['referral', 'Referrals', 'a referral', 'the referral'],
  ['referral file', 'Files of referrals', 'a file of a referral', 'a file of the referral'],
  ['message template', 'Message templates', 'a message template', 'the message template'],
  ['testimonial', 'Testimonials', 'a testimonial', 'the testimonial of'],
  ['job', 'Job postings', 'a job posting', 'the job posting'],
  ['event', 'Events', 'an event', 'the event'],
  ['hero slide', 'Hero slides', 'a hero slide', 'the hero slide'],
  ['sample content', 'Sample content', 'sample content', 'sample content'],
  ['team member', 'Team members', 'a team member', 'the team member'],
  ['backup', 'Backups', 'a backup', 'the backup'],
  ['notice', 'Notices', 'a notice', 'the notice'],
  ['personal data', 'Personal data', 'personal data', 'personal data'],
  ['files', 'Files', 'a file', 'the file'],
  ['audit log', 'Audit log', 'the audit log', 'the audit log'],
])('names a record of the kind %s', (kind, label, one, named) => {
  expect(getKindNames(kind)).toMatchObject({ label, one, named })
  expect(of('deleted', kind)).toEqual({ verb: `deleted ${one}`, showsName: false })
  expect(of('opened', kind)).toEqual({ verb: `opened ${named}`, showsName: true })
})

test.each([
  ['not published on its date', 'not published on its date the event'],
  ['published on its dates', 'published on its dates the event'],
  ['remarked as new', 'remarked as new the event'],
  ['was reset to nothing', 'was reset to nothing the event'],
])('shows an action that only contains a known one as it is: %s', (action, verb) => {
  expect(of(action, 'event')).toEqual({ verb, showsName: true })
  expect(nameless({ ...line, action, ip: '1' })).toBe('Someone')
})

test.each([
  ['opened', Eye],
  ['downloaded', Download],
  ['exported', Download],
  ['deleted', Trash2],
  ['erased', Trash2],
  ['sign-in-refused', CircleAlert],
  ['deactivated', Lock],
  ['created', Plus],
  ['polished', Pencil],
])('%s has its own icon', (action, icon) => {
  expect(getIcon(action)).toBe(icon)
})

test('an action about no single record is about all of them', () => {
  expect(of('set-job-status:archived', 'job', null)).toEqual({
    verb: 'set job postings to archived',
    showsName: false,
  })
  expect(of('exported', 'application', null)).toEqual({
    verb: 'exported all applications',
    showsName: false,
  })
  expect(of('changed', 'site details', null)).toEqual({
    verb: 'changed the site details',
    showsName: false,
  })
  expect(of('exported')).toEqual({ verb: 'exported the application of', showsName: true })
})

test('a kind of a newer version is named as it is written', () => {
  expect(of('opened', 'voucher')).toEqual({ verb: 'opened the voucher', showsName: true })
  expect(of('deleted', 'voucher')).toEqual({ verb: 'deleted a voucher', showsName: false })
  expect(getKindNames('voucher').label).toBe('voucher')
})

test.each([
  ['published-on-date', '127.0.0.1', 'The server'],
  ['closed-on-date', '', 'The server'],
  ['deleted-after-set-time', '', 'The server'],
  ['sign-in-refused', '127.0.0.1', 'Someone'],
  ['restored', '', 'The server’s command line'],
])('%s without a person was done by someone named (%s): %s', (action, ip, who) => {
  expect(nameless({ ...line, action, ip })).toBe(who)
})

test('deleting, exporting and refused sign-ins stand out', () => {
  for (const action of ['deleted', 'erased', 'sign-in-refused', 'deactivated', 'exported']) {
    expect(isSensitive(action)).toBe(true)
  }
  expect(isSensitive('opened')).toBe(false)
})
