import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { programs } from '#content/programs.ts'
import { emptyDetails } from '#content/provider.ts'
import type { SiteDetails } from '#contract/website/site-details.ts'
import { findToast, renderAt, respond, respondWith } from '../../../../tests/support/render.tsx'
import { ProgramsSection } from './ProgramsSection.tsx'

test('shows the four programs, each with a description and three features', () => {
  renderAt('/', <ProgramsSection />)
  const cards = screen.getAllByRole('article')
  expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual([
    'Supported Living Services',
    'Community Engagement',
    'Personal Development',
    'Family Support',
  ])
  for (const [index, card] of cards.entries()) {
    expect(within(card).getAllByRole('listitem')).toHaveLength(3)
    expect(card.textContent).toContain(programs[index]?.description)
    const more = within(card).getByRole('link', { name: `More about ${programs[index]?.name}` })
    expect(more).toHaveAttribute('href', `/programs/${programs[index]?.slug}`)
  }
})

const showFacts = (facts: Partial<SiteDetails['facts']>) => {
  const data = { ...emptyDetails, facts: { ...emptyDetails.facts, ...facts } }
  respond({ 'GET /site-details': { body: { success: true, data } } })
  renderAt('/', <ProgramsSection />)
}

test('shows whom the services are for, as far as staff have entered it', async () => {
  showFacts({
    counties: ['Knox', 'Blount'],
    plans: ['ECF CHOICES', 'Katie Beckett'],
    wait: 'A week',
  })
  const facts = await screen.findByRole('region', { name: 'Is this right for us?' })
  expect(
    within(facts)
      .getAllByRole('term')
      .map(({ textContent }) => textContent),
  ).toEqual(['Counties we serve', 'Plans we accept', 'How long the wait is'])
  expect(
    within(facts)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent),
  ).toEqual(['Knox, Blount', 'ECF CHOICES\nKatie Beckett', 'A week'])
})

test('asks nothing when no fact is entered', async () => {
  showFacts({})
  expect(screen.queryByText('Is this right for us?')).toBeNull()
})

test('shows the three steps of referral and intake', () => {
  renderAt('/', <ProgramsSection />)
  expect(screen.getAllByRole('heading', { level: 4 }).map((step) => step.textContent)).toEqual([
    'Submit an application',
    'Complete the referral form',
    'Coordinate with the support coordinator',
  ])
})

test('the referral form is a link to the file', () => {
  renderAt('/', <ProgramsSection />)
  const link = screen.getByRole('link', { name: 'Download referral form' })
  expect(link.getAttribute('href')).toBe('/referral-form.docx')
  expect(link.getAttribute('download')).toBe('referral-form.docx')
})

test('downloads the referral form and shows a success message', async () => {
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  respondWith(async () => new Response('a document'))
  renderAt('/', <ProgramsSection />)
  await userEvent.click(screen.getByRole('link', { name: 'Download referral form' }))
  await waitFor(() => expect(saved).toHaveBeenCalledOnce())
  expect(await findToast('Referral form downloaded successfully!')).toBeVisible()
})

test.each([
  ['the file is missing', async () => new Response('', { status: 404 })],
  ['there is no connection', () => Promise.reject(new Error('offline'))],
])('shows an error, also beside the button, when %s', async (_case, response) => {
  respondWith(response)
  renderAt('/', <ProgramsSection />)
  await userEvent.click(screen.getByRole('link', { name: 'Download referral form' }))
  const failure = 'Error downloading referral form. Please try again.'
  expect(await findToast(failure)).toBeVisible()
  const alerts = screen.getAllByRole('alert').map((alert) => alert.textContent)
  expect(alerts).toEqual([failure, failure])
})
