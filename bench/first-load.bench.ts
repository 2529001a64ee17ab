import { chromium } from '@playwright/test'
import { launchOptions } from '../tests/support/browser.ts'
import { startServer } from '../tests/support/server.ts'
import { phone } from './phone.ts'
import { showPhoto } from './photo.ts'
import { atMost } from './support/targets.ts'

/** The most that a first visit on a phone may transfer, compressed, in KB of 1024 bytes. */
const budgets: Record<string, number> = {
  document: 20,
  script: 110,
  stylesheet: 20,
  'hero picture': 60,
}

/** Names that only occur in code of the office, the editor, the dialogs or the schemas. */
const unwantedNames = ['ProseMirror', 'react-toastify', 'invalid_type', 'Admin Login']

const server = await startServer()
const browser = await chromium.launch(launchOptions())
try {
  await showPhoto(server.url)
  const complaints = [...(await measure('/')), ...(await measure('/es/'))]
  for (const complaint of complaints) console.log(complaint)
  if (complaints.length > 0) process.exitCode = 1
} finally {
  await browser.close()
  await server.stop()
}

/** Opens a page in a new browser, and returns what is wrong with what it loaded. */
async function measure(path: string): Promise<string[]> {
  const page = await browser.newPage(phone)
  const sizes: Record<string, number> = {}
  const pictures = new Map<string, number>()
  const found = new Set<string>()
  page.on('response', async (response) => {
    const kind = response.request().resourceType()
    if (kind !== 'script') return
    const code = await response.text()
    for (const name of unwantedNames) if (code.includes(name)) found.add(name)
  })
  page.on('requestfinished', async (request) => {
    const { responseBodySize } = await request.sizes()
    const kind = request.resourceType()
    if (kind === 'image') pictures.set(request.url(), responseBodySize)
    sizes[kind] = (sizes[kind] ?? 0) + responseBodySize
  })
  await page.goto(`${server.url}${path}`, { waitUntil: 'networkidle' })
  const hero = await page.locator('#hero img').first().evaluate(shownFile)
  sizes['hero picture'] = pictures.get(hero) ?? 0

  const complaints = [...found].map((name) => `${path} loads what it does not need: ${name}`)
  console.log(path)
  for (const [kind, bytes] of Object.entries(sizes).sort()) {
    const budget = budgets[kind]
    const kilobytes = bytes / 1024
    const limit = budget === undefined ? '' : `of ${budget}`
    console.log(`${kind.padEnd(12)} ${kilobytes.toFixed(1).padStart(7)} KB ${limit}`)
    if (budget !== undefined && !atMost(`${path} ${kind}`, kilobytes, budget, 'KB'))
      complaints.push(`${path}: too large: ${kind}`)
  }
  if (!sizes['hero picture']) complaints.push(`${path}: the hero picture was not loaded.`)
  const fonts = await page.locator('link[rel=preload][as=font]').count()
  console.log(`${'fonts'.padEnd(12)} ${String(fonts).padStart(7)} preloaded, of 1`)
  if (fonts !== 1) complaints.push(`${path}: exactly one font should be preloaded.`)
  await page.close()
  return complaints
}

function shownFile(image: SVGElement | HTMLElement) {
  return (image as HTMLImageElement).currentSrc
}
