import { act, render } from '@testing-library/react'
import { MemoryRouter, useNavigate } from 'react-router'
import { expect, test } from 'vitest'
import { useTitle } from './titles.ts'

let go: (to: string) => void

function Page() {
  useTitle()
  go = useNavigate()
  return null
}

test('the title changes with the address, and a job keeps its own title', () => {
  render(
    <MemoryRouter>
      <Page />
    </MemoryRouter>,
  )
  const home = document.title
  expect(home).toContain('Tulip Poplar Care')
  act(() => go('/referral/online'))
  expect(document.title).toBe('Refer someone online: Tulip Poplar Care')
  document.title = 'Job Coach'
  act(() => go('/jobs/7'))
  expect(document.title).toBe('Job Coach')
  act(() => go('/'))
  expect(document.title).toBe(home)
})
