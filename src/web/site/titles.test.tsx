import { act, waitFor } from '@testing-library/react'
import { useNavigate } from 'react-router'
import { expect, test } from 'vitest'
import { siteDetails } from '../../../tests/support/office.ts'
import { renderAt, respond } from '../../../tests/support/render.tsx'
import { useTitle } from './titles.ts'

let go: (to: string) => void

function Page() {
  useTitle()
  go = useNavigate()
  return null
}

test('the title changes with the address, and a job keeps its own title', async () => {
  respond(siteDetails)
  renderAt('/', <Page />)
  await waitFor(() => expect(document.title).toContain('Tulip Poplar Care'))
  const home = document.title
  await act(async () => go('/referral/online'))
  expect(document.title).toBe('Refer someone online: Tulip Poplar Care')
  await act(async () => go('/?view=jobs&search=nurse#careers'))
  expect(document.title).toBe('Careers: our job listings · Tulip Poplar Care')
  document.title = 'Job Coach'
  await act(async () => go('/jobs/7'))
  expect(document.title).toBe('Job Coach')
  await act(async () => go('/'))
  expect(document.title).toBe(home)
})
