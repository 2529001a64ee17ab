import { expect, test } from 'vitest'
import type { StaffAccess } from '#contract/platform/roles.ts'
import { recordKinds } from '#contract/records/record-kinds.ts'
import { contractCalls } from '../../../tests/support/contract-calls.ts'
import { listScreens } from './office/search/choices.ts'
import { screens } from './screens.ts'
import { order, sectionsFor } from './sections.tsx'

const sections = sectionsFor(() => true)

test('each section that the sidebar puts in order exists in that group', () => {
  const shown = sections.map(({ group, id }) => [group, id])
  const named = Object.entries(order).flatMap(([group, ids]) => ids.map((id) => [group, id]))
  expect(shown).toEqual(expect.arrayContaining(named))
})

test('each screen that is loaded before the sections are there belongs to one', () => {
  const ids = sections.map(({ id }) => id)
  expect(ids).toEqual(expect.arrayContaining(Object.keys(screens)))
  expect(screens).toHaveProperty('overview')
})

const hits = Object.values(recordKinds).flatMap(({ hit, changes }) =>
  hit ? [{ ...hit, access: changes?.access }] : [],
)

test.each(hits)('the search opens a $kind in a section for those who may read it', (hit) => {
  const opened = sections.find(({ id }) => id === hit.section)
  expect(opened?.needs, `no section ${hit.section}`).toEqual([hit.access])
})

test('everything that can be exported is offered by a section', () => {
  const exported = contractCalls.filter(({ name }) => /^GET .*\.csv$/.test(name))
  const offered = sections.flatMap((section) => section.exports?.call.path ?? [])
  expect(offered.sort()).toEqual(exported.map(({ call }) => call.path).sort())
})

test('only the dashboard and the own account are for everyone in the office', () => {
  const forAll = sections.filter(({ needs }) => needs.includes('staff'))
  expect(forAll.map(({ id }) => id)).toEqual(['overview', 'account'])
})

test.each([
  ['contact-us', 'edit messages'],
  ['team', 'edit content'],
  ['edit-website', undefined],
  ['reports', undefined],
])('the right to edit in the section %s is %s', (id, access) => {
  expect(sections.find((section) => section.id === id)?.edits).toBe(access)
})

const found = (text: string, may = (_access: StaffAccess) => true) =>
  listScreens(sectionsFor(may), may, text).map(({ title }) => title)

test.each([
  ['password', 'Your Account'],
  ['backup', 'Status'],
  ['users', 'Administrators'],
  ['hold', 'Privacy'],
  ['retention', 'Privacy'],
  ['messages', 'Contact Us'],
  ['settings', 'Administrators'],
  ['add event', 'Add event'],
  ['invite', 'Invite a person to the office'],
  ['invite', 'Invite to an interview'],
  ['reject', 'Offer, hire or reject'],
  ['new job', 'Add job posting'],
  ['checklist', 'Hiring settings'],
  ['phone number', 'Site Details'],
  ['back up now', 'Back up now'],
])('“%s” finds %s', (text, title) => {
  expect(found(text)).toContain(title)
})

test('a name that has the words comes before an action, and that before other words', () => {
  expect(found('hero')).toEqual(['Hero Slides', 'Add hero slide'])
  expect(found('job posting')).toEqual(['Job Postings', 'Add job posting'])
  expect(found('')).not.toContain('Add event')
})

test('someone who may not edit is offered no action', () => {
  const reads = (access: StaffAccess) => access === 'read content'
  expect(found('event', reads)).toEqual(['Event Posting'])
})
