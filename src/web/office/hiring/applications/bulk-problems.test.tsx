import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { bulkLimit } from '#contract/hiring/application-bulk.ts'
import { press, signIn } from '../../../../../tests/support/office.ts'
import { failure, findToast } from '../../../../../tests/support/render.tsx'
import {
  selectionBar,
  serveApplicants,
  tick,
} from '../../../../../tests/support/selected-applicants.tsx'
import { savedFiles } from '../../../../../tests/support/simulated-browser.ts'

beforeEach(() => {
  signIn()
  sessionStorage.clear()
})

const messageDialog = async () =>
  within(await screen.findByRole('dialog', { name: 'Message to 1 applicant' }))

test('a failed change keeps the selection, and its error is not that of a later message', async () => {
  serveApplicants({ responses: { 'PATCH /careers/bulk': failure(500, 'Broken') } })
  await tick(1)
  await press('Set to Reviewed')
  await findToast('Failed to update application status')
  expect(await selectionBar()).toHaveTextContent('1 of 4 selected')
  await press('Message')
  expect((await messageDialog()).queryByRole('alert')).toBeNull()
})

test('when nobody could be changed, the toast says why and the selection stays', async () => {
  serveApplicants({ problems: [{ id: '1', cause: 'changed', status: 'hired', by: 'Ann' }] })
  await tick(1)
  await press('Set to Reviewed')
  await findToast('Not changed: Number 1 (Ann changed it meanwhile, now Hired).')
  expect(await selectionBar()).toHaveTextContent('1 of 4 selected')
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
})

test.each([
  [4, 'Select all'],
  [5, 'Select all 5'],
  [bulkLimit, `Select all ${bulkLimit}`],
  [bulkLimit + 1, 'Select all'],
])('when %i were found and the page is selected, the button says: %s', async (found, name) => {
  serveApplicants({ found })
  await userEvent.click(await screen.findByLabelText('Select all on this page'))
  expect(within(await selectionBar()).getByRole('button', { name })).toBeVisible()
})

test('the export has those that are selected', async () => {
  const saved = savedFiles()
  let ids: unknown
  serveApplicants({
    role: 'reader',
    responses: {
      'POST /careers/export.csv': (init) => {
        ids = JSON.parse(String(init?.body))
        return { body: 'First name,Last name' }
      },
    },
  })
  await tick(1)
  await tick(3)
  expect(
    within(await selectionBar())
      .getAllByRole('button')
      .map(({ textContent }) => textContent?.trim()),
  ).toEqual(['Select all', 'Clear', 'Export'])
  await press('Export')
  await waitFor(() =>
    expect(saved.names()).toEqual([expect.stringMatching(/^applications-.*csv$/)]),
  )
  expect(ids).toEqual({ ids: ['1', '3'] })
})

test('says that the export failed', async () => {
  serveApplicants({ responses: { 'POST /careers/export.csv': failure() } })
  await tick(1)
  await press('Export')
  await findToast('The export could not be downloaded. Please try again.')
})

test('a deletion can be refused by staff and by the server', async () => {
  serveApplicants({ responses: { 'POST /careers/delete': failure(500, 'Broken') } })
  await tick(1)
  await press('Delete')
  await press('Cancel')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(await selectionBar()).toHaveTextContent('1 of 4 selected')
  await press('Delete')
  const question = await screen.findByRole('alertdialog', { name: 'Delete Applicants' })
  await userEvent.click(within(question).getByRole('button', { name: 'Delete' }))
  await findToast('Failed to delete the applicants. Please try again.')
  expect(within(question).getByRole('alert')).toHaveTextContent('Broken')
})
