import type { Browser, BrowserContextOptions, Page } from '@playwright/test'

/** What tests listen to. */
const observed = ['console', 'dialog', 'download', 'pageerror', 'request', 'response']

type Kept = { page: Page; isSpoiled: () => boolean }

/**
 * Pages that the tests of a worker use one after another. A browser needs two fifths less processor time to load a page in
 * a process that has loaded others of the same site than in a new one, which each new page gets.
 */
export function createKeptPages(browser: Browser) {
  const kept = new Map<string, Kept>()

  /** A page that is as good as new. */
  async function take({ viewport, ...options }: BrowserContextOptions): Promise<Page> {
    const key = JSON.stringify(options)
    const found = kept.get(key)
    if (!found) {
      const page = await (await browser.newContext({ ...options, viewport })).newPage()
      kept.set(key, { page, isSpoiled: watchLastingChanges(page) })
      return page
    }
    const { page } = found
    if (viewport && JSON.stringify(viewport) !== JSON.stringify(page.viewportSize())) {
      await page.setViewportSize(viewport)
    }
    return page
  }

  /** Removes what a test has left, or the whole page where that is not possible. */
  async function giveBack(page: Page, { viewport: _, ...options }: BrowserContextOptions) {
    const key = JSON.stringify(options)
    const context = page.context()
    if (kept.get(key)?.isSpoiled() || page.isClosed() || options.javaScriptEnabled === false) {
      return remove(key)
    }
    await Promise.all(
      context
        .pages()
        .filter((each) => each !== page)
        .map((each) => each.close()),
    )
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await context.unrouteAll({ behavior: 'ignoreErrors' })
    // Not all at once: Playwright listens itself, for example to the end of the page.
    for (const event of observed) page.removeAllListeners(event)
    const { colorScheme = null, reducedMotion = null } = options
    await page.emulateMedia({ media: null, forcedColors: null, colorScheme, reducedMotion })
    // A small page of the same site, because the page before may store something when it is left.
    await page.goto('/api/health')
    await page.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
    await context.clearCookies()
    await page.mouse.move(0, 0)
  }

  async function remove(key: string) {
    const found = kept.get(key)
    kept.delete(key)
    await found?.page.context().close()
  }

  return { take, giveBack }
}

/** Tells whether a test has changed the page in a way that cannot be taken back. */
function watchLastingChanges(page: Page): () => boolean {
  let spoiled = false
  const watch = <Name extends string>(of: Record<Name, unknown>, ...names: Name[]) => {
    for (const name of names) {
      const original = of[name] as (...args: unknown[]) => unknown
      Object.assign(of, {
        [name]: (...args: unknown[]) => {
          spoiled = true
          return original.apply(of, args)
        },
      })
    }
  }
  const context = page.context()
  watch(page, 'addInitScript', 'exposeBinding', 'exposeFunction', 'setExtraHTTPHeaders')
  watch(page.clock, 'install', 'setFixedTime', 'setSystemTime')
  watch(context, 'addInitScript', 'exposeBinding', 'exposeFunction', 'setExtraHTTPHeaders')
  watch(context, 'grantPermissions', 'newCDPSession', 'setGeolocation', 'setOffline')
  return () => spoiled
}
