import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import {
  fillIn,
  showApplication,
  submitButton,
} from '../../../../tests/support/application-dialog.tsx'
import { fakeUploads } from '../../../../tests/support/fake-uploads.ts'

let uploads: ReturnType<typeof fakeUploads>
beforeEach(() => {
  sessionStorage.clear()
  uploads = fakeUploads()
})

test('a retry has the same idempotency key even if the dialog was closed in between', async () => {
  const first = showApplication()
  await fillIn(first.user)
  await first.user.click(submitButton())
  uploads.last().onerror()
  await waitFor(() => expect(submitButton()).toHaveTextContent('Submit Application'))
  first.unmount()
  const { user } = showApplication()
  await user.click(screen.getByRole('button', { name: 'Bring back my application' }))
  await user.click(screen.getByRole('checkbox'))
  await user.click(submitButton())
  await waitFor(() => expect(uploads.all).toHaveLength(2))
  const keys = uploads.keys()
  expect(keys[1]).toBe(keys[0])
})
