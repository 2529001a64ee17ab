import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import {
  field,
  fillIn,
  showApplication,
  submitButton,
} from '../../../../tests/support/application-dialog.tsx'
import { fakeUploads } from '../../../../tests/support/fake-uploads.ts'

let uploads: ReturnType<typeof fakeUploads>
beforeEach(() => {
  uploads = fakeUploads()
})

test('what was filled in can be restored after closing, for another job too, but not the consent', async () => {
  const first = showApplication()
  await fillIn(first.user)
  first.unmount()

  const again = showApplication({ id: '2', title: 'Driver', location: 'Nashville, TN' })
  expect(field(/^First Name/)).toHaveValue('')
  expect(screen.queryByText('resume.pdf')).toBeNull()
  await again.user.click(screen.getByRole('button', { name: 'Bring back my application' }))
  expect(field(/^First Name/)).toHaveValue('Tasha')
  expect(field(/^First Name/)).toHaveFocus()
  expect(field(/^Phone/)).toHaveValue('(615) 555-0177')
  expect(screen.getByText('resume.pdf')).toBeVisible()
  expect(screen.getByText('passport.jpg')).toBeVisible()
  expect(screen.getByRole('checkbox')).not.toBeChecked()
  expect(screen.queryByRole('button', { name: 'Bring back my application' })).toBeNull()
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('Tasha')

  await again.user.click(screen.getByRole('checkbox'))
  await again.user.click(submitButton())
  uploads.last().respond({ body: { success: true, data: { id: '1', mailed: false } } })
  await waitFor(() => expect(again.onClose).toHaveBeenCalled())
  again.unmount()
  showApplication()
  expect(screen.queryByRole('button', { name: 'Bring back my application' })).toBeNull()
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
