import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  field,
  file,
  showApplication,
  submitButton,
} from '../../../../tests/support/application-dialog.tsx'
import { fakeUploads } from '../../../../tests/support/fake-uploads.ts'

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
  expect(screen.getByText(/^If we offer you the job, we will ask for it then\.$/)).toBeVisible()
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
