import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { builtInDetails } from '#content/provider.ts'
import { type SetupStep, setupSteps } from '#contract/office/setup.ts'
import { setProvider } from '#web/office/platform/provider.ts'
import { press, signIn, success, validSession } from '../../../../../tests/support/office.ts'
import { renderAt, respond } from '../../../../../tests/support/render.tsx'
import { SetupPanel } from './SetupPanel.tsx'
import { SetupScreen } from './SetupScreen.tsx'

beforeEach(() => {
  signIn()
  setProvider(builtInDetails)
  return () => setProvider(builtInDetails)
})

const samples = { event: 2, 'hero slide': 0, job: 0, 'team member': 0, testimonial: 0 }

/** A server that stores details and marks; these steps are done. */
function serve(done: SetupStep[] = [], state = 'begun') {
  const marks: string[] = []
  const saved: Record<string, unknown>[] = []
  let details = { ...builtInDetails, updatedAt: '' }
  const steps = setupSteps.map((id) => ({ id, done: done.includes(id) }))
  const asked = respond({
    ...validSession,
    'GET /admin/setup': () => success({ steps, state: marks.at(-1) ?? state }),
    'POST /admin/setup': (init) => {
      const { mark } = JSON.parse(String(init?.body))
      if (mark !== 'samples kept') marks.push(mark)
      return success({ steps, state })
    },
    'GET /admin/site-details': () => success(details),
    'PUT /admin/site-details': (init) => {
      const body = JSON.parse(String(init?.body))
      if (body.updatedAt !== details.updatedAt) throw new Error('an old version was sent')
      saved.push(body)
      details = { ...details, ...body, updatedAt: `2026-11-15T15:0${saved.length}:00.000Z` }
      return success(details)
    },
    'GET /admin/sample-content': success({ total: 2, counts: { ...samples, 'site detail': 0 } }),
  })
  return { marks, saved, asked }
}

const nav = () => within(screen.getByRole('navigation', { name: 'Steps' }))

test('leads from step to step, saves each on its own, and ends with the own name', async () => {
  const { marks, saved } = serve([], 'new')
  renderAt('/?section=setup', <SetupScreen />)
  const name = await screen.findByLabelText('Name of your organization')
  await waitFor(() => expect(marks).toEqual(['begun']))
  expect(screen.getByText('Step 1 of 6')).toBeVisible()
  expect(screen.getByText(/still have the sample’s values/)).toBeVisible()
  await press('empty them all')
  expect(name).toHaveValue('')
  expect(screen.queryByText(/still have the sample’s values/)).toBeNull()
  await userEvent.type(name, 'Ridge & "River"')
  await press('Save and continue')

  const phone = await screen.findByLabelText('Phone')
  expect(saved[0]).toMatchObject({
    name: 'Ridge & "River"',
    tagline: '',
    phone: builtInDetails.phone,
  })
  await userEvent.clear(phone)
  await press('Save and continue')
  expect(await screen.findByText('Step 3 of 6')).toBeVisible()
  expect(saved[1]).toMatchObject({ name: 'Ridge & "River"', phone: '' })
  for (const step of ['Step 4 of 6', 'Step 5 of 6', 'Step 6 of 6']) {
    await press('Skip this step')
    expect(await screen.findByText(step)).toBeVisible()
  }
  await press('Skip this step')
  expect(await screen.findByText('Ridge & "River"')).toBeVisible()
  expect(screen.getByRole('link', { name: /^See your site/ })).toHaveAttribute('href', '/')
})

test('opens at the first step that is open, and any other is one click away', async () => {
  serve(['name', 'contact'])
  renderAt('/?section=setup', <SetupScreen />)
  expect(await screen.findByText('Step 3 of 6')).toBeVisible()
  expect(nav().getAllByText('Done')).toHaveLength(2)
  expect(nav().getByRole('link', { name: /^Licenses/ })).toHaveAttribute('aria-current', 'step')
  expect(nav().getByRole('link', { name: /^Sample content/ })).toHaveAttribute(
    'href',
    '/admin/dashboard?section=setup&step=samples',
  )
})

test('the Dashboard lists what is open until the list is dismissed', async () => {
  const { marks } = serve(['licensing', 'people'])
  renderAt('/', <SetupPanel />)
  const panel = within(await screen.findByRole('region', { name: 'Your site: 2 of 6 done' }))
  expect(panel.getByText('The site still has the name of the sample.')).toBeVisible()
  expect(panel.getAllByRole('listitem')).toHaveLength(4)
  await press('Do not show again')
  await waitFor(() => expect(screen.queryByRole('region', { name: /^Your site/ })).toBeNull())
  expect(marks).toEqual(['dismissed'])
})

test('the Dashboard lists nothing when all is done', async () => {
  const { asked } = serve([...setupSteps])
  renderAt('/', <SetupPanel />)
  await waitFor(() => expect(asked).toContain('GET /admin/setup'))
  expect(screen.queryByRole('region', { name: /^Your site/ })).toBeNull()
})
