import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { TestimonialForm } from '#web/office/website/testimonials/TestimonialForm.tsx'
import { press, signIn, success, validSession } from '../../../../../tests/support/office.ts'
import { renderAt, respond } from '../../../../../tests/support/render.tsx'
import { testimonial as received } from '../../../../../tests/support/responses.ts'

const testimonial = { ...received, status: 'approved' as const, language: 'en' as const }
const saved = { ...testimonial, updatedAt: '2026-11-15T13:00:00.000Z' }
const { id } = testimonial

beforeEach(signIn)

let sent: unknown
const serve = (stored: object) => {
  sent = undefined
  return respond({
    ...validSession,
    'GET /testimonials/admin/all': success([testimonial]),
    [`PATCH /testimonials/admin/${id}`]: success(saved),
    [`GET /admin/spanish/testimonial/${id}`]: success(stored),
    [`PUT /admin/spanish/testimonial/${id}`]: (init) => {
      sent = JSON.parse(String(init?.body))
      return success({ updatedAt: saved.updatedAt })
    },
  })
}
const show = () =>
  renderAt('/admin', <TestimonialForm testimonial={testimonial} onClose={() => {}} />)
const field = () => screen.findByLabelText('Review in Spanish')

test('the Spanish is folded, and saved after the English on the version that it got', async () => {
  const asked = serve({})
  show()
  expect(screen.queryByLabelText('Review in Spanish')).toBeNull()
  expect(asked).not.toContain(`GET /admin/spanish/testimonial/${id}`)
  await userEvent.click(screen.getByText('Spanish'))
  await userEvent.type(await field(), 'Bueno')
  await press('Save')
  const texts = { review: { en: 'Good', es: 'Bueno' } }
  await waitFor(() => expect(sent).toEqual({ texts, updatedAt: saved.updatedAt }))
})

test('a form whose Spanish nobody touched saves the English alone', async () => {
  const asked = serve({ review: { en: 'Good', es: 'Bueno' } })
  show()
  await userEvent.click(screen.getByText('Spanish'))
  expect(await field()).toHaveValue('Bueno')
  await press('Save')
  await waitFor(() => expect(asked).toContain(`PATCH /testimonials/admin/${id}`))
  expect(asked).not.toContain(`PUT /admin/spanish/testimonial/${id}`)
})

test('says when the English has changed since, and what is still right counts as looked at', async () => {
  serve({ review: { en: 'Fine', es: 'Bueno' } })
  show()
  await userEvent.click(screen.getByText('Spanish'))
  expect(await screen.findByText('The English has changed since this was written.')).toBeVisible()
  await press(/^It is still right/)
  expect(screen.queryByText('The English has changed since this was written.')).toBeNull()
  await press('Save')
  await waitFor(() => expect(sent).toMatchObject({ texts: { review: { en: 'Good' } } }))
})
