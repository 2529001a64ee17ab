import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import type { ApplicationDetails } from '#contract/applications.ts'
import { anApplication, press, signIn, validSession } from '../../../../tests/support/office.ts'
import { answer, renderAt } from '../../../../tests/support/render.tsx'
import { UnsavedGuard } from '../drafts/UnsavedGuard.tsx'
import { NotesForm } from './NotesForm.tsx'

const tasha: ApplicationDetails = {
  ...anApplication({
    status: 'interview_completed',
    notes: 'Call after 3 PM.',
    updatedAt: '2026-11-15T18:00:00.000Z',
  }),
  history: [],
}

beforeEach(signIn)

const show = (application = tasha) =>
  renderAt(
    '/',
    <UnsavedGuard>
      <NotesForm application={application} />
    </UnsavedGuard>,
  )

const notes = () => screen.getByLabelText('Notes')
const save = () => press('Save Notes')

/** Answers the call that saves, and returns what was sent. */
function answerSaving(reply: { status?: number; body: unknown }) {
  const sent: unknown[] = []
  answer({
    ...validSession,
    'PUT /careers/1/status': (init) => {
      sent.push(JSON.parse(String(init?.body)))
      return reply
    },
  })
  return sent
}

describe('saving notes', () => {
  test('sends the version they were based on, with the status unchanged', async () => {
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

  test('that were emptied removes them', async () => {
    const sent = answerSaving({ body: { success: true, data: tasha } })
    show()
    await userEvent.clear(notes())
    await save()
    await waitFor(() => expect(sent).toMatchObject([{ notes: null, updatedAt: tasha.updatedAt }]))
  })

  test('keeps the text in the form after a failure', async () => {
    answerSaving({ status: 500, body: { message: 'Out of order' } })
    show()
    await userEvent.type(notes(), ' Has a car.')
    await save()
    expect(await screen.findByText('Failed to save notes')).toBeTruthy()
    expect(notes()).toHaveValue('Call after 3 PM. Has a car.')
  })

  test('sends nothing without a change', async () => {
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

test('restores typed notes, and says when someone else changed them meanwhile', async () => {
  answer(validSession)
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
