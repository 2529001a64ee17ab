import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const listing = '/?view=jobs#careers'

/** The server sends the job as part of the page, and the script makes it a modal dialog. */
const waitForScript = (page: Page) => expect(page.locator('dialog:modal')).toBeVisible()

async function openJobCoach(page: Page) {
  await page.goto('/?view=jobs')
  const link = page.getByRole('link', { name: 'View Job: Job Coach' })
  await link.click()
  await expect(page).toHaveURL(/\/jobs\/[0-9a-f-]{36}$/)
  await waitForScript(page)
  return { link, dialog: page.getByRole('dialog', { name: 'Job Coach' }) }
}

test('an open job: the page behind it stays, Share copies its address without a share sheet, Save Job shows its message, and only the job is printed', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { dialog } = await openJobCoach(page)
  const root = page.locator('html')
  await expect(root).toHaveCSS('overflow-y', 'hidden')
  await dialog.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByText('Job URL copied to clipboard!')).toBeVisible()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
  await dialog.getByRole('button', { name: 'Save Job' }).click()
  await expect(page.getByText('Save job functionality would be implemented here')).toBeVisible()

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('Meet employers and find out what they need')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Apply Now' })).toBeHidden()
  await expect(page.getByRole('main')).toBeHidden()
  await page.emulateMedia({ media: null })

  await dialog.getByRole('link', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
  await expect(root).not.toHaveCSS('overflow-y', 'hidden')
})

test('Share opens the share sheet where there is one', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: async (data: ShareData) => {
        Object.assign(globalThis, { shared: data.url })
      },
    })
  })
  const { dialog } = await openJobCoach(page)
  await dialog.getByRole('button', { name: 'Share' }).click()
  const shared = () => page.evaluate(() => (globalThis as { shared?: string }).shared)
  await expect.poll(shared).toBe(page.url())
})

test('a job that was opened by its address leads to the list when it is closed', async ({
  page,
}) => {
  const { data } = await (await page.request.get('/api/jobs')).json()
  const job = data.at(-1)
  await page.goto(`/jobs/${job.slug}`)
  await expect(page).toHaveURL(`/jobs/${job.id}`)
  await waitForScript(page)
  await expect(page.locator('#careers')).toBeInViewport()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(listing)
  await expect(page.getByRole('link', { name: `View Job: ${job.title}` })).toBeFocused()
  await expect(page.locator('#contact form, footer')).toHaveCount(2)
})

test('the careers section stays at the top behind a job although its list is short', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 1400 })
  const { data } = await (await page.request.get('/api/jobs?search=cookeville')).json()
  await page.goto(`/jobs/${data[0].id}?search=cookeville`)
  await waitForScript(page)
  const top = () => page.locator('#careers').evaluate((each) => each.getBoundingClientRect().top)
  await expect(page.locator('#careers ul').last()).toBeAttached()
  await expect.poll(top).toBeLessThan(100)
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/search=cookeville#careers$/)
  await expect.poll(top).toBeLessThan(100)
})

test('the list stays where it is while its code is loading', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(/JobListing-.*\.js$/, async (route) => {
    await released
    await route.continue()
  })
  await page.addInitScript(() => {
    const removed: string[] = []
    Object.assign(window, { removed })
    new MutationObserver((changes) => {
      const nodes = changes.flatMap((change) => [...change.removedNodes])
      removed.push(
        ...nodes.map((node) => node.textContent ?? '').filter((text) => text.includes('Job Coach')),
      )
    }).observe(document, { childList: true, subtree: true })
  })
  const code = page.waitForRequest(/JobListing-.*\.js$/)
  await page.goto('/?view=jobs', { waitUntil: 'commit' })
  await code
  await page.getByRole('link', { name: 'View Job: Job Coach' }).scrollIntoViewIfNeeded()
  await twoFrames(page)
  release()
  await expect(page).toHaveURL(listing)
  expect(await page.evaluate(() => (window as unknown as { removed: string[] }).removed)).toEqual(
    [],
  )
})

const twoFrames = (page: Page) =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )

test.describe('the address of an unknown job', () => {
  test.use({ allowedErrors: [/status of 404/] })

  test('shows the careers section without scrolling through the page', async ({ page }) => {
    await page.addInitScript(() => {
      const positions: number[] = []
      Object.assign(window, { positions })
      document.addEventListener('scroll', () => positions.push(scrollY))
    })
    await page.goto('/jobs/nope')
    await expect(page).toHaveURL('/#careers')
    await expect(page.getByRole('link', { name: 'View Available Jobs' })).toBeInViewport()
    await expect(page.getByRole('heading', { name: 'Careers', exact: true })).toBeInViewport()
    const isVisible = () =>
      page.evaluate(() =>
        Boolean(document.elementFromPoint(innerWidth / 4, innerHeight / 2)?.closest('#careers')),
      )
    await expect.poll(isVisible).toBe(true)
    // One jump, because a slow machine cannot draw the long page while it scrolls.
    const positions = () =>
      page.evaluate(() => (window as unknown as { positions: number[] }).positions)
    await expect.poll(async () => new Set(await positions()).size).toBe(1)
  })
})

test('the filter is part of the address, shows the number of matches and is still set after a job', async ({
  page,
}) => {
  // The filter works only after the script has loaded.
  const ready = () => expect(page.locator('#hero [data-ready="true"]')).toBeAttached()
  await page.goto('/?view=jobs')
  await ready()
  const bar = page.getByRole('search')
  await expect(bar.getByRole('status')).toHaveText('10 jobs match')
  await bar.getByLabel('Place').selectOption('Cookeville, TN')
  await expect(bar.getByRole('status')).toHaveText('2 jobs match')
  await bar.getByLabel('Overnight').check()
  await expect(bar.getByRole('status')).toHaveText('1 job matches')
  await page.reload()
  await ready()
  await expect(bar.getByLabel('Overnight')).toBeChecked()
  await page.getByRole('link', { name: 'View Job: Overnight Support Professional' }).click()
  await expect(page).toHaveURL(/jobs\/[0-9a-f-]+\?location=Cookeville/)
  await waitForScript(page)
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/view=jobs.*location=Cookeville/)
  await expect(bar.getByRole('status')).toHaveText('1 job matches')
  await bar.getByLabel('Search jobs').fill('nothing like it')
  await expect(page.getByText('No jobs match these filters')).toBeVisible()
  await bar.getByRole('link', { name: 'Clear filters' }).click()
  await expect(bar.getByRole('status')).toHaveText('10 jobs match')
  await expect(bar.getByLabel('Search jobs')).toHaveValue('')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the list can be filtered and a job can be read', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('link', { name: 'View Available Jobs' }).click()
    await page.getByLabel('Search jobs').fill('paid work')
    await page.getByRole('button', { name: 'Find jobs' }).click()
    await expect(page.getByRole('search').getByRole('status')).toHaveText('1 job matches')
    await page.getByRole('link', { name: 'View Job: Job Coach' }).click()
    const dialog = page.getByRole('dialog', { name: 'Job Coach' })
    await expect(dialog.getByText('Meet employers and find out what they need')).toBeVisible()
    await expect(dialog.getByRole('link', { name: '(615) 555-0142' })).toBeVisible()
    await dialog.getByRole('link', { name: 'Close' }).click()
    await expect(page).toHaveURL(/view=jobs&search=paid(\+|%20)work#careers$/)
  })
})

test('the narrowest phone shows the first job, and the buttons of a dialog on one line', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/jobs')
  await expect(page.locator('#careers li h3').first()).toBeInViewport({ ratio: 1 })
  await page
    .getByRole('link', { name: /^View Job/ })
    .first()
    .click()
  const dialog = page.locator('dialog:modal')
  const apply = dialog.getByRole('button', { name: 'Apply Now' })
  const placeOf = async (name: string) => {
    const box = await dialog.getByRole('button', { name }).boundingBox()
    return [box?.y, box?.height].map((size = 0) => Math.round(size))
  }
  // A dialog that is still rising moves between the two measures.
  const expectOneLine = (first: string, second: string) =>
    expect(async () => expect(await placeOf(second)).toEqual(await placeOf(first))).toPass({
      timeout: 20_000,
    })
  await expectOneLine('Share', 'Apply Now')
  await apply.click()
  await expect(dialog.getByLabel('First Name')).toBeVisible()
  await expectOneLine('Cancel', 'Submit Application')
})

test('the page of a job has the data that search engines and social networks need', async ({
  page,
}) => {
  const { data } = await (await page.request.get('/api/jobs')).json()
  const job = data[0]
  const html = await (await page.request.get(`/jobs/${job.id}`)).text()
  const head = html.slice(0, html.indexOf('</head>'))
  const posting = JSON.parse(
    /<script type="application\/ld\+json">(.*?)<\/script>/.exec(head)?.[1] ?? '',
  )
  expect(posting).toMatchObject({
    '@type': 'JobPosting',
    title: 'Direct Support Professional',
    description: job.description,
    datePosted: job.publishedAt,
    employmentType: 'FULL_TIME',
    directApply: true,
    identifier: { '@type': 'PropertyValue', value: job.id },
    hiringOrganization: { '@type': 'Organization', name: 'Tulip Poplar Care' },
    jobLocation: {
      '@type': 'Place',
      address: { addressLocality: 'Murfreesboro', addressRegion: 'TN', addressCountry: 'US' },
    },
  })
  expect(head).toContain('<title>Direct Support Professional, Murfreesboro, TN')
  expect(head).toMatch(new RegExp(`<link rel="canonical" href="http[^"]+/jobs/${job.id}">`))
  for (const name of ['og:title', 'og:description', 'og:image', 'og:url', 'twitter:card']) {
    expect(head).toContain(`"${name}"`)
  }
  expect(html).toContain('Write short, clear notes at the end of each shift')

  const sitemap = await (await page.request.get('/sitemap.xml')).text()
  expect(sitemap).toContain(`/jobs/${job.id}</loc><lastmod>${job.updatedAt}</lastmod>`)
  expect(await (await page.request.get('/robots.txt')).text()).toMatch(
    /Sitemap: http.*sitemap\.xml/,
  )
})
