import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { builtInTestimonials } from '#content/testimonials.ts'
import { done, success } from '../../../../tests/support/office.ts'
import { type FakeResponse, failure, respond } from '../../../../tests/support/render.tsx'
import { quote as aQuote } from '../../../../tests/support/responses.ts'
import { widen } from '../../../../tests/support/simulated-browser.ts'
import { TestimonialsSection } from './TestimonialsSection.tsx'

const testimonials = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...aQuote,
    id: String(index),
    name: `Person ${index + 1}`,
    review: `Words ${index + 1}`,
  }))

const respondWithList = (given: FakeResponse) => respond({ 'GET /testimonials': given })

beforeEach(() => widen(1280))

function show() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={client}>
      <TestimonialsSection />
    </QueryClientProvider>,
  )
}

const names = async () => {
  const figures = await screen.findAllByRole('figure')
  return figures.map((figure) => figure.querySelector('figcaption')?.textContent)
}
const arrow = (name: string) => screen.getByRole('button', { name: `${name} testimonials` })

test('turns pages of three and stops at both ends', async () => {
  respondWithList(success(testimonials(5)))
  show()
  expect(screen.getByText('Loading testimonials...')).toBeDefined()
  expect(await names()).toEqual(['Person 1', 'Person 2', 'Person 3'])
  expect(arrow('Previous').getAttribute('aria-disabled')).toBe('true')
  expect(screen.getByRole('group', { name: 'Testimonials' })).toBeDefined()
  await userEvent.click(arrow('Next'))
  expect(await names()).toEqual(['Person 4', 'Person 5'])
  expect(arrow('Next').getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(arrow('Next'))
  await userEvent.click(arrow('Previous'))
  expect(await names()).toEqual(['Person 1', 'Person 2', 'Person 3'])
})

test('shows one testimonial at a time below 1025 px', async () => {
  widen(1024)
  respondWithList(success(testimonials(2)))
  show()
  expect(await names()).toEqual(['Person 1'])
  await userEvent.click(arrow('Next'))
  expect(await names()).toEqual(['Person 2'])
})

test('has no arrows if all testimonials fit on one page', async () => {
  respondWithList(success(testimonials(3)))
  show()
  expect(await names()).toHaveLength(3)
  expect(screen.queryByRole('button', { name: /testimonials$/ })).toBeNull()
})

test('shows the built-in testimonials if there are none', async () => {
  respondWithList(success([]))
  show()
  expect(await names()).toEqual(
    builtInTestimonials.slice(0, 3).map((testimonial) => testimonial.name),
  )
  expect(screen.queryByRole('alert')).toBeNull()
})

test('asks for the first story if there are none and samples are not wanted', async () => {
  respondWithList({ body: { success: true, data: [], noSamples: true } })
  show()
  expect(await screen.findByText('The first story could be yours')).toBeVisible()
  expect(screen.queryByRole('figure')).toBeNull()
  expect(screen.getByRole('button', { name: 'Share your story' })).toBeVisible()
})

test('a failure shows an error, the built-in testimonials and a retry button', async () => {
  respondWithList(failure())
  show()
  const notice = await screen.findByRole('alert')
  expect(notice.textContent).toContain('Failed to load testimonials')
  expect(await names()).toHaveLength(3)
  respondWithList(success(testimonials(1)))
  await userEvent.click(within(notice).getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Person 1')).toBeDefined()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('cuts a long review between two words, and expands it', async () => {
  const review = 'a long story '.repeat(60).trim()
  respondWithList(success([{ ...aQuote, name: 'Ruth', review }]))
  show()
  const more = await screen.findByRole('button', { name: 'Read more of what Ruth says' })
  const quote = document.getElementById(more.getAttribute('aria-controls') ?? '')
  expect(quote?.textContent?.replace('…', '')).toBe(review)
  expect(quote?.dataset.open).toBe('false')
  await userEvent.click(more)
  expect(quote?.dataset.open).toBe('true')
  expect(more.getAttribute('aria-expanded')).toBe('true')
})

test('a story that was closed before it was sent can be restored, until it is sent', async () => {
  respondWithList(success(testimonials(1)))
  show()
  const share = () => userEvent.click(screen.getByRole('button', { name: 'Share your story' }))
  const name = () => screen.findByRole('textbox', { name: /^The name to show/ })
  const restore = () => screen.queryByRole('button', { name: 'Bring back my story' })
  await share()
  await userEvent.type(await name(), 'Ruth')
  await userEvent.type(screen.getByRole('textbox', { name: /^Your words/ }), 'They listen.')
  await userEvent.click(screen.getByRole('checkbox'))
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))

  await share()
  expect(await name()).toHaveValue('')
  const offer = restore()
  if (offer) await userEvent.click(offer)
  expect(await name()).toHaveValue('Ruth')
  expect(screen.getByRole('textbox', { name: /^Your words/ })).toHaveValue('They listen.')
  expect(screen.getByRole('checkbox')).not.toBeChecked()
  await userEvent.click(screen.getByRole('checkbox'))
  respond({ 'POST /testimonials/submit': { status: 201, ...done } })
  await userEvent.click(screen.getByRole('button', { name: 'Send my story' }))
  await screen.findByText('Thank you. We got your story.')
  await userEvent.click(screen.getAllByRole('button', { name: 'Close' })[0] as HTMLElement)

  await share()
  await name()
  expect(restore()).toBeNull()
})

test('an incomplete story is marked, with a summary, and the first marked field has the focus', async () => {
  respondWithList(success([aQuote]))
  show()
  await userEvent.click(screen.getByRole('button', { name: 'Share your story' }))
  const name = await screen.findByRole('textbox', { name: /^The name to show/ })
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Send my story' }))
  await send()
  expect(await screen.findByRole('alert')).toHaveTextContent('Please fix the fields marked below.')
  expect(name).toHaveFocus()
  await userEvent.type(name, 'Ruth')
  await send()
  await waitFor(() => expect(screen.getByRole('textbox', { name: /^Your words/ })).toHaveFocus())
  await userEvent.type(screen.getByRole('textbox', { name: /^Your words/ }), 'They listen.')
  await send()
  await waitFor(() => expect(screen.getByRole('checkbox')).toHaveFocus())
  await userEvent.click(screen.getByRole('checkbox'))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
})

test('a story that could not be sent says why, and keeps the words', async () => {
  respondWithList(success(testimonials(1)))
  show()
  await userEvent.click(screen.getByRole('button', { name: 'Share your story' }))
  const words = () => screen.findByRole('textbox', { name: /^Your words/ })
  await userEvent.type(await screen.findByRole('textbox', { name: /^The name to show/ }), 'Ruth')
  await userEvent.type(await words(), 'They listen.')
  await userEvent.click(screen.getByRole('button', { name: 'Send my story' }))
  await waitFor(() => expect(screen.getByRole('checkbox')).toBeInvalid())
  await userEvent.click(screen.getByRole('checkbox'))
  respond({ 'POST /testimonials/submit': failure(429, 'Please wait a moment.') })
  await userEvent.click(screen.getByRole('button', { name: 'Send my story' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Please wait a moment.')
  expect(await words()).toHaveValue('They listen.')
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
})
