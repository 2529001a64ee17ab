import type { Page } from '@playwright/test'
import axe, { type AxeResults } from 'axe-core'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe finds in a part of the page, in its open dialogs, or in the whole page. */
export async function axeFindings(page: Page, part = ''): Promise<string[]> {
  // Evaluated through the debugger, the script is not subject to the page's content security policy.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  const { violations } = await page.evaluate<AxeResults, [string, axe.RunOptions]>(
    ([part, options]) => {
      const parts = document.querySelectorAll(part || 'dialog:modal')
      const checked = parts.length > 0 || part ? parts : document
      return (globalThis as unknown as { axe: typeof axe }).axe.run(checked, options)
    },
    [part, { runOnly: tags, resultTypes: ['violations'] }],
  )
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)
}
