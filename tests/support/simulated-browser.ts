import { fireEvent } from '@testing-library/react'
import { vi } from 'vitest'

type HappyDomWindow = { happyDOM: { setViewport(size: { width: number; height: number }): void } }

/** Sets the width of the window in a component test. */
export const widen = (width: number) =>
  (window as unknown as HappyDomWindow).happyDOM.setViewport({ width, height: 900 })

/** Replaces the browser's ResizeObserver; `resize` says that the size of what is observed has changed. */
export function fakeResizeObserver() {
  const fake = { resize: () => {}, observe: vi.fn(), disconnect: vi.fn() }
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        fake.resize = callback
      }
      observe = fake.observe
      disconnect = fake.disconnect
    },
  )
  return fake
}

/** The files that the browser is told to save from now on. */
export function savedFiles() {
  const clicks = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  const files = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file')
  return {
    names: () => (clicks.mock.contexts as HTMLAnchorElement[]).map(({ download }) => download),
    last: () => files.mock.lastCall?.[0] as Blob | undefined,
  }
}

/** Whether the browser would ask for confirmation if the tab were closed now. */
export const asksBeforeLeaving = () =>
  !fireEvent(window, new Event('beforeunload', { cancelable: true }))
