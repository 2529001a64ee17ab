import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { builtInDetails, emptyDetails } from '#content/provider.ts'
import { renderAt, respond } from '../../../tests/support/render.tsx'
import { SiteFooter } from './layout/SiteFooter.tsx'
import { SiteHeader } from './layout/SiteHeader.tsx'
import { NotFoundPage } from './NotFoundPage.tsx'

const given = (details: object) =>
  respond({
    'GET /site-details': { body: { success: true, data: { ...builtInDetails, ...details } } },
  })

test('a page without details claims nothing, and leaves out what it cannot say', async () => {
  given(emptyDetails)
  const { container } = renderAt('/', <NotFoundPage />)
  const header = within(screen.getByRole('banner'))
  expect(await header.findByRole('img', { name: 'Our organization' })).toBeVisible()
  const year = new Date().getFullYear()
  expect(screen.getByText(`© ${year} Our organization. All rights reserved.`)).toBeVisible()
  expect(screen.queryByText(/^Or call us/)).toBeNull()
  for (const name of ['Licensing and Affiliations', 'Resources and Information']) {
    expect(screen.queryByText(name)).toBeNull()
  }
  expect(container.querySelector('a[href^="tel:"], a[href^="mailto:"], address')).toBeNull()
  expect(container.textContent).not.toMatch(/Tulip|555|undefined|, ,/)
})

test('an address that is entered in part is shown as far as it goes', async () => {
  given({ address: { street: '', city: 'Knoxville', region: '', postalCode: '37902' } })
  renderAt('/', <SiteFooter />)
  expect(await screen.findByText('Knoxville, 37902')).toBeVisible()
})

test('the header shows the hours and phone number that staff have saved', async () => {
  given({ phone: '931-555-0123', hours: 'Every day', email: 'office@example.org' })
  renderAt('/', <SiteHeader />)
  expect(await screen.findByRole('link', { name: '931-555-0123' })).toHaveAttribute(
    'href',
    'tel:+19315550123',
  )
  expect(screen.getAllByText('Every day')[0]).toBeVisible()
  expect(screen.getByRole('link', { name: 'office@example.org' })).toHaveAttribute(
    'href',
    'mailto:office@example.org',
  )
})

test('no line ends inside a time of day', async () => {
  given({ hours: 'Monday, 9:00 AM to 5:00 p. m.' })
  renderAt('/', <SiteHeader />)
  const [hours] = await screen.findAllByText('Monday, 9:00 AM to 5:00 p. m.')
  expect(hours?.textContent).toBe('Monday, 9:00\u00a0AM to 5:00\u00a0p. m.')
})

test('an empty part of the footer is left out', async () => {
  given({ links: [], licensing: [{ title: 'License', detail: 'No. 7' }] })
  renderAt('/', <SiteFooter />)
  const licensing = within(
    await screen.findByRole('region', { name: 'Licensing and Affiliations' }),
  )
  expect(licensing.getByText('No. 7')).toBeVisible()
  expect(screen.queryByText('Resources and Information')).toBeNull()
})
