import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CareEvent } from '#contract/website/events.ts'
import { press, signIn, success, validSession } from '../../../../../tests/support/office.ts'
import { failure, renderAt, respond } from '../../../../../tests/support/render.tsx'
import { EventsScreen } from '../events/EventsScreen.tsx'
import { showAsWithScript } from './PreviewFrame.tsx'

const event: CareEvent = {
  slug: 'picnic',
  _id: '1',
  id: '1',
  title: 'Picnic',
  description: 'Bring a friend.',
  status: 'draft',
  image: { path: 'uploads/picnic.webp' },
  picture: null,
  createdAt: '2026-01-15T12:00:00.000Z',
  updatedAt: '2026-01-15T12:00:00.000Z',
}

const page = '<h1>Events</h1><img src="/chosen-picture" alt="">'
let sent: Record<string, unknown>[]

beforeEach(() => {
  sent = []
  signIn()
  respond({
    ...validSession,
    'GET /events': success([event]),
    'POST /admin/preview/event': ({ body } = {}) => {
      sent.push(JSON.parse(String(body)))
      return success({ html: page })
    },
  })
  renderAt('/', <EventsScreen />)
})

afterEach(() => vi.unstubAllGlobals())

const frame = () => screen.getByTitle<HTMLIFrameElement>('Garden Party, as visitors will see it')

async function openPreview() {
  await press('Edit Picnic')
  const title = screen.getByLabelText('Title (required)')
  await userEvent.clear(title)
  await userEvent.type(title, 'Garden Party')
}

test('shows what is typed in a frame without scripts, and saves nothing', async () => {
  await openPreview()
  await press('Preview')
  expect(await screen.findByRole('dialog', { name: 'Preview: Garden Party' })).toBeVisible()
  expect(frame()).toHaveAttribute('sandbox', 'allow-same-origin')
  expect(frame().srcdoc).toContain('<h1>Events</h1>')
  expect(sent).toMatchObject([{ title: 'Garden Party', id: '1', image: '1' }])
  await userEvent.click(screen.getByRole('radio', { name: 'Phone' }))
  expect(frame().style.width).toBe('390px')
  await userEvent.click(screen.getByRole('radio', { name: 'Computer' }))
  expect(frame().style.width).toBe('1280px')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByText('Preview: Garden Party')).toBeNull())
  expect(screen.getByRole('dialog', { name: 'Edit Event' })).toBeVisible()
})

test('shows a picture that was chosen and is not sent', async () => {
  await openPreview()
  const file = new File(['x'], 'new.png', { type: 'image/png' })
  await userEvent.upload(screen.getByLabelText('Image'), file)
  await userEvent.click(screen.getByLabelText('This picture says nothing more than the text'))
  await press('Preview')
  await screen.findByRole('dialog', { name: 'Preview: Garden Party' })
  await waitFor(() => expect(frame().srcdoc).toMatch(/<img src="blob:[^"]+"/))
  expect(sent).toMatchObject([{ image: 'chosen' }])
})

test('asks for what is missing first', async () => {
  await press('Edit Picnic')
  await userEvent.clear(screen.getByLabelText('Title (required)'))
  await press('Preview')
  expect(await screen.findByText('Title is required')).toBeVisible()
  expect(sent).toEqual([])
})

test('says when the preview could not be made', async () => {
  respond({
    ...validSession,
    'GET /events': success([event]),
    'POST /admin/preview/event': failure(503, 'Please try again.'),
  })
  await openPreview()
  await press('Preview')
  expect(await screen.findByText('The preview could not be made. Please try again.')).toBeVisible()
})

test('the page is shown as to visitors with scripts, and its links lead nowhere', () => {
  const page = document.implementation.createHTMLDocument()
  page.body.innerHTML = '<noscript>Without</noscript><a href="/jobs">Jobs</a>'
  showAsWithScript(page)
  expect(page.querySelector('noscript')).toBeNull()
  expect(page.querySelector('a')?.target).toBe('_blank')
})
