import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { press, signIn } from '../../../../../tests/support/office.ts'
import { aReferral, serveReferrals } from '../../../../../tests/support/office-referrals.ts'
import { findToast, renderAt } from '../../../../../tests/support/render.tsx'
import { ReferralsScreen } from './ReferralsScreen.tsx'

beforeEach(signIn)

const address = '/admin/dashboard?section=referrals'
const show = (query = '') => renderAt(`${address}${query}`, <ReferralsScreen />)
const version = '2026-11-14T18:00:00.000Z'

describe('the list', () => {
  test('says when there is none', async () => {
    serveReferrals([])
    show()
    expect(await screen.findByText('No referrals yet')).toBeVisible()
  })

  test('shows who is referred, by whom, from where, and what comes next', async () => {
    serveReferrals([
      aReferral(1, {
        read: false,
        organization: 'Sun House',
        program: 'family-support',
        owner: { id: 't', name: 'tom' },
        nextStep: { text: 'Visit at home', on: '2026-12-03' },
      }),
      aReferral(2),
    ])
    show()
    const row = await screen.findByRole('row', { name: /Person 1/ })
    for (const text of ['Unread', 'Sun House', 'Knox', 'Family Support', 'with tom']) {
      expect(row).toHaveTextContent(text)
    }
    expect(row).toHaveTextContent('Visit at home')
    expect(row).toHaveTextContent('Dec 3, 2026')
    expect(screen.getByText('2 referrals, 1 unread')).toBeVisible()
  })

  test('is filtered and sorted by the server, as the address says', async () => {
    serveReferrals([aReferral(1), aReferral(2)])
    show('&county=Knox')
    expect(await screen.findByRole('link', { name: 'Person 1' })).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Person 2' })).toBeNull()
  })

  test('marks the selected ones as unread', async () => {
    const { sent } = serveReferrals([aReferral(1)])
    show()
    await userEvent.click(await screen.findByLabelText('Select referral of Person 1'))
    await press('Mark as unread')
    await findToast('1 referral marked as unread')
    expect(sent).toEqual([['read', { ids: ['1'], read: false }]])
  })

  test('asks before a referral is deleted', async () => {
    serveReferrals([aReferral(1)])
    show()
    await press('Delete referral of Person 1')
    const question = screen.getByRole('alertdialog')
    expect(question).toHaveTextContent('its files and its history')
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }))
    await findToast('Referral deleted')
    expect(await screen.findByText('No referrals yet')).toBeVisible()
  })
})

describe('a referral', () => {
  const open = async (...given: Parameters<typeof serveReferrals>) => {
    const { sent } = serveReferrals(...given)
    show('&id=1')
    await screen.findByRole('heading', { name: 'Referral of Person 1' })
    await screen.findByLabelText('Stage')
    return sent
  }

  test('shows what was sent, and is read from then on', async () => {
    const file = { path: 'uploads/referrals/a.pdf', name: 'plan.pdf', size: 1024 }
    const files = [{ ...file, id: 'f', addedAt: null, loadsExternal: false }]
    const sent = await open([aReferral(1, { read: false, guardian: 'Ada' })], { files })
    for (const text of ['Likes to cook', 'Ada', '1994', 'Sender 1', 'R-AAAA-0001']) {
      expect(screen.getByText(text)).toBeVisible()
    }
    const link = screen.getByRole('link', { name: /^Open plan.pdf/ })
    expect(link).toHaveAttribute('href', '/uploads/referrals/a.pdf')
    expect(link).toHaveAttribute('target', '_blank')
    await waitFor(() => expect(sent).toEqual([['read', { ids: ['1'], read: true }]]))
  })

  test('says when its needs cannot be opened', async () => {
    await open([aReferral(1)], { needs: null })
    expect(screen.getByRole('alert')).toHaveTextContent('cannot be opened')
  })

  test('changes its stage, and undo gives the one before back', async () => {
    const sent = await open([aReferral(1)])
    await userEvent.selectOptions(screen.getByLabelText('Stage'), 'Contacted')
    await findToast('Stage: Contacted')
    await press('Undo')
    await waitFor(() => expect(screen.getByLabelText('Stage')).toHaveValue('received'))
    expect(sent).toEqual([
      ['stage', { stage: 'contacted', reason: '', updatedAt: version }],
      ['stage', { stage: 'received', reason: '', updatedAt: version }],
    ])
  })

  test('is declined with a reason only', async () => {
    const sent = await open([aReferral(1)])
    await userEvent.selectOptions(screen.getByLabelText('Stage'), 'Declined')
    await press('Decline')
    expect(screen.getByText('Please say why it is declined')).toBeVisible()
    expect(screen.getByLabelText(/^Reason/)).toHaveFocus()
    await userEvent.type(screen.getByLabelText(/^Reason/), 'Too far')
    await press('Decline')
    await findToast('Stage: Declined')
    expect(sent).toEqual([['stage', { stage: 'declined', reason: 'Too far', updatedAt: version }]])
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('gets a next step with a day, which is done later', async () => {
    const sent = await open([aReferral(1)])
    await userEvent.type(screen.getByLabelText('Next step'), 'Call back')
    await press('Plan next step')
    expect(screen.getByText('Please choose a day')).toBeVisible()
    expect(screen.getByLabelText('On')).toHaveFocus()
    await userEvent.type(screen.getByLabelText('On'), '2026-12-03')
    await press('Plan next step')
    await findToast('Next step planned')
    await press('Done')
    await findToast('Next step done')
    expect(sent).toEqual([
      ['next step', { nextStep: { text: 'Call back', on: '2026-12-03' }, updatedAt: version }],
      ['next step', { nextStep: null, updatedAt: version }],
    ])
  })

  test('is taken with one click', async () => {
    await open([aReferral(1)])
    await press('Take it')
    await findToast('This referral is yours now')
    expect(await screen.findByDisplayValue('maria (you)')).toBeVisible()
  })
})
