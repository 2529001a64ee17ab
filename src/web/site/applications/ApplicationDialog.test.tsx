import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import {
  field,
  file,
  showApplication,
  submitButton,
} from '../../../../tests/support/application-dialog.tsx'
import { fakeUploads } from '../../../../tests/support/fake-uploads.ts'

let uploads: ReturnType<typeof fakeUploads>
beforeEach(() => {
  uploads = fakeUploads()
})

test('shows what is wrong at each field until it is edited', async () => {
  const { user } = showApplication()
  await user.click(submitButton())
  const faults = [
    'First name is required',
    'Last name is required',
    'Email is required',
    'Phone number is required',
    'Resume is required',
    'At least one identification document is required',
    'You must agree to the consent agreement to proceed',
  ]
  for (const fault of faults) expect(await screen.findByText(fault)).toBeVisible()
  const summary = 'Please fill in all required fields and accept the consent agreement'
  expect(screen.getAllByText(summary).length).toBeGreaterThan(0)
  expect(field(/^First Name/)).toHaveFocus()
  expect(field(/^First Name/)).toHaveAccessibleDescription('First name is required')

  await user.type(field(/^First Name/), 'T')
  expect(screen.queryByText('First name is required')).toBeNull()
  await user.upload(field(/^Resume \(/), file('resume.pdf'))
  expect(screen.queryByText('Resume is required')).toBeNull()
  await user.click(screen.getByRole('checkbox'))
  expect(screen.queryByText('You must agree to the consent agreement to proceed')).toBeNull()
  expect(screen.getByText('Last name is required')).toBeVisible()
  expect(uploads.all).toHaveLength(0)
})

test('shows when an email address or phone number is invalid', async () => {
  const { user } = showApplication()
  await user.type(field(/^Email/), 'tasha.example')
  await user.type(field(/^Phone/), '0 555')
  await user.click(submitButton())
  expect(await screen.findByText('Please enter a valid email address')).toBeVisible()
  expect(screen.getByText('Please enter a valid phone number')).toBeVisible()
})

test('an invalid form never says that it is being sent', async () => {
  const { user } = showApplication()
  const said: string[] = []
  const watcher = new MutationObserver(() => said.push(document.body.textContent))
  watcher.observe(document.body, { childList: true, subtree: true, characterData: true })
  await user.click(submitButton())
  expect(await screen.findByText('First name is required')).toBeVisible()
  watcher.disconnect()
  expect(said.join()).not.toContain('Please keep this page open')
  expect(said.join()).not.toContain('Submitting...')
})

test('closes with Cancel and with its Close button', async () => {
  const { user, onClose } = showApplication()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(onClose).toHaveBeenCalledTimes(2)
})
