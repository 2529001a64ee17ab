import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import {
  field,
  file,
  fillIn,
  showApplication,
  submitButton,
} from '../../../../tests/support/application-dialog.tsx'
import { fakeUploads } from '../../../../tests/support/fake-uploads.ts'
import { failure } from '../../../../tests/support/render.tsx'

const photosToPdf = vi.hoisted(() => vi.fn<() => Promise<File | string>>())
vi.mock(import('./photos-to-pdf.ts'), async (importOriginal) => ({
  ...(await importOriginal()),
  photosToPdf,
}))

const accepted = (id: string) => ({
  status: 201,
  body: { success: true, data: { id, mailed: false } },
})

let uploads: ReturnType<typeof fakeUploads>
beforeEach(() => {
  uploads = fakeUploads()
})

test('sends all fields with the names of the contract, and closes when the server accepts them', async () => {
  const { user, onClose } = showApplication()
  await fillIn(user)
  await user.upload(field(/^Identification documents \(/), file('card.pdf'))
  await user.click(submitButton())
  const { form } = uploads.last()
  expect([...form.keys()]).toEqual([
    'firstName',
    'lastName',
    'email',
    'phone',
    'jobId',
    'jobTitle',
    'consentAgreement',
    'resume',
    'idDoc_0',
    'idDoc_1',
  ])
  expect(form.get('consentAgreement')).toBe('true')
  uploads.last().respond(accepted('1'))
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  const thanks = "Application submitted successfully! We'll be in touch soon."
  expect(await screen.findByText(thanks)).toBeTruthy()
})

test('photos of the resume become one when the form is sent, and the same one when it is sent again', async () => {
  const { user } = showApplication()
  await fillIn(user)
  await user.click(screen.getByRole('button', { name: /^Remove resume/ }))
  await user.click(screen.getByRole('button', { name: 'Take photos of your resume instead' }))
  await user.upload(field(/^Photos of your resume/), [file('1.jpg'), file('2.jpg')])
  photosToPdf.mockResolvedValueOnce('1.jpg could not be read.')
  await user.click(submitButton())
  expect(await screen.findByText('1.jpg could not be read.')).toBeVisible()
  const made = file('resume.pdf')
  photosToPdf.mockResolvedValueOnce(made)
  await user.click(submitButton())
  await waitFor(() => expect(uploads.all).toHaveLength(1))
  expect(uploads.last().form.get('resume')).toBe(made)
  act(() => uploads.last().onerror())
  await user.click(await screen.findByRole('button', { name: 'Submit Application' }))
  await waitFor(() => expect(uploads.all).toHaveLength(2))
  expect(new Set(uploads.keys())).toHaveLength(1)
})

test('is disabled while it sends, shows the progress, and can be stopped without losing anything', async () => {
  const { user, onClose } = showApplication()
  await fillIn(user)
  await user.click(submitButton())
  expect(submitButton()).toHaveTextContent('Submitting...')
  for (const name of [/^First Name/, /^Last Name/, /^Email/, /^Phone/]) {
    expect(field(name)).toBeDisabled()
  }
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled()
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await user.keyboard('{Escape}')
  await user.click(submitButton())
  expect(onClose).not.toHaveBeenCalled()
  expect(uploads.all).toHaveLength(1)

  act(() => uploads.last().upload.onprogress?.({ loaded: 1_500_000, total: 3_000_000 }))
  expect(screen.getByText('1.4 MB of 2.9 MB sent')).toBeVisible()
  expect(screen.getByRole('progressbar')).toHaveValue(1_500_000)

  await user.click(screen.getByRole('button', { name: 'Stop upload' }))
  expect(await screen.findByText(/^Upload stopped\./)).toBeVisible()
  expect(field(/^First Name/)).toHaveValue('Tasha')
  expect(screen.getByText('resume.pdf')).toBeVisible()
  expect(screen.getByRole('checkbox')).toBeChecked()
})

test('keeps everything after a failure, and a retry has the same idempotency key', async () => {
  const { user } = showApplication()
  await fillIn(user)
  await user.click(submitButton())
  uploads.last().onerror()
  const failed = 'Failed to submit application. Please try again.'
  expect(await screen.findByText(failed)).toBeTruthy()
  const network = 'Network error. Please check your connection and try again.'
  expect(screen.getByText(network)).toBeVisible()
  expect(field(/^Email/)).toHaveValue('tasha@example.org')

  await user.click(submitButton())
  uploads.last().onerror()
  await waitFor(() => expect(submitButton()).toHaveTextContent('Submit Application'))
  await user.type(field(/^First Name/), 'X')
  await user.click(submitButton())
  const keys = uploads.keys()
  expect(keys).toHaveLength(3)
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[0])
})

test('shows an error from the server at its field', async () => {
  const { user } = showApplication()
  await fillIn(user)
  await user.click(submitButton())
  const message = 'Please upload a PDF or Word document for your resume'
  uploads.last().respond(failure(415, message, { fields: { resume: message } }))
  await waitFor(() =>
    expect(field(/^Resume \(/)).toHaveAccessibleDescription(expect.stringContaining(message)),
  )
})

test('shows when the position is closed', async () => {
  const { user } = showApplication()
  await fillIn(user)
  await user.click(submitButton())
  const message = 'This position is no longer accepting applications.'
  uploads.last().respond(failure(409, message))
  expect(await screen.findByText(message)).toBeVisible()
})
