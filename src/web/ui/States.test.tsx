import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import {
  Alert,
  EmptyState,
  ErrorState,
  Loading,
  Notice,
  Remark,
  Skeleton,
  SuccessMessage,
} from './States.tsx'

test('a loading state announces its text, and hides its placeholders', () => {
  render(
    <Loading text="Loading jobs...">
      <Skeleton />
    </Loading>,
  )
  const status = screen.getByRole('status')
  expect(status).toHaveTextContent('Loading jobs...')
  expect(status.parentElement).toHaveAttribute('aria-busy', 'true')
  expect(status.nextElementSibling).toHaveAttribute('aria-hidden', 'true')
})

describe('an empty list', () => {
  test('says so, with a hint, a picture and an action', () => {
    const { container } = render(
      <EmptyState
        drawing="/empty.svg"
        title="No jobs yet"
        hint="Add the first one."
        action={<button type="button">Add Job</button>}
      />,
    )
    expect(screen.getByText('No jobs yet')).toBeVisible()
    expect(screen.getByText('Add the first one.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Add Job' })).toBeVisible()
    expect(container.querySelector('img')).toHaveAttribute('src', '/empty.svg')
    expect(screen.queryByRole('img')).toBeNull()
  })

  test('needs only a title', () => {
    const { container } = render(<EmptyState title="No jobs yet" />)
    expect(container.querySelectorAll('p')).toHaveLength(1)
    expect(container.querySelector('img')).toBeNull()
  })
})

describe('a failure', () => {
  test('is announced and can be tried again', async () => {
    const onRetry = vi.fn()
    render(
      <ErrorState title="Jobs could not be loaded" message="Network error" onRetry={onRetry}>
        <a href="/help">Help</a>
      </ErrorState>,
    )
    const alert = screen.getByRole('alert')
    expect(alert).toHaveTextContent('Jobs could not be loaded')
    expect(alert).toHaveTextContent('Network error')
    expect(alert).toContainElement(screen.getByRole('link', { name: 'Help' }))
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(onRetry).toHaveBeenCalledOnce()
  })

  test('does not say the same twice', () => {
    const { rerender } = render(
      <ErrorState title="Network error" message="Network error" onRetry={() => {}} />,
    )
    expect(screen.getAllByText('Network error')).toHaveLength(1)
    rerender(<ErrorState title="Network error" retryLabel="Reload" onRetry={() => {}} />)
    expect(screen.getByRole('alert').querySelectorAll('p')).toHaveLength(1)
    expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible()
  })
})

describe('a notice', () => {
  test('says what is shown instead, and can be tried again', async () => {
    const onRetry = vi.fn()
    const { rerender } = render(
      <Notice title="Could not load." onRetry={onRetry} action={<a href="/">Home</a>}>
        Sample jobs are shown.
      </Notice>,
    )
    expect(screen.getByRole('alert')).toHaveTextContent('Could not load. Sample jobs are shown.')
    expect(screen.getByRole('link', { name: 'Home' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(onRetry).toHaveBeenCalledOnce()
    rerender(<Notice title="Could not load." onRetry={onRetry} retryLabel="Reload" busy />)
    await userEvent.click(screen.getByRole('button', { name: 'Reload' }))
    expect(onRetry).toHaveBeenCalledOnce()
  })
})

test('an alert scrolls into view', () => {
  const scroll = vi.spyOn(HTMLElement.prototype, 'scrollIntoView')
  render(<Alert id="problem">Not saved</Alert>)
  const alert = screen.getByRole('alert')
  expect(alert).toHaveTextContent('Not saved')
  expect(alert).toHaveAttribute('id', 'problem')
  expect(scroll.mock.contexts).toEqual([alert])
  expect(scroll).toHaveBeenCalledWith({ block: 'nearest' })
})

test('a remark and a success are announced, the success in a region that was there before', () => {
  const { rerender } = render(<SuccessMessage>{undefined}</SuccessMessage>)
  const region = screen.getByRole('status')
  expect(region).toBeEmptyDOMElement()
  rerender(<SuccessMessage>Saved</SuccessMessage>)
  expect(screen.getByRole('status')).toBe(region)
  expect(region).toHaveTextContent('Saved')
  rerender(<Remark>Only you can see this</Remark>)
  expect(screen.getByRole('status')).toHaveTextContent('Only you can see this')
})
