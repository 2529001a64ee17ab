import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderAt, respond } from '../../../../tests/support/render.tsx'
import { loadApplication } from './load-application.tsx'

const job = { id: '1', title: 'Job Coach', location: 'Smyrna, TN' }

async function show(rules: Parameters<typeof respond>[0][string]) {
  respond({ 'GET /careers/rules': rules })
  const Application = await loadApplication()
  renderAt('/', <Application job={job} onClose={() => {}} />)
}

const identityField = () => screen.queryByLabelText(/^Identification documents \(/)

test.each([
  ['there is no network', 'network failure' as const],
  [
    'the server has failed',
    { status: 500, body: { success: false, code: 'internal', message: 'Failed' } },
  ],
])('asks for identity documents when the rules cannot be loaded because %s', async (_, rules) => {
  await show(rules)
  expect(identityField()).toBeRequired()
})

test('opens with everything when the rules do not come', async () => {
  vi.useFakeTimers()
  respond({ 'GET /careers/rules': () => new Promise(() => {}) })
  const loading = loadApplication()
  await vi.runAllTimersAsync()
  vi.useRealTimers()
  const Application = await loading
  renderAt('/', <Application job={job} onClose={() => {}} />)
  expect(identityField()).toBeRequired()
})

test('asks for none when the rules say that they are asked for after an offer', async () => {
  await show({ body: { success: true, data: { identityDocuments: 'offer' } } })
  expect(identityField()).toBeNull()
})
