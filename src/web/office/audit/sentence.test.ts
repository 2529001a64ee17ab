import { expect, test } from 'vitest'
import { line } from '../../../../tests/support/answers.ts'
import { isSensitive, nameless, namesOf, sentenceOf } from './sentence.ts'

const of = (action: string, kind = 'application', objectId: string | null = 'a') =>
  sentenceOf({ ...line, action, kind, objectId })

test.each([
  ['signed in', 'session', { verb: 'signed in', showsName: false }],
  ['set password', 'administrator', { verb: 'set a new password for', showsName: true }],
  ['deleted', 'event', { verb: 'deleted an event', showsName: false }],
  ['opened', 'resume', { verb: 'opened the resume of', showsName: true }],
  [
    'deleted after the set time',
    'referral',
    { verb: 'deleted a referral after the set time', showsName: false },
  ],
  [
    'published on its date',
    'job',
    { verb: 'published the job posting', showsName: true, rest: 'on its date' },
  ],
  [
    'marked as unread',
    'contact message',
    { verb: 'marked the message of', showsName: true, rest: 'as unread' },
  ],
  ['set to 2 years', 'personal data', { verb: 'set personal data to 2 years', showsName: false }],
  [
    'pending to hired',
    'application',
    { verb: 'changed the status of', showsName: true, change: { from: 'pending', to: 'hired' } },
  ],
  [
    'reader to editor',
    'administrator',
    { verb: 'changed the role of', showsName: true, change: { from: 'reader', to: 'editor' } },
  ],
])('%s, %s', (action, kind, sentence) => {
  expect(of(action, kind)).toEqual(sentence)
})

test('an action about no single record is about all of them', () => {
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
  expect(namesOf('voucher').label).toBe('voucher')
})

test.each([
  ['published on its date', '127.0.0.1', 'The server'],
  ['closed on its date', '', 'The server'],
  ['deleted after the set time', '', 'The server'],
  ['sign-in refused', '127.0.0.1', 'Someone'],
  ['restored', '', 'The server’s command line'],
])('%s without a person was done by someone named (%s): %s', (action, ip, who) => {
  expect(nameless({ ...line, action, ip })).toBe(who)
})

test('deleting, exporting and refused sign-ins stand out', () => {
  for (const action of ['deleted', 'erased', 'sign-in refused', 'deactivated', 'exported']) {
    expect(isSensitive(action)).toBe(true)
  }
  expect(isSensitive('opened')).toBe(false)
})
