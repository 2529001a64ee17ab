import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { emptyDetails, nameAndTagline } from '#content/provider.ts'
import { jobMessages } from '#contract/hiring/jobs.ts'
import { showCareers } from '../../../../tests/support/careers.tsx'
import { aJob } from '../../../../tests/support/job.ts'
import { findToast, respond } from '../../../../tests/support/render.tsx'

const list = { body: { success: true, data: [aJob()], message: jobMessages.listed } }
const whole = { body: { success: true, data: aJob() } }

const dialog = async (name = 'Job Coach') => within(await screen.findByRole('dialog', { name }))
const address = () => screen.getByTestId('address').textContent

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {})
  respond({
    'GET /jobs?page=1&limit=20': list,
    'GET /jobs?shift=morning&page=2&limit=20': list,
    'GET /jobs/public/1': whole,
    'GET /careers/rules': { body: { success: true, data: { identityDocuments: 'offer' } } },
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'share')
})

test('a job that was opened from the list closes with a step back, and its link has the focus', async () => {
  showCareers('/?view=jobs&shift=morning&page=2')
  await userEvent.click(await screen.findByRole('link', { name: 'View Job: Job Coach' }))
  expect(address()).toBe('/jobs/1?shift=morning&page=2')
  await userEvent.click((await dialog()).getByRole('link', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(address()).toBe('/?view=jobs&shift=morning&page=2')
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'View Job: Job Coach' })).toHaveFocus(),
  )
})

test('a job that was opened by its address closes to the list with its filter', async () => {
  showCareers('/jobs/1?shift=morning&page=2')
  const close = (await dialog()).getByRole('link', { name: 'Close' })
  expect(close).toHaveAttribute('href', '/?view=jobs&shift=morning&page=2#careers')
  await userEvent.click(close)
  await waitFor(() => expect(address()).toBe('/?view=jobs&shift=morning&page=2'))
})

test('the title of the window names the job until it is closed', async () => {
  showCareers('/jobs/1')
  const open = await dialog()
  expect(document.title).toMatch(/^Job Coach, Knoxville, TN/)
  await userEvent.click(open.getByRole('link', { name: 'Close' }))
  await waitFor(() => expect(document.title).toBe(nameAndTagline(emptyDetails)))
})

test('the application takes the place of the job, and leads to the careers section when it closes', async () => {
  showCareers('/jobs/1')
  await userEvent.click((await dialog()).getByRole('button', { name: 'Apply Now' }))
  const application = await dialog('Apply for Position')
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
  expect(application.queryByLabelText(/^Identification documents/)).toBeNull()
  await userEvent.click(application.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(address()).toBe('/'))
})

test('shares the plain address of a job with the device', async () => {
  const share = vi.fn().mockRejectedValueOnce(new Error('closed')).mockResolvedValue(undefined)
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })
  showCareers('/jobs/1?shift=morning&page=2')
  const button = (await dialog()).getByRole('button', { name: 'Share' })
  await userEvent.click(button)
  await userEvent.click(button)
  expect(share).toHaveBeenCalledTimes(2)
  expect(share).toHaveBeenLastCalledWith({
    title: 'Job Coach',
    text: expect.stringMatching(/^Help people/),
    url: new URL('/jobs/1', location.href).href,
  })
})

test('without sharing, the address is copied', async () => {
  const user = userEvent.setup()
  showCareers('/jobs/1')
  await user.click((await dialog()).getByRole('button', { name: 'Share' }))
  expect(await findToast('Job URL copied to clipboard!')).toBeVisible()
  expect(await navigator.clipboard.readText()).toBe(new URL('/jobs/1', location.href).href)
})

test('an address that cannot be copied is shown', async () => {
  const user = userEvent.setup()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'))
  showCareers('/jobs/1')
  await user.click((await dialog()).getByRole('button', { name: 'Share' }))
  const url = new URL('/jobs/1', location.href).href
  expect(await findToast(`You can copy the address of this job: ${url}`)).toBeVisible()
})

test('saving a job says that it is not possible yet', async () => {
  showCareers('/jobs/1')
  await userEvent.click((await dialog()).getByRole('button', { name: 'Save Job' }))
  expect(await findToast('Save job functionality would be implemented here')).toBeVisible()
})

test.each([
  ['below', { top: 5000, bottom: 6000 }, 1],
  ['above', { top: -6000, bottom: -5000 }, 1],
  ['in view', { top: -100, bottom: 6000 }, 0],
])('scrolls to the careers section behind it when that is %s', async (_, place, times) => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {})
  const measured = vi
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockReturnValue({ ...place, left: 0, right: 0, width: 0, height: 0, x: 0, y: 0 } as DOMRect)
  showCareers('/jobs/1')
  await dialog()
  const careers = document.getElementById('careers')
  await waitFor(() => expect(measured.mock.contexts).toContain(careers))
  expect(scroll.mock.contexts.filter((element) => element === careers)).toHaveLength(times)
})
