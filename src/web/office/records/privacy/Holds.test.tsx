import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { press, signIn, success, validSession } from '../../../../../tests/support/office.ts'
import { failure, findToast, renderAt, respond } from '../../../../../tests/support/render.tsx'
import { privacyHold } from '../../../../../tests/support/responses.ts'
import { Holds } from './Holds.tsx'

beforeEach(signIn)

const other = { ...privacyHold, id: 'o', email: 'ada@example.org', phone: '', reason: 'An audit' }
const question = () => within(screen.getByRole('alertdialog', { name: 'Release the hold' }))

test('says when nobody is on hold', async () => {
  respond({ ...validSession, 'GET /admin/privacy/holds': success([]) })
  renderAt('/', <Holds onReleased={() => {}} />)
  expect(await screen.findByText('Nobody is on hold.')).toBeVisible()
})

test('a hold is released after a question that names its reason', async () => {
  const onReleased = vi.fn()
  let holds = [privacyHold, other]
  respond({
    ...validSession,
    'GET /admin/privacy/holds': () => success(holds),
    'DELETE /admin/privacy/holds/o': () => {
      holds = [privacyHold]
      return { body: { success: true } }
    },
  })
  renderAt('/', <Holds onReleased={onReleased} />)
  const row = await screen.findByRole('row', { name: /sam@example\.org or 615/ })
  expect(row).toHaveTextContent('Nov 15, 2026')
  expect(row).toHaveTextContent('Ann')
  expect(screen.getByText('Nothing of these people can be erased or deleted.')).toBeVisible()
  await press('Release the hold on ada@example.org')
  expect(screen.queryByText('Nobody is on hold.')).toBeNull()
  expect(question().getByText('An audit')).toBeVisible()
  expect(
    question().getByText(
      'Do you want to release the hold on ada@example.org? Their data can then be erased.',
    ),
  ).toBeVisible()
  await userEvent.click(question().getByRole('button', { name: 'Release' }))
  await findToast('The hold is released.')
  expect(onReleased).toHaveBeenCalledExactlyOnceWith(other)
  await waitFor(() => expect(screen.queryByText('An audit')).toBeNull())
  expect(screen.getByText('A dispute')).toBeVisible()
})

test('says that a hold could not be released', async () => {
  const onReleased = vi.fn()
  respond({
    ...validSession,
    'GET /admin/privacy/holds': success([other]),
    'DELETE /admin/privacy/holds/o': failure(),
  })
  renderAt('/', <Holds onReleased={onReleased} />)
  await press('Release the hold on ada@example.org')
  await userEvent.click(question().getByRole('button', { name: 'Release' }))
  expect(await findToast('The hold could not be released.')).toBeVisible()
  expect(onReleased).not.toHaveBeenCalled()
})

test('shows only for one hold why it was not released', async () => {
  const message = 'An authority has asked for it.'
  respond({
    ...validSession,
    'GET /admin/privacy/holds': success([privacyHold, other]),
    'DELETE /admin/privacy/holds/o': failure(409, message),
  })
  renderAt('/', <Holds onReleased={() => {}} />)
  await press('Release the hold on ada@example.org')
  await userEvent.click(question().getByRole('button', { name: 'Release' }))
  expect(await question().findByText(message)).toBeVisible()
  await userEvent.click(question().getByRole('button', { name: 'Cancel' }))
  await press(/^Release the hold on sam@example\.org/)
  expect(question().queryByText(message)).toBeNull()
})
