import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { PageControls, PagedList } from './PagedList.tsx'
import { PageNav } from './PageNav.tsx'
import { Pager } from './Pager.tsx'
import type { Pages } from './use-pages.ts'

const calls = { onPrevious: vi.fn(), onNext: vi.fn(), onSelect: vi.fn() }
beforeEach(() => {
  for (const call of Object.values(calls)) call.mockReset()
})

const button = (name: string) => screen.getByRole('button', { name })

describe('a pager', () => {
  test('is a group named after its items', () => {
    const { rerender } = render(<Pager noun="slide" count={3} selected={0} {...calls} />)
    expect(screen.getByRole('group', { name: 'Slides' })).toBeVisible()
    rerender(<Pager noun="stories" count={3} selected={0} {...calls} />)
    expect(screen.getByRole('group', { name: 'Stories' })).toBeVisible()
  })

  test('goes to the previous, the next and any item', async () => {
    render(<Pager noun="slide" count={3} selected={1} {...calls} />)
    await userEvent.click(button('Previous slide'))
    expect(calls.onPrevious).toHaveBeenCalledOnce()
    await userEvent.click(button('Next slide'))
    expect(calls.onNext).toHaveBeenCalledOnce()
    await userEvent.click(button('Slide 3 of 3'))
    expect(calls.onSelect).toHaveBeenCalledWith(2)
  })

  test('marks the current item', () => {
    render(<Pager noun="slide" count={3} selected={1} {...calls} />)
    const current = screen
      .getAllByRole('button')
      .filter((each) => each.hasAttribute('aria-current'))
    expect(current).toEqual([button('Slide 2 of 3')])
    expect(current[0]).toHaveAttribute('aria-current', 'true')
    expect(screen.getByText('2 of 3')).toBeVisible()
  })

  test('has dots for up to twelve items, and a number for more', () => {
    const { rerender } = render(<Pager noun="event" count={12} selected={2} {...calls} />)
    expect(screen.getAllByRole('button')).toHaveLength(14)
    expect(screen.getByText('3 of 12')).toHaveAttribute('aria-hidden', 'true')
    rerender(<Pager noun="event" count={60} selected={2} {...calls} />)
    expect(screen.getAllByRole('button')).toEqual([button('Previous event'), button('Next event')])
    expect(screen.getByText('3 of 60')).toHaveAttribute('aria-hidden', 'false')
    const { onPrevious, onNext } = calls
    rerender(
      <Pager noun="quotes" count={14} selected={2} onPrevious={onPrevious} onNext={onNext} />,
    )
    expect(screen.getByText('3 of 14')).toBeVisible()
  })

  test('shows only the arrows if items cannot be selected', () => {
    const { onPrevious, onNext } = calls
    render(<Pager noun="page" count={3} selected={1} onPrevious={onPrevious} onNext={onNext} />)
    expect(screen.getAllByRole('button')).toEqual([button('Previous page'), button('Next page')])
    expect(screen.queryByText('2 of 3')).toBeNull()
  })

  test.each([
    [0, 'Previous slide', calls.onPrevious, 'Next slide'],
    [2, 'Next slide', calls.onNext, 'Previous slide'],
  ])('with ends has no way further at item %i', async (selected, end, call, other) => {
    const { rerender } = render(
      <Pager noun="slide" count={3} selected={selected} ends {...calls} />,
    )
    expect(button(end)).toHaveAttribute('aria-disabled', 'true')
    expect(button(other)).not.toHaveAttribute('aria-disabled')
    await userEvent.click(button(end))
    expect(call).not.toHaveBeenCalled()
    rerender(<Pager noun="slide" count={3} selected={selected} {...calls} />)
    await userEvent.click(button(end))
    expect(call).toHaveBeenCalledOnce()
  })

  test('starts with the button that stops and starts the rotation', async () => {
    const onToggle = vi.fn()
    const pager = (playing: boolean) => (
      <Pager noun="slide" count={3} selected={0} {...calls} rotation={{ playing, onToggle }} />
    )
    const { rerender } = render(pager(true))
    expect(screen.getAllByRole('button')[0]).toBe(button('Stop slide rotation'))
    await userEvent.click(button('Stop slide rotation'))
    expect(onToggle).toHaveBeenCalledOnce()
    rerender(pager(false))
    expect(button('Start slide rotation')).toBeVisible()
  })
})

describe('pages of items', () => {
  const pages = (changes: Partial<Pages> = {}): Pages => ({
    ready: true,
    perPage: 2,
    page: 0,
    pageCount: 2,
    turned: false,
    wraps: false,
    goTo: calls.onSelect,
    previous: calls.onPrevious,
    next: calls.onNext,
    isShown: (index) => index < 2,
    swipe: { onTouchStart: () => {}, onTouchEnd: () => {} },
    ...changes,
  })

  test('are one list, whose changes are announced', () => {
    render(
      <PagedList pages={pages()} items={['a', 'b', 'c']} itemKey={(item) => item}>
        {(item, index) => `${item}${index}`}
      </PagedList>,
    )
    const items = screen.getAllByRole('listitem')
    expect(items.map(({ textContent }) => textContent)).toEqual(['a0', 'b1', 'c2'])
    expect(items.map(({ dataset }) => dataset.shown)).toEqual(['true', 'true', 'false'])
    expect(screen.getByRole('list')).toHaveAttribute('aria-live', 'polite')
  })

  test('have arrows, and dots if asked for', async () => {
    const { rerender } = render(<PageControls pages={pages()} />)
    expect(screen.getAllByRole('button')).toEqual([button('Previous page'), button('Next page')])
    rerender(<PageControls pages={pages()} noun="team member" dots />)
    await userEvent.click(button('Team member 2 of 2'))
    expect(calls.onSelect).toHaveBeenCalledWith(1)
  })

  test('end at the first page unless they wrap around', () => {
    const { rerender } = render(<PageControls pages={pages()} />)
    expect(button('Previous page')).toHaveAttribute('aria-disabled', 'true')
    rerender(<PageControls pages={pages({ wraps: true })} />)
    expect(button('Previous page')).not.toHaveAttribute('aria-disabled')
  })

  test('have no controls if there is only one', () => {
    render(<PageControls pages={pages({ pageCount: 1 })} />)
    expect(screen.queryByRole('button')).toBeNull()
  })
})

describe('the navigation of a long list', () => {
  const onPage = vi.fn()
  beforeEach(() => onPage.mockReset())

  test('says the page and goes to the next and the previous one', async () => {
    render(<PageNav page={2} count={3} onPage={onPage} />)
    expect(screen.getByRole('navigation', { name: 'Pages' })).toBeVisible()
    expect(screen.getByRole('status')).toHaveTextContent('Page 2 of 3')
    await userEvent.click(button('Previous'))
    await userEvent.click(button('Next'))
    expect(onPage.mock.calls).toEqual([[1], [3]])
  })

  test.each([
    [1, 'Previous'],
    [2, 'Next'],
  ])('has no way further on page %i of 2', async (page, end) => {
    render(<PageNav page={page} count={2} onPage={onPage} />)
    const stopped = screen
      .getAllByRole('button')
      .filter((each) => each.hasAttribute('aria-disabled'))
    expect(stopped).toEqual([button(end)])
    await userEvent.click(button(end))
    expect(onPage).not.toHaveBeenCalled()
  })

  test('is not shown for a single page', () => {
    render(<PageNav page={1} count={1} onPage={onPage} />)
    expect(screen.queryByRole('navigation')).toBeNull()
  })
})
