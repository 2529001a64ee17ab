import { type Browser, chromium, type Page } from '@playwright/test'
import lighthouse, { type Result } from 'lighthouse'
import { fillApplication } from '../tests/support/apply.ts'
import { launchOptions } from '../tests/support/browser.ts'
import { freePort, startServer } from '../tests/support/server.ts'
import { phone } from './phone.ts'
import { showPhoto } from './photo.ts'
import { type Picture, serveStaticPage } from './static-page.ts'
import { atLeast, atMost } from './support/targets.ts'

/**
 * `npm run bench -- lighthouse`: Lighthouse's phone on the pages that most visitors open first, beside a static page
 * with the same picture. The pages take turns, because the machine may get slower or faster meanwhile.
 */
const rounds = 5
const limits = { ratio: 1.5, blocking: 50 }
/** Of 100. The home page has to reach all of it, others may miss a point of performance. */
const leastScore = (page: string, category: number) => (page === 'home' || category > 0 ? 100 : 99)
const categories = ['performance', 'accessibility', 'best-practices', 'seo']

type Measured = {
  scores: number[]
  first: number
  largest: number
  blocking: number
  shift: number
}

// As in production.
const server = await startServer({ RATE_LIMITS: 'on', LOG_LEVEL: 'info' })
const port = await freePort()
const options = launchOptions()
const browser = await chromium.launch({
  ...options,
  args: [...options.args, `--remote-debugging-port=${port}`],
})
const complaints = new Set<string>()
let stopStatic = () => {}
try {
  await showPhoto(server.url)
  const { picture, job } = await lookAround(browser)
  const still = await serveStaticPage(picture)
  stopStatic = still.stop
  const pages: Record<string, string> = {
    static: still.url,
    home: `${server.url}/`,
    listing: `${server.url}/?view=jobs`,
    job,
    program: `${server.url}/programs/family-support`,
    Spanish: `${server.url}/es/`,
    'Easy Read': `${server.url}/easy`,
  }
  const results: Record<string, Measured[]> = {}
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, url] of Object.entries(pages)) {
      const measured = await measure(name, url)
      results[name] = [...(results[name] ?? []), measured]
    }
  }
  report(results)
  const shift = await shiftsOfVisit(browser, server.url)
  console.log(`\nLayout shift of a whole visit: ${shift}`)
  if (shift > 0) complaints.add('The layout shifts during a visit.')
} finally {
  stopStatic()
  await browser.close()
  await server.stop()
}
for (const complaint of complaints) console.log(complaint)
if (complaints.size > 0) process.exitCode = 1

/** The picture as a phone gets it, and the address of a job. */
async function lookAround(browser: Browser): Promise<{ picture: Picture; job: string }> {
  const page = await browser.newPage(phone)
  await page.goto(`${server.url}/?view=jobs`)
  const job = await page
    .getByRole('link', { name: /^View Job/ })
    .first()
    .getAttribute('href')
  const shown = page.locator('#hero img').first()
  const address = await shown.evaluate((image) => (image as HTMLImageElement).currentSrc)
  const response = await page.request.get(address)
  const picture = { type: response.headers()['content-type'] ?? '', bytes: await response.body() }
  await page.close()
  return { picture, job: `${server.url}${job}` }
}

async function measure(name: string, url: string): Promise<Measured> {
  const run = await lighthouse(url, { port, onlyCategories: categories, logLevel: 'error' })
  if (!run || run.lhr.runtimeError) throw new Error(`Lighthouse failed: ${run?.lhr.runtimeError}`)
  const { lhr } = run
  if (name !== 'static') for (const fault of listFaults(lhr)) complaints.add(`${name}: ${fault}`)
  const getTime = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN
  return {
    scores: categories.map((category) => Math.round((lhr.categories[category]?.score ?? 0) * 100)),
    first: getTime('first-contentful-paint'),
    largest: getTime('largest-contentful-paint'),
    blocking: getTime('total-blocking-time'),
    shift: getTime('cumulative-layout-shift'),
  }
}

/** What costs points, except for times, which the table has. */
function listFaults(lhr: Result) {
  return categories
    .slice(1)
    .flatMap((category) => lhr.categories[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${id}: ${lhr.audits[id]?.title}`)
}

function report(results: Record<string, Measured[]>) {
  console.log(`Lighthouse, phone, median of ${rounds}\n`)
  row(['page', ...categories, 'FCP ms', 'LCP ms', 'ratio', 'TBT ms', 'CLS'])
  const limit = median((results.static ?? []).map(({ largest }) => largest))
  for (const [name, measured] of Object.entries(results)) {
    const middle = (pick: (one: Measured) => number) => median(measured.map(pick))
    const scores = categories.map((_, index) => middle(({ scores }) => scores[index] ?? 0))
    const ratio = middle(({ largest }) => largest) / limit
    const blocking = middle((one) => one.blocking)
    const shift = middle((one) => one.shift)
    const times = [middle(({ first }) => first), middle(({ largest }) => largest)]
    row([
      name,
      ...scores.map(String),
      ...times.map((time) => time.toFixed(0)),
      ratio.toFixed(2),
      blocking.toFixed(0),
      shift.toFixed(3),
    ])
    if (name === 'static') continue
    const enough = scores.map((score, category) =>
      atLeast(`${name}, ${categories[category]}`, score, leastScore(name, category)),
    )
    if (enough.includes(false)) complaints.add(`${name}: fewer points than wanted`)
    if (!atMost(`${name}, LCP of the static page`, ratio, limits.ratio))
      complaints.add(`${name}: LCP over ${limits.ratio} times the static page`)
    if (!atMost(`${name}, blocking`, blocking, limits.blocking, 'ms'))
      complaints.add(`${name}: blocks for over ${limits.blocking} ms`)
    if (shift > 0) complaints.add(`${name}: the layout shifts`)
  }
}

function row(cells: string[]) {
  console.log(`| ${cells.join(' | ')} |`)
}

function median(values: number[]) {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN
}

/** How much the layout shifts, without what visitors cause themselves, from the first page to a filled-in application. */
export async function shiftsOfVisit(browser: Browser, url: string): Promise<number> {
  const page = await browser.newPage(phone)
  await page.addInitScript(() => {
    const seen = { shift: 0 }
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & LayoutShift)[]) {
        if (!entry.hadRecentInput) seen.shift += entry.value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  await scrollToEnd(page)
  await page.getByRole('link', { name: 'View Available Jobs' }).click()
  await scrollToEnd(page)
  await page
    .getByRole('link', { name: /^View Job/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Apply Now' }).click()
  await fillApplication(page, 'ann@example.org')
  await page.waitForLoadState('networkidle')
  const shift = await page.evaluate(
    () => (window as unknown as { seen: { shift: number } }).seen.shift,
  )
  await page.close()
  return shift
}

type LayoutShift = { value: number; hadRecentInput: boolean }

async function scrollToEnd(page: Page) {
  const end = () => page.evaluate(() => scrollY + innerHeight >= document.body.scrollHeight - 2)
  while (!(await end())) {
    await page.mouse.wheel(0, 600)
    await page.waitForTimeout(100)
  }
  await page.waitForLoadState('networkidle')
}
