import '@testing-library/jest-dom/vitest'
import { cleanup } from '@testing-library/react'
import { createElement } from 'react'
import { afterEach, beforeEach, vi } from 'vitest'
import { builtInDetails } from '#content/provider.ts'
import { recheckSession } from '#web/api/session.ts'
import { setProvider } from '#web/office/platform/provider.ts'
import './search-and-type.ts'

// Icons without their lines, which no test looks at: drawing them took a fifth of the time.
vi.mock('lucide-react', () => {
  const Icon = (props: object) => createElement('svg', { 'aria-hidden': true, ...props })
  const isIcon = (name: string | symbol) => name !== 'then'
  return new Proxy({}, { has: (_, name) => isIcon(name), get: (_, name) => isIcon(name) && Icon })
})

// The page of the office brings it along.
setProvider(builtInDetails)

// The simulated browser has no top layer, and no pictures that are still loading.
HTMLElement.prototype.showPopover ??= () => {}
HTMLElement.prototype.hidePopover ??= () => {}
Object.defineProperty(HTMLImageElement.prototype, 'complete', { get: () => false })
// It leaves the page for a mail link, and the files that run after it would be without an address.
document.addEventListener('click', (event) => {
  if (event.target instanceof Element && event.target.closest('a[href^="mailto:"]')) {
    event.preventDefault()
  }
})
// Its selects have no size, and a form would take the first option for a choice of the user.
Object.defineProperty(HTMLSelectElement.prototype, 'size', { get: () => 0, configurable: true })
// Its file lists are plain arrays.
const getFiles = Object.getOwnPropertyDescriptor(DataTransfer.prototype, 'files')?.get
Object.defineProperty(DataTransfer.prototype, 'files', {
  get() {
    const files: File[] = getFiles?.call(this)
    return Object.assign(files, { item: (index: number) => files[index] ?? null })
  },
})

// A warning from React fails the test.
const report = console.error
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation((...args) => {
    report(...args)
    throw new Error(`console.error was called: ${String(args[0])}`)
  })
  vi.stubGlobal('fetch', async (path: string) => {
    throw new Error(`No response was prepared for ${path}`)
  })
})

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
  // Calls at the same moment share a check of the session, and one that never ends would hold up the next test.
  recheckSession()
  vi.restoreAllMocks()
})
