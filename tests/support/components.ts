import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'

// On a busy machine the default of one second is not enough.
configure({ asyncUtilTimeout: 30_000 })

// The simulated browser has no top layer.
HTMLElement.prototype.showPopover ??= () => {}
HTMLElement.prototype.hidePopover ??= () => {}
// Its file lists are plain arrays.
const filesOf = Object.getOwnPropertyDescriptor(DataTransfer.prototype, 'files')?.get
Object.defineProperty(DataTransfer.prototype, 'files', {
  get() {
    const files: File[] = filesOf?.call(this)
    return Object.assign(files, { item: (index: number) => files[index] ?? null })
  },
})

// A warning from React fails the test.
const report = console.error
beforeEach(() => {
  // Its pictures are never loading. Set before each test, because a test may replace it.
  const complete = { get: () => false, configurable: true }
  Object.defineProperty(HTMLImageElement.prototype, 'complete', complete)
  // A frame in an earlier test can leave the window without an address.
  const { happyDOM } = window as unknown as { happyDOM: { setURL(url: string): void } }
  if (location.href === 'about:blank') happyDOM.setURL('http://localhost:3000/')
  vi.spyOn(console, 'error').mockImplementation((...args) => {
    report(...args)
    throw new Error(`console.error was called: ${String(args[0])}`)
  })
  vi.stubGlobal('fetch', async (path: string) => {
    throw new Error(`No answer was prepared for ${path}`)
  })
})

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
  vi.restoreAllMocks()
})
