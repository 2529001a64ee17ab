import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

test('while nothing was sent, what shows it is not rendered again after hydration', async () => {
  // As in a page that was just opened, and other tests do not see what is sent here.
  vi.resetModules()
  const { addSentApplication, useSentApplications } = await import('./sent-applications.ts')
  let rendered = 0
  const { result } = renderHook(
    () => {
      rendered += 1
      return useSentApplications()
    },
    { hydrate: true },
  )
  expect(rendered).toBe(1)
  const sent = { jobTitle: 'Job Coach', notice: 'Thank you.' }
  act(() => addSentApplication(sent))
  expect(result.current).toEqual([sent])
})
