import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { builtInDetails } from '#content/provider.ts'
import { type SetupStep, setupSteps } from '#contract/office/setup.ts'
import { builtInLook } from '#contract/website/look/brand.ts'
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
  const looks: unknown[] = []
  let details = { ...builtInDetails, updatedAt: '' }
  const steps = setupSteps.map((id) => ({ id, done: done.includes(id) }))
  const asked = respond({
    ...validSession,
    'GET /admin/setup': () =>
      success({
        steps,
        state: marks.findLast((mark) => mark === 'begun' || mark === 'dismissed') ?? state,
      }),
    'POST /admin/setup': (init) => {
      const { mark } = JSON.parse(String(init?.body))
      marks.push(mark)
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
    'GET /admin/look': success({ ...builtInLook, updatedAt: '' }),
    'PUT /admin/look': (init) => {
      const look = JSON.parse(String(init?.body))
      looks.push(look)
      return success({ ...builtInLook, ...look, updatedAt: '2026-11-15T15:00:00.000Z' })
    },
    'GET /admin/sample-content': success({ total: 2, counts: { ...samples, 'site detail': 0 } }),
  })
  return { marks, saved, looks, asked }
}

const nav = () => within(screen.getByRole('navigation', { name: 'Steps' }))

test('leads from step to step, saves each on its own, and ends with the own name', async () => {
  const { marks, saved, looks } = serve([], 'new')
  renderAt('/?section=setup', <SetupScreen />)
  const name = await screen.findByLabelText('Name of your organization')
  await waitFor(() => expect(marks).toEqual(['begun']))
  expect(screen.getByText('Step 1 of 8')).toBeVisible()
  expect(screen.getByText(/still have the sample’s values/)).toBeVisible()
  await press('empty them all')
  expect(name).toHaveValue('')
  expect(screen.queryByText(/still have the sample’s values/)).toBeNull()
  await userEvent.type(name, 'Ridge & "River"')
  await press('Save and continue')

  const main = await screen.findByLabelText(/^Main color/)
  await userEvent.clear(main)
  await userEvent.type(main, '#7c2d12')
  await press('Save and continue')
  const phone = await screen.findByLabelText('Phone')
  expect(looks).toMatchObject([{ main: '#7c2d12', updatedAt: '' }])
  expect(saved[0]).toMatchObject({
    name: 'Ridge & "River"',
    tagline: '',
    phone: builtInDetails.phone,
  })
  await userEvent.clear(phone)
  await press('Save and continue')
  expect(await screen.findByText('Step 4 of 8')).toBeVisible()
  expect(saved[1]).toMatchObject({ name: 'Ridge & "River"', phone: '' })
  await press('Skip this step')
  expect(await screen.findByText('Step 5 of 8')).toBeVisible()
  await press('Skip this step')
  expect(await screen.findByText('Step 6 of 8')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Go to Edit Website' })).toHaveAttribute(
    'href',
    '/admin/dashboard?section=edit-website',
  )
  await press('Keep these words')
  expect(await screen.findByText('Step 7 of 8')).toBeVisible()
  expect(marks).toEqual(['begun', 'words kept'])
  await press('Skip this step')
  expect(await screen.findByText('Step 8 of 8')).toBeVisible()
  await press('Skip this step')
  expect(await screen.findByText('Ridge & "River"')).toBeVisible()
  expect(screen.getByRole('link', { name: /^See your site/ })).toHaveAttribute('href', '/')
})

test('opens at the first step that is open, and any other is one click away', async () => {
  serve(['name', 'look', 'contact'])
  renderAt('/?section=setup', <SetupScreen />)
  expect(await screen.findByText('Step 4 of 8')).toBeVisible()
  expect(nav().getAllByText('Done')).toHaveLength(3)
  expect(nav().getByRole('link', { name: /^Licenses/ })).toHaveAttribute('aria-current', 'step')
  expect(nav().getByRole('link', { name: /^Sample content/ })).toHaveAttribute(
    'href',
    '/admin/dashboard?section=setup&step=samples',
  )
})

test('the Dashboard lists what is open until the list is dismissed', async () => {
  const { marks } = serve(['licensing', 'people'])
  renderAt('/', <SetupPanel />)
  const panel = within(await screen.findByRole('region', { name: 'Your site: 2 of 8 done' }))
  expect(panel.getByText('The site still has the name of the sample.')).toBeVisible()
  expect(panel.getAllByRole('listitem')).toHaveLength(6)
  await press('Don’t show again')
  await waitFor(() => expect(screen.queryByRole('region', { name: /^Your site/ })).toBeNull())
  expect(marks).toEqual(['dismissed'])
})

test('the Dashboard lists nothing when all is done', async () => {
  const { asked } = serve([...setupSteps])
  renderAt('/', <SetupPanel />)
  await waitFor(() => expect(asked).toContain('GET /admin/setup'))
  expect(screen.queryByRole('region', { name: /^Your site/ })).toBeNull()
})
