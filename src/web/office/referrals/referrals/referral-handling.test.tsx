import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Referral } from '#contract/referrals/referrals.ts'
import { UnsavedGuard } from '#web/office/platform/drafts/UnsavedGuard.tsx'
import { SectionEdits, SignedIn } from '#web/office/platform/layout/use-may.ts'
import { press, signedInUser, signIn, success } from '../../../../../tests/support/office.ts'
import {
  anOpenedReferral,
  aReferral,
  serveReferrals,
} from '../../../../../tests/support/office-referrals.ts'
import { failure, findToast, renderAt, respond } from '../../../../../tests/support/render.tsx'
import { ReferralsScreen } from './ReferralsScreen.tsx'

beforeEach(signIn)

const version = '2026-11-14T18:00:00.000Z'
const show = (query = '', role = 'admin') =>
  renderAt(
    `/admin/dashboard?section=referrals${query}`,
    <SignedIn value={{ ...signedInUser, role }}>
      <SectionEdits value="edit messages">
        <UnsavedGuard>
          <ReferralsScreen />
        </UnsavedGuard>
      </SectionEdits>
    </SignedIn>,
  )
async function open(referral: Partial<Referral> = {}, role = 'admin') {
  const served = serveReferrals([aReferral(1, referral)])
  show('&id=1', role)
  await screen.findByRole('heading', { name: 'Referral of Person 1' })
  await screen.findByText('Likes to cook')
  return served
}
const address = () => screen.getByTestId('address').textContent

describe('the list', () => {
  test('opens a referral, and goes back to its row', async () => {
    serveReferrals([aReferral(1), aReferral(2)])
    show()
    await userEvent.click(await screen.findByRole('link', { name: 'Person 1' }))
    expect(address()).toBe('/admin/dashboard?section=referrals&id=1')
    await press('Back to List')
    expect(await screen.findByRole('link', { name: 'Person 1' })).toHaveFocus()
    expect(address()).toBe('/admin/dashboard?section=referrals')
  })

  test('has views, which are part of the address', async () => {
    serveReferrals([aReferral(1), aReferral(2, { read: false })])
    show()
    await userEvent.click(await screen.findByRole('tab', { name: 'Unread 1' }))
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Person 1' })).toBeNull())
    expect(screen.getByRole('link', { name: 'Person 2' })).toBeVisible()
    expect(address()).toContain('&view=unread')
    await userEvent.click(screen.getByRole('tab', { name: 'All 2' }))
    expect(await screen.findByRole('link', { name: 'Person 1' })).toBeVisible()
    expect(address()).not.toContain('view')
  })

  test('sends nothing when the selected ones are already marked so, and undo marks them back', async () => {
    const { sent } = serveReferrals([aReferral(1)])
    show()
    await userEvent.click(await screen.findByLabelText('Select referral of Person 1'))
    await press('Mark as read')
    expect(sent).toEqual([])
    expect(screen.queryByRole('button', { name: 'Mark as read' })).toBeNull()
    await userEvent.click(screen.getByLabelText('Select referral of Person 1'))
    await press('Mark as unread')
    await findToast('1 referral marked as unread')
    await press('Undo')
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent[1]).toEqual(['read', { ids: ['1'], read: true }])
  })

  test('says that there is no next step, and leaves out what was not given', async () => {
    serveReferrals([aReferral(1)])
    show()
    const row = await screen.findByRole('row', { name: /Person 1/ })
    expect(within(row).getByText('None')).toBeVisible()
    expect(within(row).getByText('Not sure yet')).toBeVisible()
    expect(row).not.toHaveTextContent('with')
    expect(row).not.toHaveTextContent('Unread')
  })
})

describe('a referral', () => {
  test('says what was not given', async () => {
    await open({ birthYear: null })
    const facts = within(screen.getByRole('region', { name: 'Referral' }))
    expect(facts.getAllByText('Not given')).toHaveLength(3)
    expect(facts.getByText('None named')).toBeVisible()
    expect(screen.queryByText('Files')).toBeNull()
  })

  test('can be marked as unread, and stays so while it is open', async () => {
    const { sent } = await open()
    await press('Mark as unread')
    expect(await screen.findByRole('button', { name: 'Mark as read' })).toBeVisible()
    expect(sent).toEqual([['read', { ids: ['1'], read: false }]])
  })

  test('shows the reason why it was declined', async () => {
    await open({ stage: 'declined', declinedReason: 'Too far' })
    expect(screen.getByText('Too far')).toBeVisible()
  })

  test('is not declined when the dialog is closed', async () => {
    const { sent } = await open()
    await userEvent.selectOptions(screen.getByLabelText('Stage'), 'Declined')
    await press('Cancel')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(sent).toEqual([])
    expect(screen.getByLabelText('Stage')).toHaveValue('received')
  })

  test('asks what comes next before a day', async () => {
    const { sent } = await open()
    await userEvent.type(screen.getByLabelText('On'), '2026-12-03')
    await press('Plan next step')
    expect(screen.getByText('Please say what comes next')).toBeVisible()
    expect(screen.getByLabelText('Next step')).toHaveFocus()
    expect(sent).toEqual([])
  })

  test('keeps the next step that was done when that is undone', async () => {
    const nextStep = { text: 'Call back', on: '2026-12-03' }
    const { sent } = await open({ nextStep })
    await press('Done')
    await findToast('Next step done')
    await press('Undo')
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent[1]).toEqual(['next step', { nextStep, updatedAt: version }])
    expect(await screen.findByDisplayValue('Call back')).toBeVisible()
  })

  test('asks before a next step that was typed is lost', async () => {
    await open({ nextStep: { text: 'Call back', on: '2026-12-03' } })
    await userEvent.type(screen.getByLabelText('Next step'), '!')
    await press('Back to List')
    expect(await screen.findByText('Discard your changes?')).toBeVisible()
    await press('Discard changes')
    expect(await screen.findByRole('link', { name: 'Person 1' })).toBeVisible()
  })

  test('goes back to anyone, and an owner who has left is still named', async () => {
    const { sent } = await open({ owner: { id: 'gone', name: 'Gus' } })
    expect(screen.getByLabelText('Owner')).toHaveDisplayValue('Gus')
    await userEvent.selectOptions(screen.getByLabelText('Owner'), 'Nobody yet')
    await findToast('Anyone can take this referral now')
    await userEvent.selectOptions(screen.getByLabelText('Owner'), 'tom')
    const given = (await findToast('This referral belongs to tom now')).closest('.Toastify__toast')
    await userEvent.click(within(given as HTMLElement).getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(sent).toHaveLength(3))
    expect(sent.map(([, { ownerId }]) => ownerId)).toEqual([null, 't', null])
  })

  test('says who was faster', async () => {
    const current = aReferral(1, { stage: 'waiting' })
    const conflict = { current, updatedBy: null, updatedAt: version }
    respond({
      'GET /auth/validate': { body: { valid: true, user: signedInUser } },
      'GET /referrals/1': success(anOpenedReferral(1)),
      'GET /referrals/owners': success([]),
      'PATCH /referrals/1/stage': failure(409, 'No', { conflict }),
    })
    show('&id=1')
    expect(await screen.findByText('Nothing was written.')).toBeVisible()
    await userEvent.selectOptions(screen.getByLabelText('Stage'), 'Contacted')
    await findToast('Someone else changed this referral meanwhile. It is waiting now.')
  })

  test('is only read by someone who may not edit', async () => {
    const nextStep = { text: 'Call back', on: '2026-12-03' }
    const { sent } = await open({ read: false, nextStep }, 'reader')
    expect(screen.getByText('Nobody has taken it yet')).toBeVisible()
    expect(screen.getByText('Next: Call back, Dec 3, 2026')).toBeVisible()
    expect(screen.getAllByRole('button')).toHaveLength(1)
    expect(screen.queryByLabelText('Add a note')).toBeNull()
    expect(screen.getByText('Nothing has been done with this referral yet.')).toBeVisible()
    expect(sent).toEqual([])
  })
})
