import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { addSentApplication, useSentApplications } from './sent-applications.ts'

test('while nothing was sent, what shows it is not rendered again after hydration', () => {
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
