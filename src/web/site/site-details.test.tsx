import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { builtInDetails } from '#content/provider.ts'
import { failure, renderAt, respond } from '../../../tests/support/render.tsx'
import { SiteFooter } from './layout/SiteFooter.tsx'
import { SiteHeader } from './layout/SiteHeader.tsx'
import { NotFoundPage } from './NotFoundPage.tsx'

const given = (details: object) =>
  respond({
    'GET /site-details': { body: { success: true, data: { ...builtInDetails, ...details } } },
  })

test('every page has a phone number even if the details cannot be loaded', async () => {
  const asked = respond({ 'GET /site-details': failure(503) })
  renderAt('/', <NotFoundPage />)
  await waitFor(() => expect(asked).toContain('GET /site-details'))
  for (const link of screen.getAllByRole('link', { name: '(615) 555-0142' })) {
    expect(link).toHaveAttribute('href', 'tel:+16155550142')
  }
  expect(screen.getByText(/^Or call us/)).toHaveTextContent('Or call us: (615) 555-0142')
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

test('an empty part of the footer is left out', async () => {
  given({ links: [], licensing: [{ title: 'License', detail: 'No. 7' }] })
  renderAt('/', <SiteFooter />)
  const licensing = within(screen.getByRole('region', { name: 'Licensing and Affiliations' }))
  expect(await licensing.findByText('No. 7')).toBeVisible()
  expect(screen.queryByText('Resources and Information')).toBeNull()
})
