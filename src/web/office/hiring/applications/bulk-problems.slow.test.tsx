import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { press, signIn, success } from '../../../../../tests/support/office.ts'
import { failure, findToast } from '../../../../../tests/support/render.tsx'
import { serveApplicants, tick } from '../../../../../tests/support/selected-applicants.tsx'

beforeEach(() => {
  signIn()
  sessionStorage.clear()
})

const messageDialog = async () =>
  within(await screen.findByRole('dialog', { name: 'Message to 1 applicant' }))

async function writeMessage() {
  const dialog = await messageDialog()
  await userEvent.type(dialog.getByLabelText(/^Subject/), 'Hello')
  await userEvent.type(dialog.getByLabelText(/^Text/), 'Please call us.')
  return dialog
}

test('a message that could not be sent stays, and its error is gone when the next one is written', async () => {
  serveApplicants({ responses: { 'PATCH /careers/bulk': failure(500, 'Broken') } })
  await tick(1)
  await press('Message')
  const dialog = await writeMessage()
  await press('Send to 1')
  expect(await dialog.findByRole('alert')).toHaveTextContent('Broken')
  expect(dialog.getByLabelText(/^Text/)).toHaveValue('Please call us.')
  await press('Cancel')
  await tick(1)
  await tick(3)
  await press('Message')
  expect((await messageDialog()).queryByRole('alert')).toBeNull()
})

test('leaves those who have the status already, and sends them nothing', async () => {
  const sent = serveApplicants()
  await tick(1)
  await press('Set to New')
  await findToast('Already New.')
  expect(screen.queryByRole('region', { name: 'Selected applications' })).toBeNull()
  expect(sent).toEqual([])
})

test('a message alone leaves the status, and the next one begins empty', async () => {
  const sent = serveApplicants()
  await tick(1)
  await press('Message')
  await writeMessage()
  await press('Send to 1')
  await findToast('Number 1: your message is sent in half a minute.')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.queryByRole('region', { name: 'Selected applications' })).toBeNull()
  const message = { subject: 'Hello', text: 'Please call us.' }
  expect(sent).toEqual([{ applications: [{ id: '1', updatedAt: 'version 1' }], message }])
  await tick(1)
  await press('Message')
  expect((await messageDialog()).getByLabelText(/^Text/)).toHaveValue('')
})

test('a message that was already sent cannot be taken back, and undo says to whom', async () => {
  const problem = { id: '1', cause: 'sent', status: null, by: null }
  const changed = [{ id: '1', updatedAt: 'later', messageId: 'm' }]
  const replies = [
    { changed, problems: [] },
    { changed, problems: [problem] },
  ]
  serveApplicants({ responses: { 'PATCH /careers/bulk': () => success(replies.shift()) } })
  await tick(1)
  await press('Set to Reviewed')
  await findToast('Number 1: Reviewed')
  await press('Undo')
  await findToast('The message has already been sent to Number 1.')
})

test('a message is not sent without a text, or twice', async () => {
  serveApplicants({ responses: { 'PATCH /careers/bulk': 'never' } })
  await tick(1)
  await press('Message')
  const dialog = await messageDialog()
  await press('Send to 1')
  await waitFor(() => expect(dialog.getByLabelText(/^Subject/)).toBeInvalid())
  await writeMessage()
  await press('Send to 1')
  expect(await dialog.findByRole('button', { name: 'Sending...' })).toHaveAttribute('aria-disabled')
  expect(dialog.getByText('Sending...', { selector: '[role=status]' })).toBeInTheDocument()
  expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled()
  expect(dialog.getByLabelText(/^Subject/)).toBeDisabled()
})

test('when all are deleted, nothing is left to say or to select', async () => {
  let ids: unknown
  serveApplicants({
    responses: {
      'POST /careers/delete': (init) => {
        ids = JSON.parse(String(init?.body))
        return success({ deleted: ['1', '3'], held: [] })
      },
    },
  })
  await tick(1)
  await tick(3)
  await press('Delete')
  const question = await screen.findByRole('alertdialog', { name: 'Delete Applicants' })
  await userEvent.click(within(question).getByRole('button', { name: 'Delete' }))
  await findToast('2 applicants deleted')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.queryByRole('region', { name: 'Selected applications' })).toBeNull()
  expect(ids).toEqual({ ids: ['1', '3'] })
})
