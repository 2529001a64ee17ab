import { fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import type { Application } from '#contract/hiring/applications.ts'
import { SectionEdits, SignedIn } from '#web/office/platform/layout/use-may.ts'
import {
  anApplication,
  signIn,
  success,
  validSession,
} from '../../../../../tests/support/office.ts'
import {
  type FakeResponse,
  failure,
  renderAt,
  respond,
} from '../../../../../tests/support/render.tsx'
import { StageSelect } from './columns.tsx'

const applicant = { id: '1', firstName: 'Tasha', lastName: 'Greene', status: 'pending' }
const hint = 'Not saved yet. Enter saves, Escape undoes.'
let sent: string[]

beforeEach(() => {
  signIn()
  sent = []
})

function show(reply: FakeResponse = success({ ...anApplication(), history: [] })) {
  respond({
    ...validSession,
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
])('saves a choice by arrow keys only once, on %s', async (_, finish) => {
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

test('goes back to the stored status on Escape, and sends nothing', async () => {
  const select = show()
  pressArrow(select, 'hired')
  // The event must not reach a dialog around the list, which would close.
  const received: string[] = []
  document.body.addEventListener('keydown', ({ key }) => received.push(key), { once: true })
  await userEvent.keyboard('{Escape}')
  expect(select).toHaveValue('new')
  expect(received).toEqual([])
  await userEvent.tab()
  expect(sent).toEqual([])
})

test('sends nothing when the arrow keys return to the stored status', async () => {
  const select = show()
  pressArrow(select, 'reviewed')
  pressArrow(select, 'new')
  expect(screen.queryByText(hint)).toBeNull()
  await userEvent.tab()
  expect(sent).toEqual([])
})

test('saves a choice from the opened list immediately', async () => {
  await userEvent.selectOptions(show(), 'Hired')
  expect(await screen.findByText('Application status updated successfully')).toBeTruthy()
  expect(sent).toEqual(['hired'])
})

test('keeps the focus while saving, and ignores a second choice', async () => {
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

test('shows the stored status again after a failure', async () => {
  const select = show(failure())
  pressArrow(select, 'hired')
  await userEvent.keyboard('{Enter}')
  expect(await screen.findByText('Failed to update application status')).toBeTruthy()
  await waitFor(() => expect(select).toHaveValue('new'))
  await waitFor(() => expect(select).toHaveFocus())
})

test('ignores a choice while something else is open', async () => {
  respond(validSession)
  renderAt('/', <StageSelect application={applicant as Application} busy />)
  const select = screen.getByLabelText('Status of Tasha Greene')
  expect(select).toHaveAttribute('aria-disabled', 'true')
  await userEvent.selectOptions(select, 'Hired')
  expect(select).toHaveValue('new')
})

test('only shows the stage to someone who may not change it', () => {
  respond(validSession)
  const reader = { _id: 'r', username: 'rose', email: 'r@example.org', role: 'reader' as const }
  renderAt(
    '/',
    <SignedIn value={reader}>
      <SectionEdits value="edit applicants">
        <StageSelect application={{ ...applicant, status: 'withdrawn' } as Application} />
      </SectionEdits>
    </SignedIn>,
  )
  expect(screen.getByText('Rejected')).toHaveAttribute('data-color', 'red')
  expect(screen.queryByRole('combobox')).toBeNull()
})

test.each([
  ['interview_scheduled', 1, 'Upcoming', 'blue'],
  ['interview_scheduled', -1, 'Interviewed', 'green'],
  ['interview_completed', 1, 'Interviewed', 'green'],
] as const)('%s with an interview in %i days is shown as %s', (status, days, word, color) => {
  respond(validSession)
  const interviewAt = new Date(Date.now() + days * 86_400_000).toISOString()
  renderAt('/', <StageSelect application={anApplication({ status, interviewAt })} />)
  const select = screen.getByLabelText<HTMLSelectElement>('Status of Tasha Greene')
  expect(select.selectedOptions[0]).toHaveTextContent(word)
  expect(select.parentElement).toHaveAttribute('data-color', color)
})
