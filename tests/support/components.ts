import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { sendThrough } from '#web/api/send.ts'

// A warning of React's is a fault of ours.
const report = console.error
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation((...args) => {
    report(...args)
    throw new Error(`console.error was called: ${String(args[0])}`)
  })
  sendThrough(async (path) => {
    throw new Error(`No answer was prepared for ${path}`)
  })
})

afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.restoreAllMocks()
})
