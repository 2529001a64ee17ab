import { type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test'
import { axeFindings, ibmFindings } from './checkers.ts'
import { createKeptPages } from './kept-pages.ts'
import { signIn } from './office-calls.ts'
import { administrator, type RunningServer, startServer } from './server.ts'

export { expect }

type Fixtures = {
  server: RunningServer
  /**
   * Neither axe nor IBM's checker finds anything in a part of the page or else in its open dialog, behind which
   * nothing can be reached, or else in the whole page, the first time on a phone and on a desktop: WCAG 2.2 AA and best
   * practices.
   */
  expectAccessible: (selector?: string) => Promise<void>
  /** Axe finds nothing in the open dialog or else in the whole page, as wide as it is. */
  expectNoFindings: () => Promise<void>
  /** Opens the office as someone who is signed in. */
  signIn: (section?: string) => Promise<void>
  /** Confirms that the unsaved changes are to be discarded. */
  discard: () => Promise<void>
  /** Fills in the login form of the current page. */
  signInHere: () => Promise<void>
}

/**
 * A browser and a server. Errors and warnings in the browser's console (of a script, the content
 * security policy or the hydration) fail the test, unless the test allows them.
 */
export const test = base.extend<
  Fixtures & { allowedErrors: RegExp[]; pageOptions: BrowserContextOptions },
  { fileServer: RunningServer; ownServer: string; keptPages: ReturnType<typeof createKeptPages> }
>({
  /**
   * For a file that fills the server with what others would stumble over, as `test.use({ ownServer: 'jobs' })`, with a
   * name that no other file has: files with the same one share a worker and its server.
   */
  ownServer: ['', { option: true, scope: 'worker' }],
  fileServer: [
    // The files of a worker share its server, and a worker has one value of the option.
    async ({ ownServer: _ }, use) => {
      const server = await startServer()
      // The office of a new site opens the set-up, which has a test of its own.
      const office = await signIn(server.url, administrator)
      await office.json('POST', '/admin/setup', { mark: 'begun' })
      await use(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
  server: ({ fileServer }, use) => use(fileServer),
  baseURL: ({ fileServer }, use) => use(fileServer.url),
  /** Errors that a test causes on purpose, as `test.use({ allowedErrors: [...] })`. */
  allowedErrors: [[], { option: true }],

  keptPages: [({ browser }, use) => use(createKeptPages(browser)), { scope: 'worker' }],
  /** The options of Playwright that files set with `test.use`. Another one has no effect until it is named here. */
  pageOptions: (
    {
      baseURL,
      bypassCSP,
      colorScheme,
      contextOptions,
      javaScriptEnabled,
      locale,
      timezoneId,
      viewport,
    },
    use,
  ) => {
    const language = { locale, timezoneId }
    const options = { baseURL, bypassCSP, colorScheme, javaScriptEnabled, viewport, ...language }
    return use({ ...contextOptions, ...options })
  },
  page: async ({ keptPages, pageOptions, allowedErrors }, use, test) => {
    const page = await keptPages.take(pageOptions)
    const errors: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') errors.push(message.text())
    })
    page.on('pageerror', (error) => errors.push(String(error)))
    await use(page)
    const unexpected = errors.filter((text) => !allowedErrors.some((each) => each.test(text)))
    expect(unexpected, 'errors and warnings in the browser console').toEqual([])
    // After a failure, the next test begins in a new worker.
    if (test.status === test.expectedStatus) await keptPages.giveBack(page, pageOptions)
  },
  context: ({ page }, use) => use(page.context()),

  expectAccessible: async ({ page }, use) => {
    const seen = new Set<string>()
    await use(async (selector) => {
      const { width: own = 0, height = 900 } = page.viewportSize() ?? {}
      const dialog = selector ? undefined : await openDialog(page)
      const isDialog = dialog !== undefined
      const place = `${page.url()} ${selector} ${dialog}`
      // What changes on a page, such as its errors, is in the layout that was checked before.
      const isNew = !seen.has(place)
      seen.add(place)
      // A dialog has the same elements at every width, while the lists of a page become cards. Every change of the width is
      // drawn, so the page's own comes last.
      const widths = isDialog ? [390] : [...(isNew ? [own === 390 ? 1280 : 390] : []), own]
      for (const width of widths) {
        if (width !== page.viewportSize()?.width) await page.setViewportSize({ width, height })
        const findings = async () => {
          await settle(page)
          return [
            // Colors do not depend on the width.
            ...(await axeFindings(page, selector, width === own || isDialog)),
            // IBM's checker is as slow as axe and checks names and roles, which do not depend on the width.
            ...((isDialog ? isNew : width > 390) ? await ibmFindings(page, selector) : []),
            ...(await unannouncedTabs(page)),
          ]
        }
        await expectNone(findings, `findings at ${width} px: ${page.url()}`)
      }
      if (own !== page.viewportSize()?.width) await page.setViewportSize({ width: own, height })
    })
  },

  expectNoFindings: ({ page }, use) =>
    use(async () => {
      const findings = async () => {
        await settle(page)
        return [...(await axeFindings(page)), ...(await unannouncedTabs(page))]
      }
      await expectNone(findings, `findings: ${page.url()}`)
    }),

  discard: ({ page }, use) =>
    use(() =>
      page
        .getByRole('alertdialog', { name: 'Discard your changes?' })
        .getByRole('button', { name: 'Discard changes' })
        .click(),
    ),

  signInHere: ({ page }, use) =>
    use(async () => {
      await page.getByLabel('Email Address').fill(administrator.email)
      await page.getByLabel('Password', { exact: true }).fill(administrator.password)
      await page.getByRole('button', { name: 'Sign In' }).click()
      await page.waitForURL('**/admin/dashboard*')
    }),

  signIn: ({ page, server }, use) =>
    use(async (section) => {
      const response = await page.request.post(`${server.url}/api/auth/login`, {
        data: administrator,
      })
      const { token, user } = await response.json()
      // A small page of the same site, because what it stores is shared.
      if (!page.url().startsWith(server.url)) await page.goto('/api/health')
      await page.evaluate(
        ([token, user]) => {
          localStorage.setItem('adminToken', token)
          localStorage.setItem('adminUser', user)
        },
        [token, JSON.stringify(user)],
      )
      await page.goto(`/admin/dashboard${section ? `?section=${section}` : ''}`)
    }),
})

/** The heading of the open dialog, or undefined if none is open. */
const openDialog = (page: Page) =>
  page
    .locator('dialog:modal')
    .evaluateAll((dialogs) =>
      dialogs.map((dialog) => dialog.querySelector('h1, h2, h3')?.textContent ?? '').at(-1),
    )

/** Links that open a new tab without saying so, for which neither checker has a rule. */
const unannouncedTabs = (page: Page) =>
  page
    .locator('a[target="_blank"]:not([contenteditable] *)')
    .evaluateAll((links) =>
      links
        .filter((link) => !link.textContent?.includes('(opens in a new tab)'))
        .map((link) => `opens a tab without saying so: ${link.outerHTML}`),
    )

/** Looks again after findings, because a box that has just grown becomes focusable only with the next frame. */
const expectNone = (findings: () => Promise<string[]>, message: string) =>
  expect.poll(findings, { message }).toEqual([])

/**
 * Ends fades, because colors in the middle of one are not the final ones, and lays out what a page leaves for later,
 * because the checkers would find no text in it. Long animations, such as the time that a toast has left, change no
 * colors and can be paused.
 */
const settle = (page: Page) =>
  page.evaluate(() => {
    const frames = [...document.querySelectorAll('iframe')]
    // Through the page, because a frame of its own may be loading another page at this moment.
    for (const each of [document, ...frames.flatMap((frame) => frame.contentDocument ?? [])]) {
      each.documentElement.dataset.laidOut = ''
      for (const animation of each.getAnimations()) {
        // Not waited for, because one that the browser does not draw never ends by itself.
        if (Number(animation.effect?.getComputedTiming().endTime) <= 1000) animation.finish()
      }
    }
  })
