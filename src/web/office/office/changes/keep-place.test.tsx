import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepPlace } from './keep-place.ts'

/** Where the top of each row is. */
let tops: Record<string, number>
const moves: number[] = []

beforeEach(() => {
  moves.length = 0
  tops = { above: -40, first: 10, second: 50 }
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return { top: tops[this.id] ?? 0 } as DOMRect
  })
  vi.stubGlobal('scrollBy', ({ top }: { top: number }) => moves.push(top))
  vi.stubGlobal('scrollY', 400)
})
afterEach(() => vi.unstubAllGlobals())

const show = () =>
  render(
    <main>
      <ul>
        <li id="above">Above</li>
        <li id="first">First in view</li>
        <li id="second">Second</li>
      </ul>
    </main>,
  )

/** A row appears, and the others are now elsewhere. */
async function addRow(now: Record<string, number>) {
  tops = { ...tops, ...now }
  await act(async () => {
    screen.getByRole('list').prepend(document.createElement('li'))
  })
}

test('scrolls as far as a new row above has moved what is in view', async () => {
  show()
  const letGo = keepPlace()
  await addRow({ first: 50, second: 90 })
  expect(moves).toEqual([40])
  await addRow({})
  expect(moves).toEqual([40])
  letGo()
  await addRow({ first: 100, second: 140 })
  expect(moves).toEqual([40])
})

test('does not move someone at the top, who shall see what is new', async () => {
  vi.stubGlobal('scrollY', 0)
  show()
  const letGo = keepPlace()
  await addRow({ first: 50, second: 90 })
  expect(moves).toEqual([])
  letGo()
})

test('what someone scrolled to counts, and a row that is gone does not', async () => {
  show()
  const letGo = keepPlace()
  tops = { above: -80, first: -30, second: 10 }
  window.dispatchEvent(new Event('scroll'))
  await addRow({ second: 35 })
  expect(moves).toEqual([25])
  tops = { ...tops, second: 75 }
  await act(async () => document.getElementById('second')?.remove())
  expect(moves).toEqual([25])
  letGo()
})
