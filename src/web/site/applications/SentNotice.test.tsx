import { act, renderHook, screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { siteDetails } from '../../../../tests/support/office.ts'
import { renderAt, respond } from '../../../../tests/support/render.tsx'
import SentNotice from './SentNotice.tsx'
import { addSentApplication, useSentApplications } from './sent-applications.ts'

const Notices = () =>
  useSentApplications().map((sent) => <SentNotice key={sent.jobTitle} {...sent} />)

beforeEach(() => sessionStorage.clear())

const cook = { jobTitle: 'Night Cook', id: '0199a1b2-0000-7000-8000-1234abcd5678' }

test.each([
  [true, /^We’re sending you an email with a private link\./],
  [false, /^Want to know where it stands\? Call us with your reference/],
])('names the reference and what happens next (by mail: %s)', async (mailed, text) => {
  respond(siteDetails)
  addSentApplication({ ...cook, mailed })
  renderAt('/', <Notices />)
  const said = screen.getByText(/^Your application for Night Cook was sent\./)
  expect(said).toHaveTextContent(/Your reference: A-ABCD-5678$/)
  const notice = within(said.parentElement as HTMLElement)
  expect(notice.getByText(/^What happens next\?/)).toBeVisible()
  expect(await notice.findByText(text)).toBeVisible()
  expect(document.activeElement).toContainElement(said)
})

test('a reload still shows the reference, without taking the focus', async () => {
  addSentApplication(cook)
  vi.resetModules()
  const reloaded = await import('./sent-applications.ts')
  const { result } = renderHook(() => reloaded.useSentApplications())
  expect(result.current).toContainEqual(cook)
})

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
  act(() => addSentApplication({ jobTitle: 'Job Coach' }))
  expect(result.current).toEqual([{ jobTitle: 'Job Coach', isNew: true }])
})
