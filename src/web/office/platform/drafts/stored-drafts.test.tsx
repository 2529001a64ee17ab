import { beforeEach, expect, test, vi } from 'vitest'
import { storeSession } from '#web/api/session.ts'
import { signedInUser, signIn } from '../../../../../tests/support/office.ts'
import {
  orphanDraft,
  readDraft,
  removeAllDrafts,
  removeOtherUsersDrafts,
  storeDraft,
  storedDraftId,
} from './drafts.ts'

beforeEach(signIn)

const draft = (name: string) => ({ values: { name } })

test('each kind and record has its own draft', () => {
  storeDraft('event', '1', draft('Picnic'))
  storeDraft('job', undefined, draft('Cook'))
  expect(readDraft('event', '1')).toEqual(draft('Picnic'))
  expect(readDraft('event', undefined)).toBeUndefined()
  expect(storedDraftId('event')).toBe('1')
  expect(storedDraftId('job')).toBe('new')
  expect(storedDraftId('notice')).toBeUndefined()
})

test('a draft that cannot be read or stored is left out', () => {
  storeDraft('event', '1', draft('Picnic'))
  const [key = ''] = Object.keys(sessionStorage)
  sessionStorage.setItem(key, '{')
  expect(readDraft('event', '1')).toBeUndefined()
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full')
  })
  expect(() => storeDraft('event', '2', draft('Fair'))).not.toThrow()
})

test('the draft of a deleted record becomes that of a new one', () => {
  storeDraft('event', '1', { ...draft('Picnic'), base: { updatedAt: 'first' } })
  orphanDraft('event', '1')
  expect(readDraft('event', '1')).toBeUndefined()
  expect(readDraft('event', undefined)).toEqual({ ...draft('Picnic'), orphaned: true })
})

test('but not in place of a draft of a new one, nor out of nothing', () => {
  storeDraft('event', '1', draft('Picnic'))
  storeDraft('event', undefined, draft('Fair'))
  orphanDraft('event', '1')
  expect(readDraft('event', undefined)).toEqual(draft('Fair'))
  expect(readDraft('event', '1')).toEqual(draft('Picnic'))
  orphanDraft('job', '1')
  expect(readDraft('job', undefined)).toBeUndefined()
})

test('whoever signs in keeps their own drafts, and other data stays', () => {
  const tom = { ...signedInUser, _id: '2' }
  storeDraft('event', '1', draft('Picnic'))
  storeSession('token', tom)
  storeDraft('event', '1', draft('Fair'))
  sessionStorage.setItem('theme', 'dark')
  removeOtherUsersDrafts(tom)
  expect(sessionStorage).toHaveLength(2)
  expect(readDraft('event', '1')).toEqual(draft('Fair'))
  removeAllDrafts()
  expect({ ...sessionStorage }).toEqual({ theme: 'dark' })
})

test('someone without an id has drafts by email', () => {
  const { _id, ...specified } = signedInUser
  const users = ['maria@example.org', 'tom@example.org'].map((email) => ({ ...specified, email }))
  for (const user of users) {
    storeSession('token', user as typeof signedInUser)
    expect(readDraft('event', '1')).toBeUndefined()
    storeDraft('event', '1', draft(user.email))
  }
  expect(readDraft('event', '1')).toEqual(draft('tom@example.org'))
})
