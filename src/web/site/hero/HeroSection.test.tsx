import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { builtInSlides } from '#content/hero.ts'
import { emptyDetails } from '#content/provider.ts'
import { aSlide } from '../../../../tests/support/office.ts'
import { renderAt, respond } from '../../../../tests/support/render.tsx'
import { HeroSection } from './HeroSection.tsx'

const slide = aSlide({ title: 'From the office', imageUrl: '/uploads/pictures/a-960.webp' })

const pictureIn = (title: string) => {
  const group = screen.getByText(title).closest('[role=group]')
  return group?.querySelector('img')?.getAttribute('src')
}

test('shows that slides are loading', () => {
  respond({ 'GET /hero': 'never' })
  renderAt('/', <HeroSection />)
  expect(screen.getByRole('status')).toHaveTextContent('Loading slides...')
})

test('shows the slides from the office', async () => {
  respond({ 'GET /hero': { body: { success: true, data: [slide] } } })
  renderAt('/', <HeroSection />)
  expect(await screen.findByRole('heading', { name: 'From the office' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Next slide' })).toBeNull()
})

test.each([
  ['the call fails', 'network failure' as const],
  ['no slide is active', { body: { success: true, data: [] } }],
])('shows the three built-in slides when %s', async (_, given) => {
  respond({ 'GET /hero': given })
  renderAt('/', <HeroSection />)
  const carousel = await screen.findByRole('region', { name: 'Highlights' })
  for (const { title } of builtInSlides) expect(within(carousel).getByText(title)).toBeTruthy()
  expect(screen.getAllByRole('button', { name: /^Slide \d of 3$/ })).toHaveLength(3)
})

test('replaces a picture that cannot be loaded with the built-in one', async () => {
  respond({ 'GET /hero': { body: { success: true, data: [slide] } } })
  renderAt('/', <HeroSection />)
  await screen.findByText('From the office')
  const image = screen.getByText('From the office').closest('[role=group]')?.querySelector('img')
  if (image) fireEvent.error(image)
  expect(pictureIn('From the office')).toBe(builtInSlides[0]?.imageUrl)
})

test('every slide leads to the services and the jobs, and describes its picture', async () => {
  const data = [{ ...slide, subtitle: 'Come in', imageDescription: 'A door' }]
  respond({ 'GET /hero': { body: { success: true, data } } })
  renderAt('/', <HeroSection />)
  expect(await screen.findByText('Come in')).toBeVisible()
  const link = (name: string) => screen.getByRole('link', { name })
  expect(link('See our services')).toHaveAttribute('href', '/#services')
  expect(link('Work with us')).toHaveAttribute('href', '/#careers')
  expect(screen.getByRole('img', { name: 'A door' })).toBeVisible()
})

test.each([
  ['the facts, once there are any', { ...emptyDetails.facts, cost: 'Nothing' }, '#right-for-us'],
  ['the contact form, until then', emptyDetails.facts, '/#contact-us'],
])('four links say where to start; families are led to %s', async (_, facts, family) => {
  respond({
    'GET /hero': { body: { success: true, data: [slide] } },
    'GET /site-details': { body: { success: true, data: { ...emptyDetails, facts } } },
  })
  renderAt('/', <HeroSection />)
  await screen.findByText('From the office')
  const links = within(screen.getByRole('navigation', { name: 'Where to start' })).getAllByRole(
    'link',
  )
  await waitFor(() =>
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['I need support', '/#services'],
      ['For my family', family],
      ['I want to refer', '/referral/online'],
      ['I want a job', '/#careers'],
    ]),
  )
})
