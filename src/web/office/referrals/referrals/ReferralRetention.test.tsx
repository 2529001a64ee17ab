import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { press, signIn, success, validSession } from '../../../../../tests/support/office.ts'
import { failure, findToast, renderAt, respond } from '../../../../../tests/support/render.tsx'
import { ReferralRetention } from './ReferralRetention.tsx'

beforeEach(signIn)

const read = 'GET /admin/referral-rules'
const write = 'PUT /admin/referral-rules'
const choice = () => screen.findByLabelText<HTMLSelectElement>('Delete closed referrals')

test('offers the times in words, and shows the one that is set', async () => {
  respond({ ...validSession, [read]: success({ deleteAfterMonths: 12 }) })
  renderAt('/', <ReferralRetention />)
  const { options, selectedOptions } = await choice()
  expect([...options].map(({ text }) => text)).toEqual([
    'Never by itself',
    'After 6 months',
    'After 1 year',
    'After 2 years',
    'After 3 years',
    'After 7 years',
  ])
  expect(selectedOptions[0]?.text).toBe('After 1 year')
})

test('another time is saved and shown, and undo brings the first one back', async () => {
  let rules = { deleteAfterMonths: 0 }
  respond({
    ...validSession,
    [read]: () => success(rules),
    [write]: (init) => {
      rules = JSON.parse(String(init?.body))
      return success(rules)
    },
  })
  renderAt('/', <ReferralRetention />)
  await userEvent.selectOptions(await choice(), 'After 2 years')
  await findToast('How long referrals are kept was changed')
  expect(rules).toEqual({ deleteAfterMonths: 24 })
  expect(await choice()).toHaveValue('24')
  await press('Undo')
  await waitFor(async () => expect(await choice()).toHaveValue('0'))
  expect(rules).toEqual({ deleteAfterMonths: 0 })
})

test('cannot be changed while it is being saved', async () => {
  respond({ ...validSession, [read]: success({ deleteAfterMonths: 0 }), [write]: 'never' })
  renderAt('/', <ReferralRetention />)
  await userEvent.selectOptions(await choice(), 'After 2 years')
  expect(await choice()).toBeDisabled()
})

test('says that it could not be saved', async () => {
  respond({
    ...validSession,
    [read]: success({ deleteAfterMonths: 6 }),
    [write]: failure(),
  })
  renderAt('/', <ReferralRetention />)
  await userEvent.selectOptions(await choice(), 'Never by itself')
  expect(await findToast('Failed to save. Please try again.')).toBeVisible()
  expect(await choice()).toHaveValue('6')
})

test('says that it is loading, or that it could not be loaded', async () => {
  respond({ ...validSession, [read]: 'never' })
  const { unmount } = renderAt('/', <ReferralRetention />)
  expect(screen.getByText('Loading how long referrals are kept...')).toBeVisible()
  unmount()
  respond({ ...validSession, [read]: failure() })
  renderAt('/', <ReferralRetention />)
  expect(
    await screen.findByText('Failed to load how long referrals are kept. Please try again.'),
  ).toBeVisible()
})
