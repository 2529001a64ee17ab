import { act, render, renderHook, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { fakeResizeObserver, widen } from '../../../tests/support/simulated-browser.ts'
import { useHydrated, useMediaQuery, useServerRendered } from './hydration.ts'
import { useOnDemand } from './lazy-component.tsx'
import { usePictureAddress } from './PictureInput.tsx'
import { ScrollRegion } from './ScrollRegion.tsx'
import { saveFile } from './save-file.ts'
import { useDebounced } from './use-debounced.ts'
import { useRestoredFocus } from './use-restored-focus.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a value that changes quickly settles once', () => {
  vi.useFakeTimers()
  const { result, rerender } = renderHook(({ text }) => useDebounced(text, 300), {
    initialProps: { text: '' },
  })
  rerender({ text: 'n' })
  act(() => vi.advanceTimersByTime(299))
  rerender({ text: 'nurse' })
  act(() => vi.advanceTimersByTime(299))
  expect(result.current).toBe('')
  act(() => vi.advanceTimersByTime(1))
  expect(result.current).toBe('nurse')
})

describe('the width of the window', () => {
  const useWide = () => useMediaQuery('(min-width: 800px)')

  test('is followed', () => {
    widen(700)
    const { result } = renderHook(useWide)
    expect(result.current).toBe(false)
    act(() => widen(1000))
    expect(result.current).toBe(true)
    act(() => widen(700))
    expect(result.current).toBe(false)
  })

  test('is no longer watched after the component is gone', () => {
    const list = { matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }
    vi.stubGlobal('matchMedia', () => list)
    renderHook(useWide).unmount()
    expect(list.removeEventListener.mock.calls).toEqual(list.addEventListener.mock.calls)
    expect(list.addEventListener).toHaveBeenCalledWith('change', expect.any(Function))
  })
})

test('the server knows neither the window nor hydration', () => {
  function Page() {
    return JSON.stringify([useHydrated(), useMediaQuery('(min-width: 1px)'), useServerRendered()])
  }
  expect(JSON.parse(renderToString(<Page />))).toEqual([false, true, true])
  widen(1000)
  render(<Page />)
  expect(screen.getByText('[true,true,false]')).toBeVisible()
})

describe('a component that is loaded when it is shown', () => {
  const Component = () => 'the component'

  test('is loading until it is there, and can be hidden', async () => {
    const { result } = renderHook(() => useOnDemand(async () => Component))
    expect(result.current).toMatchObject({ Component: undefined, loading: false })
    let shown: Promise<void> | undefined
    act(() => {
      shown = result.current.show()
    })
    expect(result.current).toMatchObject({ Component: undefined, loading: true })
    await act(async () => shown)
    expect(result.current).toMatchObject({ Component, loading: false })
    act(() => result.current.hide())
    expect(result.current.Component).toBeUndefined()
  })

  test('is loaded again after a failure', async () => {
    const load = vi
      .fn()
      .mockRejectedValueOnce(new Error('Failed to fetch'))
      .mockResolvedValue(Component)
    const { result } = renderHook(() => useOnDemand(load))
    await act(() => result.current.show())
    expect(result.current).toMatchObject({ Component: undefined, loading: false })
    await act(() => result.current.show())
    expect(result.current.Component).toBe(Component)
  })
})

describe('a field that is disabled during saving', () => {
  function Form({ busy }: { busy: boolean }) {
    useRestoredFocus(busy)
    return (
      <>
        <input aria-label="Name" disabled={busy} />
        <button type="button">Cancel</button>
      </>
    )
  }
  const field = () => screen.getByRole('textbox')

  test('has the focus again afterwards', () => {
    const { rerender } = render(<Form busy={false} />)
    expect(document.body).toHaveFocus()
    field().focus()
    rerender(<Form busy />)
    // A browser takes the focus from a disabled field; the simulated one has to be asked in this way.
    screen.getByRole('button').focus()
    screen.getByRole('button').blur()
    expect(document.body).toHaveFocus()
    rerender(<Form busy={false} />)
    expect(field()).toHaveFocus()
  })

  test('does not take the focus from somewhere else', () => {
    const { rerender } = render(<Form busy={false} />)
    field().focus()
    rerender(<Form busy />)
    screen.getByRole('button').focus()
    rerender(<Form busy={false} />)
    expect(screen.getByRole('button')).toHaveFocus()
  })
})

test('the address of a chosen picture is released when another is chosen', () => {
  const create = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:one')
  const release = vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {})
  const file = new File(['x'], 'garden.png')
  const initialProps: { picture: File | string | undefined } = { picture: file }
  const { result, rerender } = renderHook(({ picture }) => usePictureAddress(picture), {
    initialProps,
  })
  expect(create).toHaveBeenCalledWith(file)
  expect(result.current).toBe('blob:one')
  expect(release).not.toHaveBeenCalled()
  rerender({ picture: '/saved.png' })
  expect(release).toHaveBeenCalledWith('blob:one')
  expect(result.current).toBe('/saved.png')
  rerender({ picture: undefined })
  expect(result.current).toBeUndefined()
  expect(create).toHaveBeenCalledOnce()
})

test('a file is saved under its name, and released a minute later', () => {
  vi.useFakeTimers()
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:report')
  const release = vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {})
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  saveFile(new Blob(['x']), 'report.csv')
  expect(click.mock.contexts).toMatchObject([{ href: 'blob:report', download: 'report.csv' }])
  vi.advanceTimersByTime(59_999)
  expect(release).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(release).toHaveBeenCalledWith('blob:report')
})

describe('a scrolling area', () => {
  const size = (
    name: 'scrollHeight' | 'clientHeight' | 'scrollWidth' | 'clientWidth',
    px: number,
  ) => vi.spyOn(HTMLElement.prototype, name, 'get').mockReturnValue(px)

  test.each([
    ['higher than', 101, 100, '0'],
    ['wider than', 100, 101, '0'],
    ['as large as', 100, 100, null],
  ])('with content %s the area is focusable only if it scrolls', (_, height, width, tabIndex) => {
    size('scrollHeight', height)
    size('scrollWidth', width)
    size('clientHeight', 100)
    size('clientWidth', 100)
    render(
      <ScrollRegion label="Details" className="">
        Text
      </ScrollRegion>,
    )
    const area = screen.getByRole('region', { name: 'Details' })
    expect(area.getAttribute('tabindex')).toBe(tabIndex)
  })

  test('is measured again when it or its content changes, until it is gone', () => {
    const observer = fakeResizeObserver()
    size('clientHeight', 100)
    const content = size('scrollHeight', 100)
    const { unmount } = render(
      <ScrollRegion label="Details" className="">
        <p>Text</p>
      </ScrollRegion>,
    )
    const area = screen.getByRole('region')
    expect(area).not.toHaveAttribute('tabindex')
    expect(observer.observe.mock.calls).toEqual([[area], [screen.getByText('Text')]])
    content.mockReturnValue(200)
    act(observer.resize)
    expect(area).toHaveAttribute('tabindex', '0')
    unmount()
    expect(observer.disconnect).toHaveBeenCalledOnce()
  })
})
