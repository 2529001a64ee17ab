import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'
import { ibmFindings } from './ibm-checker.ts'
import { administrator, type RunningServer, startServer } from './server.ts'

export { expect }

type Fixtures = {
  server: RunningServer
  /** Neither axe nor IBM's checker finds anything in the current page, or in a part of it: WCAG 2.2 AA and best practices. */
  expectAccessible: (part?: string) => Promise<void>
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
  Fixtures & { allowedErrors: RegExp[] },
  { fileServer: RunningServer }
>({
  fileServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names here
    async ({}, use) => {
      const server = await startServer()
      await use(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
  server: ({ fileServer }, use) => use(fileServer),
  baseURL: ({ fileServer }, use) => use(fileServer.url),
  /** Errors that a test causes on purpose, as `test.use({ allowedErrors: [...] })`. */
  allowedErrors: [[], { option: true }],

  page: async ({ page, allowedErrors }, use) => {
    const errors: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') errors.push(message.text())
    })
    page.on('pageerror', (error) => errors.push(String(error)))
    await use(page)
    const unexpected = errors.filter((text) => !allowedErrors.some((each) => each.test(text)))
    expect(unexpected, 'errors and warnings in the browser console').toEqual([])
  },

  expectAccessible: ({ page }, use) =>
    use(async (part) => {
      await animationsEnd(page)
      // Legacy mode ignores frames, which no page has, and saves axe from opening a tab for each check.
      const axe = new AxeBuilder({ page }).setLegacyMode()
      if (part) axe.include(part)
      const { violations } = await axe
        .options({ resultTypes: ['violations'] })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .analyze()
      const findings = violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`,
      )
      // IBM's checker is as slow as axe and checks names and roles, which do not depend on the width.
      const wide = (page.viewportSize()?.width ?? 0) >= 1000
      if (wide) findings.push(...(await ibmFindings(page, part)))
      expect([...findings, ...(await unannouncedTabs(page))]).toEqual([])
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

  signIn: ({ page, signInHere }, use) =>
    use(async (section) => {
      await page.goto('/admin')
      await signInHere()
      if (section) await page.goto(`/admin/dashboard?section=${section}`)
    }),
})

/** Links that open a new tab without saying so, for which neither checker has a rule. */
const unannouncedTabs = (page: Page) =>
  page
    .locator('a[target="_blank"]:not([contenteditable] *)')
    .evaluateAll((links) =>
      links
        .filter((link) => !link.textContent?.includes('(opens in a new tab)'))
        .map((link) => `opens a tab without saying so: ${link.outerHTML}`),
    )

/** Waits for animations, because colors in the middle of a fade are not the final ones. */
const animationsEnd = (page: Page) =>
  page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .map(({ finished, effect }) =>
          effect?.getTiming().iterations === Number.POSITIVE_INFINITY ? undefined : finished,
        ),
    ),
  )
