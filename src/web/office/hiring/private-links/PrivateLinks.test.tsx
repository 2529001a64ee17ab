import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import {
  anOpenedApplication,
  press,
  signIn,
  success,
  validSession,
} from '../../../../../tests/support/office.ts'
import { failure, findToast, renderAt, respond } from '../../../../../tests/support/render.tsx'
import { PrivateLinks } from './PrivateLinks.tsx'

const link = {
  purpose: 'application' as const,
  id: 'l',
  createdAt: '2026-11-14T18:00:00.000Z',
  by: 'Maria',
  expiresAt: '2026-12-14T18:00:00.000Z',
  lastUsedAt: '2026-11-15T18:00:00.000Z',
}
const request = {
  id: 'r',
  kind: 'resume' as const,
  name: '',
  item: '',
  note: 'With dates',
  createdAt: link.createdAt,
}
const application = anOpenedApplication({
  id: '1',
  email: 'tasha@example.org',
  privateLinks: [link],
  documentRequests: [request],
})
const address = 'http://127.0.0.1:3000/application/abc'
let sent: string[]

beforeEach(() => {
  signIn()
  sessionStorage.clear()
  sent = []
  const take = (name: string, data: unknown) => (init?: RequestInit) => {
    sent.push(`${name} ${String(init?.body ?? '')}`.trim())
    return success(data)
  }
  const made = { id: 'n', address, expiresAt: link.expiresAt }
  respond({
    ...validSession,
    'POST /careers/1/private-links': take('make', made),
    'DELETE /careers/1/private-links/l': take('revoke', undefined),
    'POST /careers/1/document-requests': take('ask', request),
    'DELETE /careers/1/document-requests/r': take('stop', undefined),
  })
})

const show = (fields = {}) =>
  renderAt('/', <PrivateLinks application={{ ...application, ...fields }} />)

test('says who made a link, until when it works and when it was used', () => {
  show()
  const [item] = within(screen.getByRole('list', { name: 'Links that work' })).getAllByRole(
    'listitem',
  )
  expect(item).toHaveTextContent('Made Nov 14, 2026 by Maria, works until Dec 14, 2026')
  expect(item).toHaveTextContent('Last used Nov 15, 2026, 12:00 PM')
  expect(screen.getByRole('list', { name: 'Documents asked for' })).toHaveTextContent('With dates')
})

test('says what is not known about a link, and what it is for', () => {
  show({
    privateLinks: [{ ...link, purpose: 'disclosure', by: null, lastUsedAt: null }],
    documentRequests: [],
  })
  expect(screen.getByRole('listitem')).toHaveTextContent(
    'To the disclosure: Made Nov 14, 2026, works until Dec 14, 2026Not used yet',
  )
  expect(screen.queryByRole('list', { name: 'Documents asked for' })).toBeNull()
  expect(screen.getByText(/withdraws\. It works for 30 days\.$/)).toBeVisible()
})

test('makes a link, shows it once and copies it', async () => {
  show({ privateLinks: [] })
  expect(screen.getByText('No link')).toBeVisible()
  await press('Make a link')
  const dialog = within(await screen.findByRole('dialog', { name: 'Private Link' }))
  expect(dialog.getByLabelText('Link')).toHaveValue(address)
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await press('Copy link')
  await findToast('The link is copied.')
  expect(writeText).toHaveBeenCalledWith(address)
  expect(sent).toEqual(['make {"way":"copy"}'])
  expect(dialog.getByText(/It works until Dec 14, 2026\./)).toBeVisible()
  writeText.mockRejectedValue(new Error('blocked'))
  await press('Copy link')
  await findToast('The link could not be copied. Please select and copy it.')
  const field = dialog.getByLabelText<HTMLInputElement>('Link')
  field.focus()
  expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe(address)
  await userEvent.click(dialog.getAllByRole('button', { name: 'Close' })[0] as HTMLElement)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('sends a link only where mail is on', async () => {
  const { unmount } = show({ canMail: false })
  expect(screen.queryByRole('button', { name: 'Send link' })).toBeNull()
  unmount()
  show()
  await press('Send link')
  await findToast('A link is on its way to tasha@example.org.')
  expect(sent).toEqual(['make {"way":"mail"}'])
})

test('revokes a link and takes back a request', async () => {
  show()
  await press('Revoke the link made Nov 14, 2026, 12:00 PM')
  await findToast('The link was revoked. It no longer works.')
  await press('Take back the request: Resume')
  await findToast('The applicant is no longer asked for it.')
  expect(sent).toEqual(['revoke', 'stop'])
})

test.each([
  ['Make a link', 'POST /careers/1/private-links', 'Failed to make a link. Please try again.'],
  [
    /^Revoke the link/,
    'DELETE /careers/1/private-links/l',
    'Failed to revoke the link. Please try again.',
  ],
  [
    /^Take back the request/,
    'DELETE /careers/1/document-requests/r',
    'Failed to take back the request. Please try again.',
  ],
])('%s: says that it failed', async (name, call, toast) => {
  respond({ ...validSession, [call]: failure() })
  show()
  await press(name)
  expect(await findToast(toast)).toBeVisible()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test.each([
  ['Send link', 'POST /careers/1/private-links', ['Make a link', 'Send link']],
  [/^Revoke the link/, 'DELETE /careers/1/private-links/l', [/^Revoke the link/]],
  [/^Take back the request/, 'DELETE /careers/1/document-requests/r', [/^Take back the request/]],
])('%s: nothing is sent twice', async (pressed, call, waiting) => {
  respond({ ...validSession, [call]: 'never' })
  show()
  await press(pressed)
  for (const name of waiting) {
    expect(screen.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true')
  }
})

test.each([
  [application.resume, 'identification'],
  [null, 'resume'],
])('with the resume %j it asks for the other document first', async (resume, kind) => {
  show({ resume })
  await press('Ask for a document')
  const dialog = within(await screen.findByRole('dialog', { name: 'Ask for a Document' }))
  expect(dialog.getByLabelText(/^Document/)).toHaveValue(kind)
})

test('says that a document could not be asked for', async () => {
  respond({ ...validSession, 'POST /careers/1/document-requests': failure() })
  show()
  await press('Ask for a document')
  await press('Ask')
  expect(await findToast('Failed to ask for the document. Please try again.')).toBeVisible()
})

test('nothing can be typed while a document is asked for', async () => {
  respond({ ...validSession, 'POST /careers/1/document-requests': 'never' })
  show()
  await press('Ask for a document')
  await press('Ask')
  const note = screen.getByLabelText('Note to the applicant')
  await waitFor(() => expect(note).toBeDisabled())
  expect(screen.getByLabelText('Document (required)')).toBeDisabled()
})

test('asks for a document with a note', async () => {
  show()
  await press('Ask for a document')
  const dialog = within(await screen.findByRole('dialog', { name: 'Ask for a Document' }))
  await userEvent.selectOptions(dialog.getByLabelText(/^Document/), 'Identity documents')
  await userEvent.type(dialog.getByLabelText('Note to the applicant'), 'Both sides')
  await press('Ask')
  await findToast('The document is asked for. Give or send the applicant a link.')
  expect(sent).toEqual(['ask {"kind":"identification","name":"","item":"","note":"Both sides"}'])
})

test('asks for a document by a name, for an item of the first-day list', async () => {
  const item = {
    id: '',
    item: 'CPR',
    doneOn: '',
    expiresOn: '',
    doneBy: null,
    notApplicable: false,
    note: '',
    updatedAt: '',
  }
  show({ firstDay: [item], documentRequests: [{ ...request, kind: 'other', name: 'Visa' }] })
  expect(screen.getByRole('list', { name: 'Documents asked for' })).toHaveTextContent(
    /^Visa, asked/,
  )
  await press('Ask for a document')
  const dialog = within(await screen.findByRole('dialog', { name: 'Ask for a Document' }))
  expect(dialog.queryByLabelText(/^Name of the document/)).toBeNull()
  await userEvent.selectOptions(dialog.getByLabelText(/^Document/), 'Another document')
  await press('Ask')
  expect(await dialog.findByText('Please enter a name')).toBeVisible()
  await userEvent.type(dialog.getByLabelText(/^Name of the document/), 'CPR card')
  await userEvent.selectOptions(dialog.getByLabelText('Before the first day'), 'CPR')
  await press('Ask')
  await findToast('The document is asked for. Give or send the applicant a link.')
  expect(sent).toEqual(['ask {"kind":"other","name":"CPR card","item":"CPR","note":""}'])
})
