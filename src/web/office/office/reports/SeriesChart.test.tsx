import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeResizeObserver } from '../../../../../tests/support/simulated-browser.ts'
import { layOutChart, SeriesChart } from './SeriesChart.tsx'

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

/** One point for each count, the last one on Nov 15. */
const daily = (counts: number[]) =>
  counts.map((count, index) => {
    const date = new Date(Date.UTC(2026, 10, 16 - counts.length + index))
    return { date: date.toISOString().slice(0, 10), count }
  })
const monthly = (counts: number[]) =>
  counts.map((count, index) => ({ date: `2026-${String(index + 1).padStart(2, '0')}-01`, count }))
const phone = { width: 312, height: 260 }
const desktop = { width: 1364, height: 260 }

describe('the axis', () => {
  test.each([
    [0, [0, 1, 2, 3, 4]],
    [1, [0, 1, 2, 3, 4]],
    [13, [0, 4, 8, 12, 16]],
    [36, [0, 9, 18, 27, 36]],
    [37, [0, 10, 20, 30, 40]],
    [145, [0, 40, 80, 120, 160]],
    [400, [0, 100, 200, 300, 400]],
    [1834, [0, 500, 1000, 1500, 2000]],
    [123_456, [0, 35_000, 70_000, 105_000, 140_000]],
  ])('reaches a highest count of %d', (highest, counts) => {
    const { ticks, bars } = layOutChart(daily([0, highest]), 'day', desktop)
    expect(ticks.map(({ count }) => count)).toEqual(counts)
    expect(ticks.at(0)?.y).toBe(230)
    expect(ticks.at(-1)?.y).toBe(24)
    expect(bars[0]?.top).toBe(230)
  })

  test('has room for its numbers', () => {
    const leftWith = (count: number) => layOutChart(daily([count]), 'day', desktop).left
    expect(leftWith(4)).toBe(16)
    expect(leftWith(1834)).toBe(48)
  })
})

test('a bar is as high as its count, and in the middle of its part of the width', () => {
  const { bars, bottom, slot, barWidth } = layOutChart(daily([2, 0, 4]), 'day', phone)
  expect({ bottom, slot, barWidth }).toEqual({ bottom: 230, slot: 272 / 3, barWidth: 52 })
  expect(bars.map(({ top }) => top)).toEqual([127, 230, 24])
  expect(bars[0]?.middle).toBeCloseTo(16 + 272 / 6)
  expect(bars[0]?.left).toBeCloseTo(16 + 272 / 6 - 26)
  expect(layOutChart(daily(Array(30).fill(1)), 'day', phone).barWidth).toBeCloseTo((272 / 30) * 0.8)
})

describe('as many dates as fit, the last one always', () => {
  const labels = (series: ReturnType<typeof daily>, unit: 'day' | 'month', size: typeof phone) =>
    layOutChart(series, unit, size).bars.flatMap(({ label }) => label || [])
  const month = daily(Array(30).fill(1))

  test('of 30 days', () => {
    expect(labels(month, 'day', phone)).toEqual(['Oct 22', 'Oct 28', 'Nov 3', 'Nov 9', 'Nov 15'])
    expect(labels(month, 'day', desktop)).toHaveLength(15)
    expect(labels(month, 'day', { ...desktop, width: 1700 })).toHaveLength(30)
  })

  test('of 12 months', () => {
    const year = monthly(Array(12).fill(1))
    expect(labels(year, 'month', phone)).toEqual(['Feb', 'Apr', 'Jun', 'Aug', 'Oct', 'Dec'])
    expect(labels(year, 'month', desktop)).toHaveLength(12)
  })

  test('of a single day', () => {
    expect(labels(daily([7]), 'day', phone)).toEqual(['Nov 15'])
  })
})

describe('the counts', () => {
  const shown = (counts: number[], size: typeof phone) =>
    layOutChart(daily(counts), 'day', size).bars.flatMap((bar) => (bar.showsCount ? bar.count : []))
  const many = Array(26).fill(0)

  test('are shown if all fit side by side', () => {
    const counts = [3, 14, 1, 2, ...many]
    expect(shown(counts, desktop)).toEqual([3, 14, 1, 2])
    expect(shown(counts, phone)).toEqual([])
  })

  test('are shown between empty bars in any case', () => {
    expect(shown([5, 0, 6, 7, ...many], phone)).toEqual([5])
    expect(shown([...many, 8, 0, 0, 9], phone)).toEqual([8, 9])
  })

  test('never cover the numbers of the axis', () => {
    const { bars, left } = layOutChart(daily([1200, 0, 1100, 0, ...many]), 'day', phone)
    expect(bars[0]?.middleOfCount).toBe(left + 20)
    expect(bars[2]?.middleOfCount).toBe(bars[2]?.middle)
  })
})
