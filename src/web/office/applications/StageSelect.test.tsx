import { fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import type { Application } from '#contract/applications.ts'
import { storeSession } from '#web/api/session.ts'
import { answer, renderAt } from '../../../../tests/support/render.tsx'
import { StageSelect } from './StageSelect.tsx'

const user = { _id: 'u', username: 'maria', email: 'maria@example.org', role: 'admin' }
const applicant = { id: '1', firstName: 'Tasha', lastName: 'Greene', status: 'pending' }
const hint = 'Not saved yet. Enter saves, Escape undoes.'
let sent: string[]

beforeEach(() => {
  storeSession('a token', user)
  sent = []
})

function show(reply: { status?: number; body: unknown } | 'never' = { body: { success: true } }) {
  answer({
    'GET /auth/validate': { body: { valid: true, user } },
    'PUT /careers/1/status': (init) => {
      sent.push(JSON.parse(String(init?.body)).status)
      return reply
    },
  })
  renderAt(
    '/',
    <>
      <StageSelect application={applicant as Application} />
      <button type="button">Elsewhere</button>
    </>,
  )
  const select = screen.getByLabelText<HTMLSelectElement>('Status of Tasha Greene')
  select.focus()
  return select
}

/** What a browser reports when a key moves a closed list to another option. */
function pressArrow(select: HTMLSelectElement, value: string) {
  fireEvent.keyDown(select, { key: 'ArrowDown' })
  fireEvent.change(select, { target: { value } })
  fireEvent.keyUp(select, { key: 'ArrowDown' })
}

test.each([
  ['Enter', () => userEvent.keyboard('{Enter}')],
  ['leaving the list', () => userEvent.tab()],
])('arrow keys on the closed list save once, on %s', async (_, finish) => {
  const select = show()
  pressArrow(select, 'reviewed')
  pressArrow(select, 'interviewed')
  expect(select).toHaveValue('interviewed')
  expect(screen.getByText(hint)).toBeVisible()
  await finish()
  expect(await screen.findByText('Application status updated successfully')).toBeTruthy()
  expect(sent).toEqual(['shortlisted'])
  expect(screen.queryByText(hint)).toBeNull()
})

test('Escape goes back to the stored status, and nothing is sent', async () => {
  const select = show()
  pressArrow(select, 'hired')
  // A dialog around the list would close on the same key.
  const heard: string[] = []
  document.body.addEventListener('keydown', ({ key }) => heard.push(key), { once: true })
  await userEvent.keyboard('{Escape}')
  expect(select).toHaveValue('new')
  expect(heard).toEqual([])
  await userEvent.tab()
  expect(sent).toEqual([])
})

test('arrow keys that come back to the stored status send nothing', async () => {
  const select = show()
  pressArrow(select, 'reviewed')
  pressArrow(select, 'new')
  expect(screen.queryByText(hint)).toBeNull()
  await userEvent.tab()
  expect(sent).toEqual([])
})

test('a choice from the opened list is saved at once', async () => {
  await userEvent.selectOptions(show(), 'Hired')
  expect(await screen.findByText('Application status updated successfully')).toBeTruthy()
  expect(sent).toEqual(['hired'])
})

test('the focus stays while it is being saved, and a second choice is not taken', async () => {
  const select = show('never')
  pressArrow(select, 'reviewed')
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(select).toHaveAttribute('aria-disabled', 'true'))
  expect(select).toHaveFocus()
  expect(select).toBeEnabled()
  pressArrow(select, 'hired')
  expect(select).toHaveValue('reviewed')
  await userEvent.tab()
  await waitFor(() => expect(sent).toEqual(['reviewing']))
})

test('shows the stored status again when it could not be saved', async () => {
  const select = show({ status: 500, body: {} })
  pressArrow(select, 'hired')
  await userEvent.keyboard('{Enter}')
  expect(await screen.findByText('Failed to update application status')).toBeTruthy()
  await waitFor(() => expect(select).toHaveValue('new'))
  expect(select).toHaveFocus()
})
