import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'
import { ibmFindings } from './ibm-checker.ts'
import { administrator, type RunningServer, startServer } from './server.ts'

export { expect }

type Fixtures = {
  server: RunningServer
  /** No findings of axe or IBM's checker on what is shown now, or on a part of it: WCAG 2.2 AA and best practices. */
  expectAccessible: (part?: string) => Promise<void>
  signIn: (section?: string) => Promise<void>
  /** Answers the question that comes before typed text is lost. */
  discard: () => Promise<void>
  /** Fills in the login that is shown. */
  signInHere: () => Promise<void>
}

/**
 * A browser and a server. Whatever the browser complains of (an error of a script, a broken policy, a
 * hydration that does not match) fails the test, unless the test says that it expects it.
 */
export const test = base.extend<Fixtures & { complaints: RegExp[] }, { fileServer: RunningServer }>(
  {
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
    /** Complaints of the browser that belong to the test, as `test.use({ complaints: [...] })`. */
    complaints: [[], { option: true }],

    page: async ({ page, complaints }, use) => {
      const heard: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') heard.push(message.text())
      })
      page.on('pageerror', (error) => heard.push(String(error)))
      await use(page)
      const unexpected = heard.filter((text) => !complaints.some((known) => known.test(text)))
      expect(unexpected, 'what the browser complained of').toEqual([])
    },

    expectAccessible: ({ page }, use) =>
      use(async (part) => {
        await settled(page)
        // No page here has frames; without them axe need not open a tab of its own for each look.
        const axe = new AxeBuilder({ page }).setLegacyMode()
        if (part) axe.include(part)
        const { violations } = await axe
          .options({ resultTypes: ['violations'] })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
          .analyze()
        const found = violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`,
        )
        // It judges names and roles, which do not depend on the width, and costs as much as axe.
        const wide = (page.viewportSize()?.width ?? 0) >= 1000
        if (wide) found.push(...(await ibmFindings(page, part)))
        expect([...found, ...(await unsaidTabs(page))]).toEqual([])
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
  },
)

/** Links that open a tab and do not say so: neither checker has a rule for them. */
const unsaidTabs = (page: Page) =>
  page
    .locator('a[target="_blank"]:not([contenteditable] *)')
    .evaluateAll((links) =>
      links
        .filter((link) => !link.textContent?.includes('(opens in a new tab)'))
        .map((link) => `opens a tab without saying so: ${link.outerHTML}`),
    )

/** Colours in the middle of a fade are not the colours a person reads. */
const settled = (page: Page) =>
  page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .map(({ finished, effect }) =>
          effect?.getTiming().iterations === Number.POSITIVE_INFINITY ? undefined : finished,
        ),
    ),
  )
