import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import {
  fillIn,
  showApplication,
  submitButton,
} from '../../../../tests/support/application-dialog.tsx'
import { fakeUploads } from '../../../../tests/support/fake-uploads.ts'
import { renderAt } from '../../../../tests/support/render.tsx'
import { asksBeforeLeaving } from '../../../../tests/support/simulated-browser.ts'
import SentNotice from './SentNotice.tsx'
import { useSentApplications } from './sent-applications.ts'

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

test('after the dialog is closed, Careers can say what was sent', async () => {
  const { user, unmount } = showApplication()
  await fillIn(user)
  await user.click(submitButton())
  const id = '0199a1b2-0000-7000-8000-1234abcd5678'
  uploads.last().respond(accepted(id))
  await screen.findByText(/^Application submitted successfully/)
  unmount()
  renderAt('/', <SentApplications />)
  const notice = screen.getByText(/^Your application for Job Coach was sent\./)
  expect(notice).toHaveTextContent('A-ABCD-5678')
})

const SentApplications = () =>
  useSentApplications().map((sent) => <SentNotice key={sent.jobTitle} {...sent} />)

test('a 200 response with success: false is a failure, and its message is shown', async () => {
  const { user, onClose } = showApplication()
  await fillIn(user)
  await user.click(submitButton())
  const unchecked = { success: false, message: 'The office is closed today.' }
  uploads.last().respond({ unchecked })
  expect(await screen.findByText('The office is closed today.')).toBeVisible()
  expect(onClose).not.toHaveBeenCalled()
})

test('closing the tab asks for confirmation only while an application is being sent', async () => {
  const { user } = showApplication()
  await fillIn(user)
  expect(asksBeforeLeaving()).toBe(false)
  await user.click(submitButton())
  await waitFor(() => expect(asksBeforeLeaving()).toBe(true))
  uploads.last().onerror()
  await waitFor(() => expect(asksBeforeLeaving()).toBe(false))
})
