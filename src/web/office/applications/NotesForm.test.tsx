import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import type { ApplicationDetails } from '#contract/applications.ts'
import { storeSession } from '#web/api/session.ts'
import { answer, renderAt } from '../../../../tests/support/render.tsx'
import { UnsavedGuard } from '../drafts/UnsavedGuard.tsx'
import { NotesForm } from './NotesForm.tsx'

const user = { _id: 'u', username: 'maria', email: 'maria@example.org', role: 'admin' }
const valid = { 'GET /auth/validate': { body: { valid: true, user } } }
const tasha: ApplicationDetails = {
  _id: '1',
  id: '1',
  firstName: 'Tasha',
  lastName: 'Greene',
  email: 'tasha@example.org',
  phone: '(615) 555-0177',
  position: 'Job Coach',
  status: 'interview_completed',
  resume: null,
  identificationDocuments: [],
  experience: '',
  education: '',
  notes: 'Call after 3 PM.',
  jobId: 'j',
  createdAt: '2026-11-14T18:00:00.000Z',
  updatedAt: '2026-11-15T18:00:00.000Z',
  history: [],
}

beforeEach(() => storeSession('token', user))

const show = (application = tasha) =>
  renderAt(
    '/',
    <UnsavedGuard>
      <NotesForm application={application} />
    </UnsavedGuard>,
  )

const notes = () => screen.getByLabelText('Notes')
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save Notes' }))

/** Answers the saving, and gives back what was sent. */
function answerSaving(reply: { status?: number; body: unknown }) {
  const sent: unknown[] = []
  answer({
    ...valid,
    'PUT /careers/1/status': (init) => {
      sent.push(JSON.parse(String(init?.body)))
      return reply
    },
  })
  return sent
}

describe('saving notes', () => {
  test('sends the version they were read in, and leaves the status as it is', async () => {
    const sent = answerSaving({ body: { success: true, data: tasha } })
    show()
    await userEvent.type(notes(), ' Has a car. ')
    await save()
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent).toEqual([
      {
        status: 'interview_completed',
        notes: 'Call after 3 PM. Has a car.',
        updatedAt: '2026-11-15T18:00:00.000Z',
      },
    ])
    expect(await screen.findByText('Notes saved successfully')).toBeTruthy()
    expect(sessionStorage).toHaveLength(0)
  })

  test('that were emptied clears them', async () => {
    const sent = answerSaving({ body: { success: true, data: tasha } })
    show()
    await userEvent.clear(notes())
    await save()
    await waitFor(() => expect(sent).toMatchObject([{ notes: null, updatedAt: tasha.updatedAt }]))
  })

  test('keeps the text in the form when it fails', async () => {
    answerSaving({ status: 500, body: { message: 'Out of order' } })
    show()
    await userEvent.type(notes(), ' Has a car.')
    await save()
    expect(await screen.findByText('Failed to save notes')).toBeTruthy()
    expect(notes()).toHaveValue('Call after 3 PM. Has a car.')
  })

  test('is not offered while nothing is typed', async () => {
    const sent = answerSaving({ body: { success: true, data: tasha } })
    show()
    await save()
    expect(sent).toEqual([])
    await userEvent.type(notes(), '!')
    await userEvent.type(notes(), '{Backspace}')
    await save()
    expect(sent).toEqual([])
    expect(sessionStorage).toHaveLength(0)
  })
})

test('notes that were being typed are back, and say that someone else wrote meanwhile', async () => {
  answer(valid)
  const first = show()
  await userEvent.type(notes(), ' Has a car.')
  first.unmount()

  const second = show()
  expect(notes()).toHaveValue('Call after 3 PM. Has a car.')
  expect(screen.getByText('We kept what you typed here before.')).toBeVisible()
  await userEvent.type(notes(), ' And a van.')
  second.unmount()

  show({ ...tasha, notes: 'Hired elsewhere.', updatedAt: '2026-11-16T18:00:00.000Z' })
  expect(notes()).toHaveValue('Call after 3 PM. Has a car. And a van.')
  expect(screen.getByText(/^Someone else changed this after you began/)).toBeVisible()
})
