import { type Browser, chromium, expect, type Locator, type Page } from '@playwright/test'
import { testLaunchOptions } from './browser.ts'

/** A browser with another default font size than 16 px. */
export function launchWithFont(size: number): Promise<Browser> {
  const options = testLaunchOptions()
  return chromium.launch({
    ...options,
    args: [...options.args, `--blink-settings=defaultFontSize=${size}`],
  })
}

/** Neither the page nor an open dialog is wider than its window. */
export async function expectNoSidewaysScroll(page: Page, where = page.url()) {
  const tooWide = () =>
    page.evaluate(() =>
      [document.documentElement, ...document.querySelectorAll('dialog[open], [role="dialog"]')]
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map(({ tagName, scrollWidth, clientWidth }) => `${tagName} ${scrollWidth}>${clientWidth}`),
    )
  const width = page.viewportSize()?.width
  await expect.poll(tooWide, `scrolls sideways at ${width} px: ${where}`).toEqual([])
}

/** After scrolling to it, the control is completely visible and nothing covers it. */
export async function expectReachable(control: Locator) {
  await control.scrollIntoViewIfNeeded()
  await expect(control).toBeInViewport({ ratio: 1 })
  await expect.poll(() => control.evaluate(isOnTop), `${control} is covered`).toBe(true)
}

/** A separate function, because it runs in the browser. */
function isOnTop(element: Element) {
  const { left, top, width, height } = element.getBoundingClientRect()
  const topmost = document.elementFromPoint(left + width / 2, top + height / 2)
  return topmost !== null && (element.contains(topmost) || topmost.contains(element))
}

/** No control extends beyond a container that clips it and cannot be scrolled. */
export async function expectNothingCutOff(page: Page, where = page.url()) {
  const cutOff = () =>
    page.evaluate(() => {
      const cuts = (box: Element, control: DOMRect) => {
        const { overflowX } = getComputedStyle(box)
        if (overflowX !== 'hidden' && overflowX !== 'clip') return false
        const { left, right } = box.getBoundingClientRect()
        return control.left < left - 1 || control.right > right + 1
      }
      const outside = (control: Element) => {
        const rect = control.getBoundingClientRect()
        for (let box = control.parentElement; box; box = box.parentElement) {
          if (cuts(box, rect)) return true
        }
        return false
      }
      return [...document.querySelectorAll('a[href], button, input, select, textarea')]
        .filter((control) => control.checkVisibility({ visibilityProperty: true }))
        .filter((control) => !control.closest('[inert], [aria-hidden="true"], .visually-hidden'))
        .filter(outside)
        .map((control) => control.outerHTML.slice(0, 120))
    })
  const width = page.viewportSize()?.width
  await expect.poll(cutOff, `cut off at ${width} px: ${where}`).toEqual([])
}
