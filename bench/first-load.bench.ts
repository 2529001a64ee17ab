import { chromium } from '@playwright/test'
import { launchOptions } from '../tests/support/browser.ts'
import { startServer } from '../tests/support/server.ts'

/** The most that a first visit may transfer, compressed, in KB of 1024 bytes. */
const budgets = { document: 30, script: 120, stylesheet: 25 }

/** Names that only occur in code of the office, the editor, the dialogs or the schemas. */
const unwantedNames = ['ProseMirror', 'react-toastify', 'invalid_type', 'Admin Login']

const server = await startServer()
const browser = await chromium.launch(launchOptions())
try {
  const page = await browser.newPage()
  const sizes: Record<string, number> = {}
  const found = new Set<string>()
  page.on('response', async (response) => {
    const kind = response.request().resourceType()
    if (kind !== 'script') return
    const code = await response.text()
    for (const name of unwantedNames) if (code.includes(name)) found.add(name)
  })
  page.on('requestfinished', async (request) => {
    const { responseBodySize } = await request.sizes()
    sizes[request.resourceType()] = (sizes[request.resourceType()] ?? 0) + responseBodySize
  })
  await page.goto(server.url, { waitUntil: 'networkidle' })

  let over = false
  for (const [kind, bytes] of Object.entries(sizes).sort()) {
    const budget = budgets[kind as keyof typeof budgets]
    const kilobytes = bytes / 1024
    const verdict =
      budget === undefined ? '' : kilobytes <= budget ? `of ${budget}` : `OVER ${budget}`
    if (budget !== undefined && kilobytes > budget) over = true
    console.log(`${kind.padEnd(12)} ${kilobytes.toFixed(1).padStart(7)} KB ${verdict}`)
  }
  for (const name of found) console.log(`The first page loads what it does not need: ${name}`)
  if (over || found.size > 0) process.exitCode = 1
} finally {
  await browser.close()
  await server.stop()
}
