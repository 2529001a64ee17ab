import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { press, signIn } from '../../../../../tests/support/office.ts'
import { findToast } from '../../../../../tests/support/render.tsx'
import {
  selectionBar,
  serveApplicants,
  tick,
} from '../../../../../tests/support/selected-applicants.tsx'

beforeEach(() => {
  signIn()
  sessionStorage.clear()
})

test('says whose status was changed, and undo gives each the one it had', async () => {
  const sent = serveApplicants()
  await tick(1)
  await press('Set to Reviewed')
  await findToast('Number 1: Reviewed')
  await press('Undo')
  await findToast('The change was undone.')
  expect(sent).toEqual([
    { applications: [{ id: '1', updatedAt: 'version 1', status: 'reviewing' }] },
    {
      applications: [
        {
          id: '1',
          updatedAt: 'changed 1',
          status: 'pending',
          reason: '',
          interviewAt: '',
          interviewPlace: '',
          offer: null,
          checkNoticeOn: '',
        },
      ],
    },
  ])
})

test('rows stay selected on another page, and all that were found can be selected', async () => {
  const sent = serveApplicants({ applicants: 12 })
  await userEvent.click(await screen.findByLabelText('Select all on this page'))
  expect(await selectionBar()).toHaveTextContent('10 of 10 selected')
  await press('Next')
  await tick(11)
  expect(await selectionBar()).toHaveTextContent('11 selected, 10 on other pages')
  await userEvent.click(screen.getByLabelText('Select Number 11'))
  await press('Previous')
  await screen.findByLabelText('Select Number 1')
  await press('Select all 12')
  await waitFor(async () =>
    expect(await selectionBar()).toHaveTextContent('12 selected, 2 on other pages'),
  )
  await press('Set to Reviewed')
  await findToast('12 applicants: Reviewed')
  expect(sent[0]?.applications).toHaveLength(12)
})

test('another filter begins with no selection', async () => {
  serveApplicants()
  await tick(1)
  await userEvent.click(screen.getByRole('tab', { name: /^New/ }))
  await waitFor(() => expect(screen.getByLabelText('Select Number 1')).not.toBeChecked())
})

test('names those that someone else changed or deleted meanwhile', async () => {
  serveApplicants({
    problems: [
      { id: '1', cause: 'changed', status: 'hired', by: 'Ann' },
      { id: '3', cause: 'deleted', status: null, by: null },
    ],
  })
  for (const number of [1, 3, 4]) await tick(number)
  await press('Set to Reviewed')
  await findToast('Number 4: Reviewed')
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Not changed: Number 1 (Ann changed it meanwhile, now Hired), Number 3 (deleted meanwhile).',
  )
  await press('Close')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a message is previewed, and taken back by undo', async () => {
  const sent = serveApplicants()
  await tick(1)
  await tick(3)
  await press('Message')
  const dialog = await screen.findByRole('dialog', { name: 'Message to 2 applicants' })
  await within(dialog).findByRole('option', { name: 'Not this time' })
  await userEvent.selectOptions(within(dialog).getByLabelText('Template'), 'Not this time')
  expect(within(dialog).getByLabelText(/^Subject/)).toHaveValue('Your application: {job}')
  const preview = within(dialog).getByRole('region', { name: 'Preview for Number 1' })
  expect(preview).toHaveTextContent('Your application: Job CoachHello Number 1')
  await press('Send to 2')
  await findToast('2 applicants: your message is sent in half a minute.')
  expect(sent[0]?.message).toEqual({ subject: 'Your application: {job}', text: 'Hello {name}' })
  expect(Object.keys(sessionStorage).filter((name) => name.startsWith('draft '))).toEqual([])
  await press('Undo')
  await findToast('The change was undone.')
  expect(sent[1]?.applications).toMatchObject([
    { id: '1', status: 'pending', takeBack: 'message 1' },
    { id: '3', status: 'pending', takeBack: 'message 3' },
  ])
})

test('a message that was not sent waits for the same people, and for nobody else', async () => {
  serveApplicants()
  await tick(1)
  await press('Message')
  const text = await screen.findByLabelText(/^Text/)
  await userEvent.type(text, 'We chose someone else.')
  // The session is over, or the page is loaded again.
  cleanup()
  serveApplicants()
  await tick(3)
  await press('Message')
  expect(await screen.findByLabelText(/^Text/)).toHaveValue('')
  cleanup()
  serveApplicants()
  await tick(1)
  await press('Message')
  expect(await screen.findByLabelText(/^Text/)).toHaveValue('We chose someone else.')
})

test('while mail is off, messages open in the user’s own mail program', async () => {
  serveApplicants({ canMail: false })
  await tick(1)
  await press('Message')
  const dialog = await screen.findByRole('dialog', { name: 'Message to 1 applicant' })
  expect(dialog).toHaveTextContent('Mail is not set up on this server')
})

test('several are deleted after a warning, and those on hold are named', async () => {
  serveApplicants()
  await tick(1)
  await tick(3)
  await press('Delete')
  const question = await screen.findByRole('alertdialog', { name: 'Delete Applicants' })
  expect(question).toHaveTextContent(
    'Are you sure you want to delete 2 applicants with 4 documents?',
  )
  expect(question).toHaveTextContent('All of them should still be kept, the last one until')
  await userEvent.click(within(question).getByRole('button', { name: 'Delete' }))
  await findToast('1 applicant deleted')
  expect(screen.getByRole('alert')).toHaveTextContent('On hold, so not deleted: Number 3.')
})

test('one button shows the statuses that nobody is told about', async () => {
  serveApplicants()
  await tick(1)
  const buttons = within(await selectionBar())
  const toggle = buttons.getByRole('button', { name: 'Status' })
  const stages = document.getElementById(toggle.getAttribute('aria-controls') ?? '')
  expect(toggle).toHaveAttribute('aria-expanded', 'false')
  expect(stages).toHaveAttribute('data-open', 'false')
  await userEvent.click(toggle)
  expect(toggle).toHaveAttribute('aria-expanded', 'true')
  expect(stages).toHaveAttribute('data-open', 'true')
  expect(stages).toHaveTextContent('Set to NewSet to ReviewedSet to Interviewed')
})
