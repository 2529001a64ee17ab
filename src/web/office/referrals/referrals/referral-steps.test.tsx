import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { nextStepLimit } from '#contract/records/next-step.ts'
import { handlingLimits } from '#contract/referrals/referrals.ts'
import { press, signIn } from '../../../../../tests/support/office.ts'
import { aReferral } from '../../../../../tests/support/office-referrals.ts'
import { openReferral } from '../../../../../tests/support/referral-page.tsx'
import { failure, findToast } from '../../../../../tests/support/render.tsx'

beforeEach(() => {
  signIn()
  sessionStorage.clear()
})

const failing = failure(500, 'Broken')

describe('the stage', () => {
  test('stays as it was when it could not be changed', async () => {
    await openReferral({}, { responses: { 'PATCH /referrals/1/stage': failing } })
    await userEvent.selectOptions(screen.getByLabelText('Stage'), 'Started')
    await findToast('Failed to change the stage. Please try again.')
    await waitFor(() => expect(screen.getByLabelText('Stage')).toBeEnabled())
    expect(screen.getByLabelText('Stage')).toHaveValue('received')
  })

  test('that someone else set is named with the new owner', async () => {
    const current = aReferral(1, { stage: 'started', owner: { id: 't', name: 'tom' } })
    const conflict = { current, updatedBy: 'tom', updatedAt: current.updatedAt }
    const refused = failure(409, 'No', { conflict })
    await openReferral({}, { responses: { 'PATCH /referrals/1/stage': refused } })
    await userEvent.selectOptions(screen.getByLabelText('Stage'), 'Waiting')
    await findToast(
      'tom changed this referral meanwhile. It is started now and tom takes care of it.',
    )
  })

  test('shows the person that it is about', async () => {
    await openReferral()
    await userEvent.selectOptions(screen.getByLabelText('Stage'), 'Started')
    const toast = (await findToast('Stage: Started')).closest('.Toastify__toast')
    expect(toast).toHaveTextContent('Person 1')
  })

  test('"declined" needs a reason that is more than spaces', async () => {
    const { asked } = await openReferral({}, { responses: { 'PATCH /referrals/1/stage': 'never' } })
    await userEvent.selectOptions(screen.getByLabelText('Stage'), 'Declined')
    const dialog = within(screen.getByRole('dialog', { name: 'Decline this referral' }))
    const reason = dialog.getByLabelText(/^Reason/)
    expect(reason).toHaveAttribute('maxlength', String(handlingLimits.reason))
    expect(reason).toHaveAccessibleDescription(/^Only the office sees it\. 0 of/)
    await userEvent.type(reason, '  ')
    await userEvent.click(dialog.getByRole('button', { name: 'Decline' }))
    expect(dialog.getByText('Please say why it is declined')).toBeVisible()
    await userEvent.type(reason, 'Far')
    expect(dialog.queryByText('Please say why it is declined')).toBeNull()
    await userEvent.click(dialog.getByRole('button', { name: 'Decline' }))
    await waitFor(() => expect(reason).toBeDisabled())
    expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled()
    expect(dialog.getByRole('button', { name: 'Decline' })).toHaveAttribute('aria-disabled')
    const calls = () => asked.filter((name) => name === 'PATCH /referrals/1/stage')
    await waitFor(() => expect(calls()).toHaveLength(1))
  })
})

describe('the next step', () => {
  const nextStep = { text: 'Call back', on: '2026-12-03' }

  test('can be changed only when it is another one, and undo gives it back', async () => {
    const { sent } = await openReferral({ nextStep })
    const change = screen.getByRole('button', { name: 'Change next step' })
    expect(change).toHaveAttribute('aria-disabled', 'true')
    const text = screen.getByLabelText('Next step')
    expect(text).toHaveAttribute('maxlength', String(nextStepLimit))
    await userEvent.type(text, ' ')
    expect(change).toHaveAttribute('aria-disabled', 'true')
    await userEvent.type(text, 'soon')
    await userEvent.click(change)
    await findToast('Next step planned')
    await press('Undo')
    await findToast('The change was undone.')
    expect(sent.map(([, body]) => body.nextStep)).toEqual([
      { text: 'Call back soon', on: '2026-12-03' },
      nextStep,
    ])
  })

  test('says nothing of what is missing before someone tries', async () => {
    await openReferral()
    expect(screen.queryByRole('button', { name: 'Done' })).toBeNull()
    await userEvent.type(screen.getByLabelText('Next step'), 'Call')
    expect(screen.queryByText('Please choose a day')).toBeNull()
  })

  test('waits while it is saved', async () => {
    await openReferral({ nextStep }, { responses: { 'PATCH /referrals/1/next-step': 'never' } })
    await press('Done')
    await waitFor(() => expect(screen.getByLabelText('Next step')).toBeDisabled())
    expect(screen.getByLabelText('On')).toBeDisabled()
    expect(screen.getByRole('button', { name: 'Done' })).toHaveAttribute('aria-disabled', 'true')
  })

  test('is kept when it could not be saved', async () => {
    await openReferral({ nextStep }, { responses: { 'PATCH /referrals/1/next-step': failing } })
    await press('Done')
    await findToast('Failed to save the next step. Please try again.')
    expect(screen.getByLabelText('Next step')).toHaveValue('Call back')
  })
})
