import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import type { TestimonialRecord } from '#contract/website/testimonials.ts'
import { press, signIn, success, validSession } from '../../../../../tests/support/office.ts'
import { badGateway, findToast, renderAt, respond } from '../../../../../tests/support/render.tsx'
import { TestimonialsScreen } from './TestimonialsScreen.tsx'

const at = '2026-11-15T12:00:00.000Z'
const ruth: TestimonialRecord = {
  _id: '1',
  id: '1',
  name: 'Ruth',
  review: 'They listen.',
  language: 'en',
  status: 'approved',
  permission: true,
  createdAt: at,
  updatedAt: at,
}
const usual = {
  ...validSession,
  'GET /testimonials/admin/all': success([ruth]),
}

beforeEach(signIn)

test('shows a general reason when the server gave none', async () => {
  respond({
    ...validSession,
    'GET /testimonials/admin/all': badGateway,
  })
  renderAt('/', <TestimonialsScreen />)
  const banner = await screen.findByRole('alert')
  expect(banner).toHaveTextContent('Failed to load testimonials. Please try again.')
  expect(banner).toHaveTextContent('Failed to fetch testimonials')
})

test('shows each change that failed', async () => {
  respond(usual)
  renderAt('/', <TestimonialsScreen />)
  await press('Add Testimonial')
  await userEvent.type(screen.getByLabelText('Name (required)'), 'Ann')
  await userEvent.type(screen.getByLabelText('Review (required)'), 'Kind people.')
  await press('Save')
  expect(await screen.findByText('Failed to add testimonial. Please try again.')).toBeVisible()
  await press('Cancel')

  await press('Edit testimonial by Ruth')
  await press('Save')
  expect(await screen.findByText('Failed to update testimonial. Please try again.')).toBeVisible()
  await press('Cancel')

  await press('Delete testimonial by Ruth')
  await press('Delete')
  expect(await screen.findByText('Failed to delete testimonial. Please try again.')).toBeVisible()
})

const other = (id: string, name: string, fields: Partial<TestimonialRecord>) => ({
  ...ruth,
  _id: id,
  id,
  name,
  ...fields,
})
const ann = other('2', 'Ann', { review: 'So kind.', status: 'pending' })
const bo = other('3', 'Bo', { review: 'Not for me.', status: 'rejected' })

/** Responds like the server: a decision changes what the list shows. */
function serve(given: TestimonialRecord[]) {
  let rows = given
  const sent: unknown[] = []
  const decided = (id: string) => (init?: RequestInit) => {
    const body = JSON.parse(String(init?.body))
    sent.push([id, body])
    rows = rows.map((row) => (row.id === id ? { ...row, ...body } : row))
    return success(rows.find((row) => row.id === id))
  }
  respond({
    ...validSession,
    'GET /testimonials/admin/all': () => success(rows),
    ...Object.fromEntries(
      given.map(({ id }) => [`PATCH /testimonials/admin/${id}/status`, decided(id)]),
    ),
    ...Object.fromEntries(
      given.map(({ id }) => [
        `DELETE /testimonials/admin/${id}`,
        () => {
          rows = rows.filter((row) => row.id !== id)
          return { body: { success: true, message: 'Done' } }
        },
      ]),
    ),
  })
  return sent
}
const show = () => renderAt('/admin/dashboard?section=testimonials', <TestimonialsScreen />)
const pending = async () => within(await screen.findByRole('region', { name: 'Pending approval' }))

test('new testimonials come first, in full and with the permission, and are approved there', async () => {
  const sent = serve([ruth, ann, bo])
  show()
  const news = await pending()
  expect(screen.getByText('1 pending, 1 on the site')).toBeVisible()
  expect(news.getByText('“So kind.”')).toBeVisible()
  expect(news.getByText('1 new')).toBeVisible()
  expect(news.getByText(/May be shown on the site\.$/)).toBeVisible()
  await press('Approve testimonial by Ann')
  await findToast('Testimonial approved. It is on the site now.')
  await waitFor(() => expect(screen.getByText('0 pending, 2 on the site')).toBeVisible())
  expect(screen.queryByText('Pending approval')).toBeNull()
  await press('Undo')
  expect((await pending()).getByText('“So kind.”')).toBeVisible()
  expect(sent).toMatchObject([
    ['2', { status: 'approved' }],
    ['2', { status: 'pending' }],
  ])
})

test('a testimonial without permission says so', async () => {
  serve([{ ...ann, permission: false }])
  show()
  expect((await pending()).getByText(/ask before you approve it\.$/)).toBeVisible()
  expect(screen.queryByText(/^No testimonials match/)).toBeNull()
})

test('an approved one is rejected, and a rejected one approved, in the list', async () => {
  const sent = serve([ruth, bo])
  show()
  expect(await screen.findByText('0 pending, 1 on the site')).toBeVisible()
  await press('Reject testimonial by Ruth')
  await findToast('Testimonial rejected. It is not on the site.')
  await press('Approve testimonial by Bo')
  await findToast('Testimonial approved. It is on the site now.')
  expect(sent).toMatchObject([
    ['1', { status: 'rejected' }],
    ['3', { status: 'approved' }],
  ])
})

test('shows above the list that a decision failed, until the next one', async () => {
  let refusing = true
  respond({
    ...validSession,
    'GET /testimonials/admin/all': success([ann]),
    'PATCH /testimonials/admin/2/status': () =>
      refusing ? { unchecked: { success: false } } : 'never',
  })
  show()
  await press('Reject testimonial by Ann')
  const message = 'Failed to update testimonial. Please try again.'
  await findToast(message)
  const lists = (await pending()).getByText('“So kind.”').closest('[tabindex="-1"]')
  expect(within(lists as HTMLElement).getByRole('alert')).toHaveTextContent(message)
  refusing = false
  await press('Reject testimonial by Ann')
  expect(within(lists as HTMLElement).queryByRole('alert')).toBeNull()
  for (const name of ['Approve', 'Reject', 'Edit', 'Delete']) {
    const button = screen.getByRole('button', { name: `${name} testimonial by Ann` })
    expect(button).toHaveAttribute('aria-disabled', 'true')
  }
})

test('the focus stays in the lists when the row of a decision disappears', async () => {
  serve([ruth, ann])
  show()
  await press('Approve testimonial by Ann')
  await waitFor(() => expect(screen.queryByText('Pending approval')).toBeNull())
  await waitFor(() => expect(document.activeElement).toContainElement(screen.getByRole('table')))
  expect(document.activeElement).not.toBe(document.body)
})

test('the list is sorted by date, name or status', async () => {
  serve([ruth, { ...bo, createdAt: '2026-11-16T12:00:00.000Z' }])
  show()
  const names = () =>
    screen.getAllByRole('row').map((row) => row.firstElementChild?.textContent?.trim())
  await screen.findByText('“Not for me.”')
  expect(names()).toEqual(['Name', 'Bo', 'Ruth'])
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent?.trim())
  expect(heads).toEqual(['Name', 'Review', 'Status', 'Created Date', 'Actions'])
  const row = (name: RegExp) => screen.getByRole('row', { name })
  expect(row(/Bo/)).toHaveTextContent('Rejected')
  expect(row(/Bo/)).toHaveAttribute('data-muted', 'true')
  expect(row(/Ruth/)).toHaveTextContent('Approved')
  expect(row(/Ruth/)).not.toHaveAttribute('data-muted')
  await press('Created Date')
  await waitFor(() => expect(names()).toEqual(['Name', 'Ruth', 'Bo']))
  await press('Name')
  await waitFor(() => expect(names()).toEqual(['Name', 'Bo', 'Ruth']))
  await press('Status')
  await waitFor(() => expect(names()).toEqual(['Name', 'Ruth', 'Bo']))
})

test('search and status narrow the list, and search also those that wait', async () => {
  serve([ruth, ann, bo])
  show()
  await pending()
  await userEvent.selectOptions(screen.getByLabelText('Status'), 'Rejected')
  await waitFor(() => expect(screen.queryByText('“They listen.”')).toBeNull())
  expect(screen.getByText('“Not for me.”')).toBeVisible()
  expect(screen.getByText('“So kind.”')).toBeVisible()
  await userEvent.type(screen.getByLabelText('Search testimonials'), 'not for')
  await waitFor(() => expect(screen.queryByText('“So kind.”')).toBeNull())
  expect(screen.getByText('“Not for me.”')).toBeVisible()
})

test('a new testimonial is deleted after a question', async () => {
  serve([ann])
  show()
  await press('Delete testimonial by Ann')
  const question = within(screen.getByRole('alertdialog', { name: 'Delete Testimonial' }))
  expect(question.getByText('Ann')).toBeVisible()
  await userEvent.click(question.getByRole('button', { name: 'Delete' }))
  await findToast('Testimonial deleted successfully!')
  expect(
    await screen.findByText('No testimonials found. Add your first testimonial!'),
  ).toBeVisible()
})

test('a testimonial that staff add needs a name, a review and a permission', async () => {
  serve([ruth])
  show()
  await press('Add Testimonial')
  expect(screen.getByText(/only with the person’s permission/)).toBeVisible()
  await press('Save')
  expect(await screen.findByText('Name is required')).toBeVisible()
  expect(screen.getByText('Review is required')).toBeVisible()
})

test('a testimonial that staff write is sent without a version, an edited one with it', async () => {
  const sent: unknown[] = []
  const save = (init?: RequestInit) => {
    sent.push(JSON.parse(String(init?.body)))
    return success(ruth)
  }
  respond({
    ...usual,
    'GET /admin/programs': success([{ id: 'art', name: 'Art', hidden: false }]),
    'POST /testimonials/admin': save,
    'PATCH /testimonials/admin/1': save,
  })
  show()
  await press('Add Testimonial')
  await userEvent.type(screen.getByLabelText('Name (required)'), 'Cy')
  await userEvent.type(screen.getByLabelText('Review (required)'), 'Good.')
  await screen.findByRole('option', { name: 'Art' })
  await userEvent.selectOptions(screen.getByLabelText('Program'), 'Art')
  await press('Save')
  await findToast('Testimonial added successfully!')
  await press('Edit testimonial by Ruth')
  expect(screen.queryByText(/only with the person’s permission/)).toBeNull()
  await userEvent.type(screen.getByLabelText('Review (required)'), ' Always.')
  await press('Save')
  await findToast('Testimonial updated successfully!')
  expect(sent).toEqual([
    { name: 'Cy', review: 'Good.', program: 'art' },
    { name: 'Ruth', review: 'They listen. Always.', program: '', updatedAt: at },
  ])
})
