import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ApiError } from '#web/api/api-error.ts'
import { press } from '../../../../../tests/support/office.ts'
import { findToast, renderAt } from '../../../../../tests/support/render.tsx'
import { Thumbnail } from './cells.tsx'
import { missingFields } from './missing-fields.ts'
import { useFailureToast } from './QueryStates.tsx'
import { ScreenTitle } from './ScreenTitle.tsx'
import { SubPage } from './SubPage.tsx'
import { useDownload } from './use-download.ts'

test('the picture of a row, and what stands for it when it is missing or broken', () => {
  const { container, rerender } = render(<Thumbnail path="uploads/a.webp" shape="face" />)
  const picture = container.querySelector('img') as HTMLElement
  expect(picture).toHaveAttribute('src', '/uploads/a.webp')
  fireEvent.error(picture)
  expect(screen.getByText('No picture')).toBeInTheDocument()
  rerender(<Thumbnail path={undefined} shape="face" name="Ruth Bell" />)
  expect(screen.getByText('RB')).toHaveAttribute('aria-hidden', 'true')
  expect(screen.queryByText('No picture')).toBeNull()
  expect(container.querySelector('img')).toBeNull()
})

test('the title of a screen gets the focus after a link of the sidebar', () => {
  render(
    <nav>
      <a href="#team">Team</a>
    </nav>,
  )
  screen.getByRole('link').focus()
  render(<ScreenTitle title="Team" count="2 members" />)
  expect(screen.getByRole('heading')).toHaveFocus()
  expect(screen.getByRole('status')).toHaveTextContent('2 members')
})

test('but not from someone who is somewhere else', () => {
  render(<button type="button">Here</button>)
  screen.getByRole('button').focus()
  render(<ScreenTitle title="Team" />)
  expect(screen.getByRole('button')).toHaveFocus()
})

test('the page of a record takes the focus, and leads back unless something is saved', async () => {
  const onBack = vi.fn()
  const page = (busy: boolean) => (
    <SubPage title="Job Coach" onBack={onBack} busy={busy} actions={<b>More</b>}>
      Text
    </SubPage>
  )
  const { rerender } = render(page(false))
  expect(screen.getByRole('heading')).toHaveFocus()
  expect(screen.getByText('More')).toBeVisible()
  await press('Back to List')
  expect(onBack).toHaveBeenCalledOnce()
  rerender(page(true))
  await press('Back to List')
  expect(onBack).toHaveBeenCalledOnce()
})

test('names missing fields once, and other errors at their fields', () => {
  const all = 'Please fill in all fields'
  const error = (message: unknown) => ({ type: 'x', message }) as { type: string; message: string }
  const { sentence, getError } = missingFields<Record<string, string>>(
    { name: error(all), email: error('Not an email'), nested: error({ message: all }) },
    all,
  )
  expect(sentence).toBe(all)
  expect(getError('name', 'Name is required')).toBe('Name is required')
  expect(getError('email', 'Email is required')).toBe('Not an email')
  expect(getError('nested', 'Required')).toBeUndefined()
  expect(getError('phone', 'Phone is required')).toBeUndefined()
  expect(missingFields({ email: error('Not an email') }, all).sentence).toBeUndefined()
})

function Loader({ failure }: { failure: ApiError }) {
  useFailureToast(failure, 'Failed to load')
  const { start } = useDownload(() => Promise.reject(failure), {
    success: 'Saved',
    failure: 'Failed to save the file',
  })
  return (
    <button type="button" onClick={() => start('file')}>
      Save the file
    </button>
  )
}

test('shows a failure in a toast, but not that the session is over', async () => {
  const { unmount } = renderAt('/', <Loader failure={new ApiError(401, 'Over')} />)
  await press('Save the file')
  unmount()
  renderAt('/', <Loader failure={new ApiError(500, 'Out of order')} />)
  expect(await findToast('Failed to load')).toBeVisible()
  await press('Save the file')
  await findToast('Failed to save the file')
  const toasts = [...document.querySelectorAll('.Toastify__toast')].map((each) => each.textContent)
  expect(toasts).toHaveLength(2)
})
