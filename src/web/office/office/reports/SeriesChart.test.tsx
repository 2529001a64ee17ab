import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeResizeObserver } from '../../../../../tests/support/simulated-browser.ts'
import { SeriesChart } from './SeriesChart.tsx'

const series = [
  { date: '2026-11-02', count: 1200 },
  { date: '2026-11-09', count: 0 },
  { date: '2026-11-16', count: 1 },
]
let observer: ReturnType<typeof fakeResizeObserver>
let width: number

beforeEach(() => {
  width = 552
  observer = fakeResizeObserver()
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => width)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(260)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function show() {
  const { container } = render(<SeriesChart series={series} unit="week" noun="application" />)
  act(observer.resize)
  return container
}
const frame = () => screen.getByText('Nov 2').closest('div') as HTMLElement
const listTexts = (container: HTMLElement) =>
  [...container.querySelectorAll('text')].map(({ textContent }) => textContent)

test('draws a bar for each count above zero, and the last one as unfinished', () => {
  const container = show()
  const bars = container.querySelectorAll('path')
  expect(bars).toHaveLength(2)
  expect(bars[0]?.getAttribute('d')).toMatch(/^M102,230V28a4,4 .+V230Z$/)
  expect(bars[0]?.getAttribute('class')).toMatch(/bar/)
  expect(bars[1]?.getAttribute('class')).toMatch(/unfinished/)
  expect(listTexts(container).slice(0, 5)).toEqual(['0', '300', '600', '900', '1,200'])
  expect(listTexts(container).slice(5)).toEqual(['1,200', 'Nov 2', 'Nov 9', '1', 'Nov 16'])
})

test('is drawn again when its size changes', () => {
  const container = show()
  expect(container.querySelector('svg')).toHaveAttribute('viewBox', '0 0 552 260')
  width = 172
  act(observer.resize)
  expect(container.querySelector('svg')).toHaveAttribute('viewBox', '0 0 172 260')
  expect(listTexts(container).slice(5)).toEqual(['1,200', 'Nov 2', '1', 'Nov 16'])
})

test('shows the date and the count of the bar under the pointer', () => {
  show()
  const pointAt = (clientX: number, clientY: number) =>
    fireEvent.mouseMove(frame(), { clientX, clientY })
  const tip = () => screen.queryByText(/Week of/)
  pointAt(100, 40)
  expect(tip()).toHaveTextContent('Week of Nov 2, 2026 1,200 applications')
  expect(tip()).toHaveStyle({ left: '138px', top: '50px' })
  pointAt(500, 200)
  expect(tip()).toHaveTextContent('Week of Nov 16, 2026 1 application')
  expect(tip()).toHaveStyle({ right: '114px', bottom: '70px' })
  pointAt(20, 200)
  expect(tip()).toBeNull()
  pointAt(300, 200)
  expect(tip()).toHaveTextContent('Week of Nov 9, 2026 0 applications')
  fireEvent.mouseLeave(frame())
  expect(tip()).toBeNull()
})

test('says nothing to screen readers', () => {
  show()
  fireEvent.mouseMove(frame(), { clientX: 100, clientY: 40 })
  expect(screen.getByText('Week of Nov 2, 2026').closest('[aria-hidden="true"]')).toBe(frame())
})
