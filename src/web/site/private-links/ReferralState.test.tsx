import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { builtInDetails } from '#content/provider.ts'
import type { PrivatePage } from '#contract/hiring/private-application.ts'
import type { PrivateReferral } from '#contract/referrals/private-referral.ts'
import { builtInLook } from '#contract/website/look/brand.ts'
import { fakeUploads } from '../../../../tests/support/fake-uploads.ts'
import { asksBeforeLeaving } from '../../../../tests/support/simulated-browser.ts'
import { PrivateLinkPage } from './PrivateLinkPage.tsx'

const referral: PrivateReferral = {
  reference: 'R-ACDE-3467',
  stage: 'received',
  missing: '',
  callBack: '2',
  contact: 'Rosa Delgado',
}

let uploads: ReturnType<typeof fakeUploads>

beforeEach(() => {
  uploads = fakeUploads()
})

const show = (content: PrivatePage['content']) =>
  render(<PrivateLinkPage details={builtInDetails} look={builtInLook} content={content} />)
const showReferral = (changes: Partial<PrivateReferral> = {}) =>
  show({ kind: 'referral', token: 'T', referral: { ...referral, ...changes } })
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }))
const text = () => screen.getByLabelText('Your text')

test('shows the reference, where it stands, when someone calls and whom to ask', () => {
  showReferral()
  expect(screen.getByText('R-ACDE-3467')).toBeVisible()
  expect(screen.getByText('We got your referral.')).toBeVisible()
  const promise = 'Someone from our office will call or email you within two business days.'
  expect(screen.getByText(promise)).toBeVisible()
  expect(screen.getByText('Rosa Delgado')).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Add something' })).toBeVisible()
})

test('promises nothing, and names nobody, where the office has not said so', () => {
  showReferral({ callBack: '', contact: '' })
  expect(screen.getByText('Someone from our office will call or email you.')).toBeVisible()
  expect(screen.queryByText('Your contact')).toBeNull()
})

test.each([
  ['waiting', true],
  ['started', false],
  ['declined', false],
  ['withdrawn', false],
] as const)('a referral that is %s can be withdrawn and added to: %s', (stage, can) => {
  showReferral({ stage })
  expect(screen.queryAllByRole('button', { name: 'Send' })).toHaveLength(can ? 1 : 0)
  const withdraw = screen.queryByRole('link', { name: 'Withdraw my referral' })
  if (can) expect(withdraw).toHaveAttribute('href', '/referral/status/T/withdraw')
  else expect(withdraw).toBeNull()
})

test('sends what is missing, and says that it has arrived', async () => {
  showReferral({ missing: 'The support plan' })
  expect(screen.getByRole('heading', { name: 'We need this from you' })).toBeVisible()
  expect(screen.getByText('The support plan')).toBeVisible()
  await userEvent.type(text(), 'Here it is.')
  expect(asksBeforeLeaving()).toBe(true)
  const plan = new File(['%PDF-1.4'], 'plan.pdf', { type: 'application/pdf' })
  await userEvent.upload(screen.getByLabelText(/^Files to add/), plan)
  await send()
  await waitFor(() => expect(uploads.all).toHaveLength(1))
  const { form, opened } = uploads.last()
  expect(opened).toBe('POST /api/private-referrals/T/additions')
  expect(form.get('text')).toBe('Here it is.')
  expect(form.get('file_0')).toMatchObject({ name: 'plan.pdf' })
  act(() => uploads.last().respond({ status: 201, body: { success: true, data: referral } }))
  expect(await screen.findByText('We got it. Thank you.')).toBeVisible()
  expect(screen.queryByText('The support plan')).toBeNull()
  expect(text()).toHaveValue('')
  expect(screen.queryByText('plan.pdf')).toBeNull()
  expect(asksBeforeLeaving()).toBe(false)
})

test('asks for a text or a file, and keeps both when sending fails', async () => {
  showReferral()
  await send()
  expect(await screen.findByText('Please choose a file or write something.')).toBeVisible()
  expect(text()).toHaveFocus()
  expect(uploads.all).toHaveLength(0)
  await userEvent.type(text(), 'Hello')
  await send()
  await waitFor(() => expect(uploads.all).toHaveLength(1))
  act(() => uploads.last().onerror())
  expect(await screen.findByRole('alert')).toHaveTextContent('Please check your connection')
  expect(text()).toHaveValue('Hello')
})

test('asks before a referral is withdrawn, and the other choice leads back', () => {
  show({ kind: 'withdraw referral', token: 'T', referral })
  expect(screen.getByRole('heading', { name: 'Withdraw your referral?' })).toBeVisible()
  const keep = screen.getByRole('link', { name: 'No, keep it' })
  expect(keep).toHaveAttribute('href', '/referral/status/T')
  const { form } = screen.getByRole<HTMLButtonElement>('button', { name: 'Yes, withdraw it' })
  expect(form).toHaveAttribute('action', '/api/private-referrals/T/withdraw')
  expect(form).toHaveAttribute('method', 'post')
})
