import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import {
  field,
  file,
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

const tooLarge = 5 * 1024 * 1024

test.each([
  [/^Resume \(/, file('resume.png'), 'Please upload a PDF or Word document for your resume'],
  [/^Resume \(/, file('resume.pdf', tooLarge), 'Resume file size must be less than 5MB'],
  [
    /^Identification documents \(/,
    file('card.docx'),
    'Identification documents must be PDF, JPG, or PNG files',
  ],
  [/^Identification documents \(/, file('card.png', tooLarge), 'Each file must be less than 5MB'],
])('refuses a wrong file immediately, at %s', async (label, wrong, message) => {
  const { user } = showApplication()
  await user.upload(field(label), wrong)
  expect((await screen.findAllByText(message)).length).toBeGreaterThan(0)
  expect(screen.queryByText(wrong.name)).toBeNull()
  expect(field(label)).toHaveValue('')
})

test('accepts up to three identification files, and each can be removed', async () => {
  const { user } = showApplication()
  const input = field(/^Identification documents \(/)
  await user.upload(input, [file('a.png'), file('b.jpg')])
  await user.upload(input, file('c.pdf'))
  await user.upload(input, file('d.pdf'))
  const message = 'You can upload a maximum of 3 identification documents'
  expect((await screen.findAllByText(message)).length).toBeGreaterThan(0)
  expect(screen.queryByText('d.pdf')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Remove b.jpg' }))
  expect(screen.queryByText('b.jpg')).toBeNull()
  expect(screen.getByText('a.png')).toBeVisible()
  expect(screen.getByText('c.pdf')).toBeVisible()
})

test('without identity documents, while they are asked for after an offer', async () => {
  const uploads = fakeUploads()
  const { user } = showApplication(undefined, 'offer')
  expect(screen.queryByLabelText(/^Identification documents/)).toBeNull()
  expect(screen.getByText(/^If we offer you the job, we’ll ask for it then\.$/)).toBeVisible()
  await user.type(field(/^First Name/), 'Tasha')
  await user.type(field(/^Last Name/), 'Greene')
  await user.type(field(/^Email/), 'tasha@example.org')
  await user.type(field(/^Phone/), '(615) 555-0177')
  await user.upload(field(/^Resume \(/), file('resume.pdf'))
  await user.click(screen.getByRole('checkbox'))
  await user.click(submitButton())
  await waitFor(() => expect(uploads.all).toHaveLength(1))
  expect([...uploads.last().form.keys()]).not.toContain('idDoc_0')
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
  expect(JSON.stringify({ ...localStorage })).not.toContain('Tasha')
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('passport')

  await again.user.click(screen.getByRole('checkbox'))
  await again.user.click(submitButton())
  uploads.last().respond({ body: { success: true, data: { id: '1', mailed: false } } })
  await waitFor(() => expect(again.onClose).toHaveBeenCalled())
  again.unmount()
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Tasha')
  showApplication()
  expect(screen.queryByRole('button', { name: 'Bring back my application' })).toBeNull()
})
