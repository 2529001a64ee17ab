import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { press, signIn, success, validSession } from '../../../../../tests/support/office.ts'
import { failure, findToast, renderAt, respond } from '../../../../../tests/support/render.tsx'
import { sample } from '../../../../../tests/support/responses.ts'
import { PasswordBanner, SampleBanner } from './banners.tsx'

beforeEach(signIn)

const none = {
  total: 0,
  counts: { 'hero slide': 0, job: 0, event: 0, 'team member': 0, testimonial: 0, 'site detail': 0 },
}
const question = () => within(screen.getByRole('alertdialog', { name: 'Remove sample content' }))

test('the banner about the password leads to where it is changed', async () => {
  renderAt('/admin/dashboard', <PasswordBanner />)
  expect(screen.getByText('You still use the password that was generated for you.')).toBeVisible()
  await press('Change your password')
  expect(screen.getByTestId('address')).toHaveTextContent(
    '/admin/dashboard?section=account&password',
  )
})

test('a banner can be hidden', async () => {
  renderAt('/admin/dashboard', <PasswordBanner />)
  await press('Hide: Your password')
  expect(screen.queryByRole('region', { name: 'Your password' })).toBeNull()
})

test('sample content is removed after a question that says how much it is', async () => {
  let left: object = {
    total: 4,
    counts: { ...sample.counts, job: 3, testimonial: 0, 'site detail': 0 },
  }
  respond({
    ...validSession,
    'GET /admin/sample-content': () => success(left),
    'DELETE /admin/sample-content': () => {
      left = none
      return success(none)
    },
  })
  renderAt('/admin/dashboard', <SampleBanner />)
  await press('Remove sample content')
  expect(
    question().getByText(
      'This deletes 1 slide, 3 job postings, 1 event, and 1 team member that came with the site.',
    ),
  ).toBeVisible()
  await userEvent.click(question().getByRole('button', { name: 'Remove' }))
  await findToast('Sample content removed')
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Sample content' })).toBeNull())
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('says why sample content was not removed, but not when asked again', async () => {
  const message = 'Someone is removing it now.'
  respond({
    ...validSession,
    'GET /admin/sample-content': success(sample),
    'DELETE /admin/sample-content': failure(409, message),
  })
  renderAt('/admin/dashboard', <SampleBanner />)
  await press('Remove sample content')
  await userEvent.click(question().getByRole('button', { name: 'Remove' }))
  expect(await question().findByRole('alert')).toHaveTextContent(message)
  await userEvent.click(question().getByRole('button', { name: 'Cancel' }))
  await press('Remove sample content')
  expect(question().queryByRole('alert')).toBeNull()
})

test('says that sample content could not be removed, and starts nothing twice', async () => {
  let failing = true
  respond({
    ...validSession,
    'GET /admin/sample-content': success(sample),
    'DELETE /admin/sample-content': () => (failing ? failure() : 'never'),
  })
  renderAt('/admin/dashboard', <SampleBanner />)
  await press('Remove sample content')
  expect(
    question().getByText(
      'This deletes 1 slide, 1 job posting, 1 event, 1 team member, and 1 testimonial that came with the site.',
    ),
  ).toBeVisible()
  await userEvent.click(question().getByRole('button', { name: 'Remove' }))
  expect(await findToast('Failed to remove the sample content. Please try again.')).toBeVisible()
  failing = false
  await userEvent.click(question().getByRole('button', { name: 'Remove' }))
  expect(question().getByRole('button', { name: 'Cancel' })).toBeDisabled()
})

test('there is no banner without sample content', async () => {
  const asked = respond({ ...validSession, 'GET /admin/sample-content': success(none) })
  renderAt('/admin/dashboard', <SampleBanner />)
  await waitFor(() => expect(asked).toContain('GET /admin/sample-content'))
  expect(screen.queryByText('The site still shows sample content.')).toBeNull()
})
