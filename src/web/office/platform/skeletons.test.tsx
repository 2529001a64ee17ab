import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { afterSkeleton, watchSkeletons } from './skeletons.ts'

watchSkeletons()
// One clock for all tests, because the moment of the last skeleton is remembered.
beforeAll(() => void vi.useFakeTimers())
afterAll(() => void vi.useRealTimers())
beforeEach(() => vi.advanceTimersByTimeAsync(1000))

function show(html: string) {
  document.body.innerHTML = html
  document.body.firstElementChild?.dispatchEvent(new Event('animationend', { bubbles: true }))
}

/** Whether the result of a load is there. */
function load() {
  const state = { done: false }
  void afterSkeleton(async () => {}).finally(() => {
    state.done = true
  })
  return state
}

test.each(['<div aria-busy="true"></div>', '<span data-shape="row"></span>'])(
  'a skeleton that has appeared stays for a moment: %s',
  async (html) => {
    show(html)
    const state = load()
    await vi.advanceTimersByTimeAsync(199)
    expect(state.done).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(state.done).toBe(true)
  },
)

test('what loads without a skeleton, or long after it appeared, is shown at once', async () => {
  show('<p>Ready</p>')
  const plain = load()
  await vi.advanceTimersByTimeAsync(0)
  expect(plain.done).toBe(true)
  show('<div aria-busy="true"></div>')
  await vi.advanceTimersByTimeAsync(200)
  const late = load()
  await vi.advanceTimersByTimeAsync(0)
  expect(late.done).toBe(true)
})

test('a failure is passed on', async () => {
  await expect(afterSkeleton(() => Promise.reject(new Error('down')))).rejects.toThrow('down')
})
