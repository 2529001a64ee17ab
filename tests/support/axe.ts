import type { Page } from '@playwright/test'
import axe, { type NodeResult, type RunOptions } from 'axe-core'

const options: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
  elementRef: true,
}

/** What axe finds in a part of the page, in its open dialogs, or in the whole page. */
export async function axeFindings(page: Page, selector = ''): Promise<string[]> {
  // Evaluated through the debugger, the script is not subject to the page's content security policy.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  return page.evaluate(
    async ({ selector, options }) => {
      const selected = document.querySelectorAll(selector || 'dialog:modal')
      const checked = selected.length > 0 || selector ? selected : document
      const { axe: checker } = globalThis as unknown as { axe: typeof axe }
      const { violations } = await checker.run(checked, options)
      const covering = ({ any }: NodeResult) =>
        any.flatMap(({ relatedNodes = [] }) => relatedNodes.flatMap(({ element }) => element ?? []))
      const sticks = (element: Element | null): boolean =>
        element !== null &&
        (/sticky|fixed/.test(getComputedStyle(element).position) || sticks(element.parentElement))
      return violations.flatMap(({ id, nodes }) => {
        // A button that is partly behind a bar can be reached by scrolling.
        const isFault = (node: NodeResult) => id !== 'target-size' || !covering(node).some(sticks)
        const faults = nodes.filter(isFault).map(({ html }) => html)
        return faults.length > 0 ? [`${id}: ${faults.join(' | ')}`] : []
      })
    },
    { selector, options },
  )
}
