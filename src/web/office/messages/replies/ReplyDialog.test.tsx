import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { type ReplyEntry, replyLimits } from '#contract/records/timeline.ts'
import { ApiError } from '#web/api/api-error.ts'
import { serveMessages } from '../../../../../tests/support/messages.ts'
import { press, signIn } from '../../../../../tests/support/office.ts'
import { findToast, renderAt } from '../../../../../tests/support/render.tsx'
import { type Outgoing, ReplyDialog } from './ReplyDialog.tsx'

const at = '2026-11-14T18:00:00.000Z'
const carol = { name: 'Carol', email: 'carol@example.org' }
const entry = { kind: 'reply', id: 'r', at } as ReplyEntry

beforeEach(() => {
  signIn()
  sessionStorage.clear()
  serveMessages([])
})

function open({
  canMail = true,
  person = carol,
  subject = '',
  send = async (_: Outgoing) => entry,
} = {}) {
  const sending = vi.fn(send)
  const takeBack = vi.fn(async () => {})
  const onClose = vi.fn()
  renderAt(
    '/',
    <ReplyDialog
      title="Reply"
      noun="reply"
      email={person.email}
      record={{ id: '1', updatedAt: at }}
      templateKind="message"
      language="en"
      subject={subject}
      values={() => ({ name: person.name })}
      canMail={canMail}
      send={sending}
      takeBack={takeBack}
      reload={['office', 'contact']}
      onClose={onClose}
    />,
  )
  return { sending, takeBack, onClose }
}
const chooseThanks = async () => {
  await screen.findByRole('option', { name: 'Thanks' })
  await userEvent.selectOptions(screen.getByLabelText('Template'), 'Thanks')
}
const text = () => screen.getByLabelText('Text (required)')
const mailProgram = () =>
  screen.getByRole('link', { name: 'Open in my mail program (opens in a new tab)' })

test('begins with a subject, which a template replaces without a question', async () => {
  open({ subject: 'Your message' })
  expect(screen.getByLabelText('Subject (required)')).toHaveValue('Your message')
  await chooseThanks()
  await waitFor(() => expect(screen.getByLabelText('Subject (required)')).toHaveValue('Thank you'))
})

test('fills in a template, sends what was changed in it, and can be undone', async () => {
  const { sending, takeBack, onClose } = open()
  await chooseThanks()
  await waitFor(() => expect(text()).toHaveValue('Dear Carol, call (615) 555-0100.'))
  await userEvent.type(text(), ' Bye')
  await press('Send')
  await findToast('Your reply will be sent in half a minute.')
  expect(sending).toHaveBeenCalledExactlyOnceWith({
    subject: 'Thank you',
    text: 'Dear Carol, call (615) 555-0100. Bye',
    way: 'mail',
    updatedAt: at,
  })
  expect(onClose).toHaveBeenCalledOnce()
  await press('Undo')
  await waitFor(() => expect(takeBack).toHaveBeenCalledExactlyOnceWith(entry))
})

test('asks before a template replaces typed text', async () => {
  open()
  await userEvent.type(text(), 'By hand')
  await chooseThanks()
  await press('Keep my text')
  expect(text()).toHaveValue('By hand')
  await chooseThanks()
  await press('Replace it')
  await waitFor(() => expect(text()).toHaveValue('Dear Carol, call (615) 555-0100.'))
})

test('asks for what is missing', async () => {
  const { sending } = open()
  await press('Send')
  expect(await screen.findByText('Subject is required')).toBeVisible()
  await userEvent.click(mailProgram())
  expect(sending).not.toHaveBeenCalled()
})

test('opens in the mail program, addressed to this person only, and is recorded as such', async () => {
  const { sending } = open({
    canMail: false,
    person: { name: 'Carol\r\nBcc: x', email: 'a?cc=x&body=y@example.org' },
  })
  expect(screen.getByText(/opens in your mail program and is recorded as such/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Send' })).toBeNull()
  await userEvent.type(screen.getByLabelText('Subject (required)'), 'Q & A')
  await userEvent.type(text(), 'One\ntwo')
  expect(mailProgram()).toHaveAttribute(
    'href',
    'mailto:a%3Fcc%3Dx%26body%3Dy@example.org?subject=Q%20%26%20A&body=One%0D%0Atwo',
  )
  await userEvent.click(mailProgram())
  await findToast('Your reply is recorded. Please send it in your mail program.')
  expect(sending.mock.calls[0]?.[0]).toMatchObject({ subject: 'Q & A', way: 'mail program' })
})

test('keeps the text when someone else was faster, and sends it only on request', async () => {
  const later = '2026-11-14T19:00:00.000Z'
  const conflict = { current: {}, updatedBy: 'tom', updatedAt: later }
  const { sending, onClose } = open({
    send: async ({ updatedAt }) => {
      if (updatedAt === later) return entry
      throw new ApiError(409, 'Someone else', { conflict })
    },
  })
  await chooseThanks()
  await press('Send')
  expect(await screen.findByText(/^tom changed or answered this on Nov 14/)).toBeVisible()
  expect(text()).toHaveValue('Dear Carol, call (615) 555-0100.')
  expect(onClose).not.toHaveBeenCalled()
  await press('Send mine too')
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(sending).toHaveBeenCalledTimes(2)
})

test('a second template replaces the first without a question, unless it was changed', async () => {
  open()
  const template = screen.getByLabelText('Template')
  expect(template).toHaveDisplayValue('Choose a template')
  await chooseThanks()
  await waitFor(() => expect(text()).toHaveValue('Dear Carol, call (615) 555-0100.'))
  expect(template).toHaveDisplayValue('Thanks')
  expect(screen.getByRole('option', { name: 'Choose another template' })).toBeInTheDocument()
  await userEvent.selectOptions(template, 'Choose another template')
  expect(text()).toHaveValue('Dear Carol, call (615) 555-0100.')
  await chooseThanks()
  expect(screen.queryByRole('alertdialog')).toBeNull()
  await userEvent.type(screen.getByLabelText('Subject (required)'), '!')
  await userEvent.selectOptions(template, 'Choose another template')
  await chooseThanks()
  expect(screen.getByRole('alertdialog', { name: 'Replace your text?' })).toBeVisible()
})

test('a template removes the errors of the fields it fills', async () => {
  open()
  await press('Send')
  expect(await screen.findByText('Subject is required')).toBeVisible()
  await chooseThanks()
  await waitFor(() => expect(screen.queryByText('Subject is required')).toBeNull())
})

test.each([
  [new ApiError(500, 'Broken'), 'Broken', true],
  [
    new ApiError(404, 'Gone'),
    'Someone deleted this meanwhile. Copy what you need from your text.',
    false,
  ],
])('keeps the text after an error: %s', async (error, message, hasToast) => {
  const { onClose } = open({ send: () => Promise.reject(error) })
  await chooseThanks()
  await press('Send')
  expect(await screen.findByText(message)).toBeVisible()
  expect(text()).toHaveValue('Dear Carol, call (615) 555-0100.')
  expect(onClose).not.toHaveBeenCalled()
  const failed = 'Failed to send the reply. Please try again.'
  if (hasToast) await findToast(failed)
  else expect(screen.queryByText(failed)).toBeNull()
})

test('while it is sent, it is neither changed, closed nor sent again', async () => {
  const { sending, onClose } = open({ send: () => new Promise(() => {}) })
  await chooseThanks()
  await press('Send')
  const button = await screen.findByRole('button', { name: 'Sending...' })
  expect(button).toHaveAttribute('aria-disabled', 'true')
  expect(screen.getByText('Sending...', { selector: '[role=status]' })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled()
  expect(text()).toBeDisabled()
  await userEvent.click(mailProgram())
  expect(sending).toHaveBeenCalledOnce()
  expect(onClose).not.toHaveBeenCalled()
})

test('Enter in the subject sends nothing where mail cannot be sent', async () => {
  const { sending } = open({ canMail: false })
  await chooseThanks()
  await userEvent.type(screen.getByLabelText('Subject (required)'), '{Enter}')
  expect(sending).not.toHaveBeenCalled()
})

test('Cancel closes it, and the fields say how long they may be', async () => {
  const { onClose } = open()
  expect(screen.getByText('carol@example.org')).toBeVisible()
  await userEvent.type(text(), 'Hi')
  expect(text()).toHaveAccessibleDescription(`2 of ${replyLimits.text} characters`)
  expect(screen.getByLabelText('Subject (required)')).toHaveAccessibleDescription(
    `0 of ${replyLimits.subject} characters`,
  )
  await press('Cancel')
  expect(onClose).toHaveBeenCalledOnce()
})
