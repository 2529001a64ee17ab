import type { UseQueryResult } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ApiError } from '#web/api/api-error.ts'
import { press } from '../../../../../tests/support/office.ts'
import { renderAt } from '../../../../../tests/support/render.tsx'
import { QueryStates } from './QueryStates.tsx'

const failed = 'Failed to load events.'
const outdated = 'What you see below may be out of date.'

function show(
  query: Partial<Pick<UseQueryResult, 'data' | 'error' | 'isPending' | 'isFetching'>>,
  texts: { reason?: string; retryLabel?: string } = {},
) {
  const refetch = vi.fn()
  const state = { data: undefined, error: null, isPending: false, isFetching: false, ...query }
  renderAt(
    '/',
    <QueryStates
      query={{ ...state, refetch }}
      loading="Loading events..."
      failed={failed}
      {...texts}
    >
      <a href="/help">Help</a>
    </QueryStates>,
  )
  return refetch
}

test('says that it is loading, and nothing once it is loaded', () => {
  show({ isPending: true })
  expect(screen.getByRole('status')).toHaveTextContent('Loading events...')
  show({ data: [] })
  expect(screen.queryByRole('alert')).toBeNull()
})

test('says that loading failed and why, and tries again', async () => {
  const refetch = show({ error: new ApiError(500, 'Out of order') })
  expect(screen.getByRole('alert')).toHaveTextContent(`${failed}Out of order`)
  expect(screen.getByRole('link', { name: 'Help' })).toBeVisible()
  await press('Retry')
  expect(refetch).toHaveBeenCalledOnce()
})

test('says that the data shown may be out of date, and tries again', async () => {
  const refetch = show({ data: [], error: new ApiError(500, 'Out of order') })
  expect(screen.getByRole('alert')).toHaveTextContent(`${failed} Out of order ${outdated}`)
  expect(screen.getByRole('link', { name: 'Help' })).toBeVisible()
  await press('Retry')
  expect(refetch).toHaveBeenCalledOnce()
})

test('waits while it is tried again', async () => {
  const refetch = show({ data: [], error: new ApiError(500, 'Out of order'), isFetching: true })
  await press('Retry')
  expect(refetch).not.toHaveBeenCalled()
})

test.each([
  ['is loaded for the first time', {}],
  ['is loaded again', { data: [] }],
])('shows the reason and the button of the screen when it %s', (_, data) => {
  const texts = { reason: 'Please call us.', retryLabel: 'Try Again' }
  show({ ...data, error: new ApiError(500, 'Out of order') }, texts)
  expect(screen.getByRole('alert')).toHaveTextContent('Please call us.')
  expect(screen.getByRole('alert')).not.toHaveTextContent('Out of order')
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible()
})

test('does not say the same twice', () => {
  show({ data: [], error: new ApiError(500, failed) })
  expect(screen.getByRole('alert')).toHaveTextContent(new RegExp(`^${failed} ${outdated}`))
})

test('leaves an expired session to the login', () => {
  show({ data: [], error: new ApiError(401, 'Over') })
  expect(screen.queryByRole('alert')).toBeNull()
})
