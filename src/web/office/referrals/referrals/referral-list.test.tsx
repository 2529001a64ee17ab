import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { press, signIn } from '../../../../../tests/support/office.ts'
import { aReferral, serveReferrals } from '../../../../../tests/support/office-referrals.ts'
import { failure, findToast, renderAt } from '../../../../../tests/support/render.tsx'
import { ReferralsScreen } from './ReferralsScreen.tsx'

beforeEach(signIn)

const firstPage = 'GET /referrals?page=1&limit=50'
const show = (query = '') =>
  renderAt(`/admin/dashboard?section=referrals${query}`, <ReferralsScreen />)
const failing = failure(500, 'Broken')
const listOptions = (label: string) =>
  within(screen.getByLabelText(label))
    .getAllByRole('option')
    .map(({ textContent }) => textContent)

test.each([
  ['', firstPage],
  ['&view=unread', 'GET /referrals?read=false&page=1&limit=50'],
  ['&view=mine', 'GET /referrals?owner=me&page=1&limit=50'],
  ['&view=due', 'GET /referrals?due=true&page=1&limit=50'],
  ['&stage=waiting', 'GET /referrals?stage=waiting&page=1&limit=50'],
  ['&program=family-support', 'GET /referrals?program=family-support&page=1&limit=50'],
  ['&search=ann', 'GET /referrals?search=ann&page=1&limit=50'],
  ['&sort=-next&page=2', 'GET /referrals?sort=-next&page=2&limit=50'],
  ['&sort=-date', firstPage],
])('the address with "%s" asks the server for %s', async (query, call) => {
  const { asked } = serveReferrals([aReferral(1)])
  show(query)
  await waitFor(() => expect(asked).toContain(call))
})

test('has a tab for each view, and filters with all choices first', async () => {
  serveReferrals([aReferral(1)])
  show()
  await screen.findByRole('link', { name: 'Person 1' })
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent?.trim())).toEqual([
    'All 1',
    'Unread 0',
    'Mine 0',
    'Next step due 0',
  ])
  expect(listOptions('Stage').slice(0, 2)).toEqual(['All stages', 'Received'])
  expect(screen.getByLabelText('County')).not.toBeVisible()
  await press('Filters')
  expect(listOptions('County')[0]).toBe('All counties')
  expect(listOptions('Program')[0]).toBe('All programs')
  expect(listOptions('Sort by')).toEqual([
    'Person, A to Z',
    'Person, Z to A',
    'County, A to Z',
    'County, Z to A',
    'Next step, newest first',
    'Next step, oldest first',
    'Received, newest first',
    'Received, oldest first',
  ])
  expect(screen.getByLabelText('Sort by')).toHaveValue('-date')
})

test('says that referrals are loading, and why they could not be loaded', async () => {
  const { asked } = serveReferrals([aReferral(1)], { responses: { [firstPage]: failing } })
  show()
  expect(screen.getByText('Loading referrals...')).toBeVisible()
  expect(await screen.findByText('Failed to load referrals. Please try again.')).toBeVisible()
  expect(screen.getByText('Broken')).toBeVisible()
  await press('Retry')
  await waitFor(() => expect(asked.filter((name) => name === firstPage)).toHaveLength(2))
})

test('an office without referrals says where they come from', async () => {
  serveReferrals([])
  show()
  expect(await screen.findByText('Referrals from the website appear here.')).toBeVisible()
  expect(screen.queryByRole('tab')).toBeNull()
  expect(screen.queryByRole('searchbox')).toBeNull()
})

test('a referral that cannot be loaded says so, under its name if the list has it', async () => {
  serveReferrals([aReferral(1)], { responses: { 'GET /referrals/1': failing } })
  show('&id=1')
  expect(await screen.findByRole('heading', { name: 'Referral of Person 1' })).toBeVisible()
  expect(await screen.findByText('This referral could not be loaded.')).toBeVisible()
})

test('a referral that is not in the list has no name until it is loaded', () => {
  serveReferrals([], { responses: { 'GET /referrals/9': 'never' } })
  show('&id=9')
  expect(screen.getByRole('heading', { name: 'Referral' })).toHaveFocus()
  expect(screen.getByText('Loading the referral...')).toBeVisible()
})

test('the rows wait while a question is open, and a failed deletion is reported', async () => {
  serveReferrals([aReferral(1)], { responses: { 'DELETE /referrals/1': failing } })
  show()
  await press('Delete referral of Person 1')
  expect(screen.getByRole('button', { name: 'Delete referral of Person 1' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await press('Delete')
  await findToast('Failed to delete the referral')
  expect(screen.getByRole('alertdialog')).toHaveTextContent('Broken')
})

test('several are marked together, only those that change', async () => {
  const { sent } = serveReferrals([aReferral(1, { read: false }), aReferral(2)])
  show()
  await userEvent.click(await screen.findByLabelText('Select all on this page'))
  await press('Mark as read')
  await findToast('1 referral marked as read')
  expect(sent).toEqual([['read', { ids: ['1'], read: true }]])
  expect(screen.queryByRole('region', { name: 'Selected referrals' })).toBeNull()
})

test('says that the selected ones could not be marked, and keeps the selection', async () => {
  serveReferrals([aReferral(1)], { responses: { 'PATCH /referrals/read': failing } })
  show()
  await userEvent.click(await screen.findByLabelText('Select referral of Person 1'))
  await press('Mark as unread')
  await findToast('The referrals could not be marked. Please try again.')
  expect(screen.getByRole('region', { name: 'Selected referrals' })).toBeVisible()
})

test('says that an opened referral could not be marked or given to someone', async () => {
  const responses = { 'PATCH /referrals/read': failing, 'PATCH /referrals/1/owner': failing }
  serveReferrals([aReferral(1, { read: false })], { responses })
  show('&id=1')
  await findToast('The referral could not be marked. Please try again.')
  await press('Take it')
  await findToast('Failed to change the owner. Please try again.')
})
