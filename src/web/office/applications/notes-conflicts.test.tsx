import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import {
  editedAt,
  notesForm,
  openForm,
  savedLaterAt,
  serveForm,
} from '../../../../tests/support/edited-forms.tsx'
import { press, signIn, validSession } from '../../../../tests/support/office.ts'
import { answer } from '../../../../tests/support/render.tsx'

beforeEach(signIn)

test('saves notes without a question when only the status was changed meanwhile', async () => {
  const { sent, saveTheirs } = serveForm(notesForm)
  const type = await openForm(notesForm)
  await type()
  saveTheirs({ status: 'hired' })
  await press('Save Notes')
  expect(await screen.findByText('Notes saved successfully')).toBeVisible()
  expect(sent).toMatchObject([
    { status: 'pending', updatedAt: editedAt },
    { status: 'hired', notes: 'Wrote.', updatedAt: savedLaterAt },
  ])
})

test('saves nothing when the other notes are kept', async () => {
  const { sent, saveTheirs } = serveForm(notesForm)
  const type = await openForm(notesForm)
  await type()
  saveTheirs()
  await press('Save Notes')
  await press('Use theirs')
  await press('Keep theirs')
  expect(
    await screen.findByText('Nothing was saved. The version saved by tom stays.'),
  ).toBeVisible()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(sent).toHaveLength(1)
  expect(sessionStorage).toHaveLength(0)
})

test('keeps the typed notes of a deleted applicant, so that they can be copied', async () => {
  answer({
    ...validSession,
    [notesForm.call]: { status: 404, body: { message: 'Application was not found.' } },
  })
  const type = await openForm(notesForm)
  await type()
  await press('Save Notes')
  expect(await screen.findByRole('alert')).toHaveTextContent('copy what you need')
  expect(screen.getByLabelText('Notes')).toHaveValue('Wrote.')
})
