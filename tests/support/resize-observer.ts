import { vi } from 'vitest'

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
