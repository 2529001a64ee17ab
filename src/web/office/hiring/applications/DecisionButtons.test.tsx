import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { Application } from '#contract/hiring/applications.ts'
import { anApplication, press, signIn, validSession } from '../../../../../tests/support/office.ts'
import { renderAt, respond } from '../../../../../tests/support/render.tsx'
import { DecisionButtons } from './DecisionButtons.tsx'

beforeEach(signIn)

const show = (...applications: Partial<Application>[]) => {
  respond(validSession)
  const all = applications.map((fields, index) => anApplication({ id: `${index}`, ...fields }))
  renderAt('/', <DecisionButtons applications={all} canMail onDecided={() => {}} />)
  return screen.getAllByRole('button').map((button) => button.textContent?.trim())
}

const offer = { madeOn: '2026-11-10', answer: '' as const, answeredOn: '' }

test.each<[string, Partial<Application>, string[]]>([
  ['new', { status: 'pending' }, ['Invite', 'Offer', 'Hire', 'Reject']],
  ['offered a job', { status: 'interview_completed', offer }, ['Invite', 'Hire', 'Reject']],
  [
    'someone who declined',
    { status: 'interview_completed', offer: { ...offer, answer: 'declined' } },
    ['Invite', 'Offer', 'Hire', 'Reject'],
  ],
  ['hired', { status: 'hired' }, ['Reject']],
  ['rejected', { status: 'rejected' }, ['Invite', 'Offer', 'Hire']],
])('what can be decided about someone who is %s', (_, application, names) => {
  expect(show(application)).toEqual(names)
})

test('a decision about several is about those for whom it makes sense', async () => {
  expect(show({ status: 'hired' }, { status: 'pending' }, { status: 'pending' })).toHaveLength(4)
  await press('Hire')
  expect(await screen.findByRole('dialog', { name: 'Hire: 2 applicants' })).toBeVisible()
})
