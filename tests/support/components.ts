import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'

// A busy machine is slow, not broken: one second, which is the default, is not enough there.
configure({ asyncUtilTimeout: 30_000 })

// What the make-believe browser lacks: the top layer, and pictures that are not loaded yet.
HTMLElement.prototype.showPopover ??= () => {}
HTMLElement.prototype.hidePopover ??= () => {}
Object.defineProperty(HTMLImageElement.prototype, 'complete', { get: () => false })
// Its lists of files are plain arrays.
const filesOf = Object.getOwnPropertyDescriptor(DataTransfer.prototype, 'files')?.get
Object.defineProperty(DataTransfer.prototype, 'files', {
  get() {
    const files: File[] = filesOf?.call(this)
    return Object.assign(files, { item: (index: number) => files[index] ?? null })
  },
})

// A warning of React's is a fault of ours.
const report = console.error
beforeEach(() => {
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
