import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import type { FoundData, PersonalRecord } from '#contract/records/privacy.ts'
import { press, signIn, success, validSession } from '../../../../../tests/support/office.ts'
import { failure, findToast, renderAt, respond } from '../../../../../tests/support/render.tsx'
import { erasureReceipt } from '../../../../../tests/support/responses.ts'
import { FoundPerson } from './FoundPerson.tsx'

beforeEach(signIn)

const sam = { email: 'sam@example.org', phone: '615-555-0101' }
const record = (id: string, documents: string[] = []): PersonalRecord => ({
  ...sam,
  id,
  at: '2026-11-14T18:00:00.000Z',
  title: 'DSP',
  details: [],
  history: [],
  documents: documents.map((name) => ({ id: name, name, size: 1 })),
})
const found: FoundData = {
  kinds: [
    { label: 'Applications', kept: '', records: [record('a', ['CV.pdf', 'id.png']), record('b')] },
    { label: 'Messages', kept: '', records: [record('m')] },
    { label: 'Accounts', kept: 'An account stays.', records: [record('u', ['photo.png'])] },
  ],
  auditLines: 1,
  holds: [],
  related: [],
}

function show(responses: Parameters<typeof respond>[0] = {}, changes: Partial<FoundData> = {}) {
  respond({ ...validSession, ...responses })
  const on = { onSearch: vi.fn(), onHeld: vi.fn(), onErased: vi.fn() }
  renderAt('/', <FoundPerson person={sam} found={{ ...found, ...changes }} {...on} />)
  return on
}

const question = () => within(screen.getByRole('alertdialog', { name: 'Erase everything' }))
async function confirm(word: string) {
  await press('Erase')
  await userEvent.type(question().getByLabelText('Type ERASE to confirm'), word)
  await userEvent.click(question().getByRole('button', { name: 'Erase' }))
}

test('names the person by email and phone, and counts one line of the audit log', () => {
  show()
  const name = 'Stored about sam@example.org or 615-555-0101'
  expect(screen.getByRole('region', { name })).toBeVisible()
  expect(screen.getByText(/^1 line of the audit log is about these records/)).toBeVisible()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('the question lists what will be erased, without what is kept', async () => {
  show()
  await press('Erase')
  expect(
    question()
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Applications: 2', 'Messages: 1', 'Documents: 2'])
  expect(
    question().getByText(
      'Do you want to erase everything that is stored about sam@example.org or 615-555-0101? This cannot be undone.',
    ),
  ).toBeVisible()
  expect(question().queryByText('Please type ERASE.')).toBeNull()
  await userEvent.click(question().getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('without documents the question does not count them', async () => {
  show({}, { kinds: [{ label: 'Messages', kept: '', records: [record('m')] }] })
  await press('Erase')
  expect(question().getByRole('listitem')).toHaveTextContent('Messages: 1')
})

test('the word counts with spaces around it, and the receipt is handed over', async () => {
  const sent: unknown[] = []
  const { onErased } = show({
    'POST /admin/privacy/erase': (init) => {
      sent.push(JSON.parse(String(init?.body)))
      return success(erasureReceipt)
    },
  })
  await confirm(' erase ')
  await vi.waitFor(() => expect(onErased).toHaveBeenCalledExactlyOnceWith(erasureReceipt))
  expect(sent).toEqual([sam])
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('nothing can be typed while it is erasing', async () => {
  show({ 'POST /admin/privacy/erase': 'never' })
  await confirm('ERASE')
  expect(question().getByLabelText('Type ERASE to confirm')).toBeDisabled()
  expect(question().getByRole('button', { name: 'Cancel' })).toBeDisabled()
})

test('says that nothing was erased, and keeps the question', async () => {
  const { onErased } = show({ 'POST /admin/privacy/erase': failure(500, 'Broken') })
  await confirm('ERASE')
  expect(await findToast('Nothing was erased. Please try again.')).toBeVisible()
  expect(question().getByText('Broken')).toBeVisible()
  expect(onErased).not.toHaveBeenCalled()
})

test('shows that the export is running', async () => {
  show({ 'POST /admin/privacy/export': 'never' })
  await press('Export')
  const button = await screen.findByRole('button', { name: 'Exporting...' })
  expect(button).toHaveAttribute('aria-disabled', 'true')
})

test('says that the export failed', async () => {
  show({ 'POST /admin/privacy/export': failure() })
  await press('Export')
  expect(await findToast('The export failed. Please try again.')).toBeVisible()
})

test('says that the hold could not be saved, and keeps the reason', async () => {
  const { onHeld } = show({ 'POST /admin/privacy/holds': failure() })
  await press('Put on hold')
  const dialog = within(screen.getByRole('dialog', { name: 'Put on hold' }))
  expect(dialog.getByText('sam@example.org or 615-555-0101')).toBeVisible()
  await userEvent.type(dialog.getByLabelText(/^Reason/), 'A dispute')
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await findToast('The hold could not be saved.')).toBeVisible()
  expect(dialog.getByLabelText(/^Reason/)).toHaveValue('A dispute')
  expect(onHeld).not.toHaveBeenCalled()
})

test('a related email is searched together with the phone', async () => {
  const related = [{ by: 'email' as const, value: 's@example.org', more: 1 }]
  const { onSearch } = show({}, { related })
  expect(screen.getByText(/^1 more record with the email s@example\.org/)).toBeVisible()
  await press(/^Search for it too/)
  expect(onSearch).toHaveBeenCalledExactlyOnceWith({ ...sam, email: 's@example.org' })
})
