import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { builtInDetails } from '#content/provider.ts'
import type { ApplicationStatus } from '#contract/hiring/application-status.ts'
import type { PrivatePage } from '#contract/hiring/private-application.ts'
import { builtInLook } from '#contract/website/look/brand.ts'
import { PrivateLinkPage } from './PrivateLinkPage.tsx'

const application = {
  position: 'Job Coach',
  spanishPosition: '',
  reference: 'A-ACDE-3467',
  offer: null,
  status: 'pending' as ApplicationStatus,
  requests: [],
}
const disclosure = {
  spanish: '',
  version: 4,
  text: 'We will ask for a check.',
  acknowledgedAt: null,
}

const show = (content: PrivatePage['content']) =>
  render(<PrivateLinkPage details={builtInDetails} look={builtInLook} content={content} />)
const link = (name: string | RegExp) => screen.queryByRole('link', { name })

test('shows the job, the reference, where the application stands and what happens next', () => {
  show({ kind: 'application', token: 'T', application })
  expect(screen.getByText('Job Coach')).toBeVisible()
  expect(screen.getByText('A-ACDE-3467')).toBeVisible()
  expect(screen.getByText('We got your application.')).toBeVisible()
  expect(screen.getByText(/^Someone in our office will read it/)).toBeVisible()
  expect(screen.queryByText('We need this from you')).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

test.each([
  ['interview_completed', true],
  ['rejected', false],
  ['hired', false],
  ['withdrawn', false],
] as const)('an application that is %s can be withdrawn: %s', (status, can) => {
  show({ kind: 'application', token: 'T', application: { ...application, status } })
  const withdraw = link('Withdraw my application')
  if (can) expect(withdraw).toHaveAttribute('href', '/application/T/withdraw')
  else expect(withdraw).toBeNull()
})

test('says why a document that was sent without script was not accepted', () => {
  show({ kind: 'application', token: 'T', application, fault: 'The file is too large.' })
  expect(screen.getByRole('alert')).toHaveTextContent('The file is too large.')
})

test('asks before an application is withdrawn, and the other choice leads back', () => {
  show({ kind: 'withdraw', token: 'T', application })
  expect(screen.getByRole('heading', { name: 'Withdraw your application?' })).toBeVisible()
  expect(screen.getByText('Job Coach')).toBeVisible()
  expect(link('No, keep it')).toHaveAttribute('href', '/application/T')
  const { form } = screen.getByRole<HTMLButtonElement>('button', { name: 'Yes, withdraw it' })
  expect(form).toHaveAttribute('action', '/api/private-links/T/withdraw')
  expect(form).toHaveAttribute('method', 'post')
})

test('the disclosure is acknowledged with a tick and a name, for the version that was read', () => {
  show({ kind: 'disclosure', token: 'T', disclosure })
  expect(screen.getByText('We will ask for a check.')).toBeVisible()
  expect(screen.getByRole('checkbox', { name: 'I have read this.' })).toBeRequired()
  expect(screen.getByRole('textbox', { name: /^Type your full name/ })).toBeRequired()
  const { form } = screen.getByRole<HTMLButtonElement>('button', { name: 'Acknowledge' })
  expect(form).toHaveAttribute('action', '/api/private-links/T/acknowledge')
  expect(form).toHaveAttribute('method', 'post')
  expect([...new FormData(form ?? undefined).entries()]).toEqual([
    ['version', '4'],
    ['textLanguage', 'en'],
    ['name', ''],
  ])
  expect(screen.queryByText(/^Thank you/)).toBeNull()
})

test('an acknowledged disclosure shows the day in the time zone of the provider, and no form', () => {
  const acknowledgedAt = '2026-11-16T02:00:00.000Z'
  show({ kind: 'disclosure', token: 'T', disclosure: { ...disclosure, acknowledgedAt } })
  const thanks = 'Thank you. You acknowledged this on November 15, 2026.'
  expect(screen.getByText(thanks)).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
})

test('says why a disclosure was not acknowledged', () => {
  show({ kind: 'disclosure', token: 'T', disclosure, fault: 'Please check the box' })
  expect(screen.getByRole('alert')).toHaveTextContent('Please check the box')
})

test.each([
  ['no link', 'This link doesn’t work'],
  ['too many', 'Please wait a moment'],
] as const)('a link that is refused (%s) says how to reach the office', (reason, title) => {
  show({ kind: 'refused', reason })
  expect(screen.getByRole('heading', { name: title })).toBeVisible()
  const { phone, email, hours } = builtInDetails
  expect(screen.getAllByRole('link', { name: phone })).toHaveLength(2)
  expect(screen.getAllByRole('link', { name: email })[0]).toHaveAttribute('href', `mailto:${email}`)
  expect(screen.getByRole('contentinfo')).toHaveTextContent(hours)
  expect(screen.queryByRole('button')).toBeNull()
})
