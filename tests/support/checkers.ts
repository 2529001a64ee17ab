import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import type { NodeResult, RunOptions } from 'axe-core'

const { resolve } = createRequire(import.meta.url)
const sources = {
  // Half as large as `axe.source`, which every page has to read anew.
  axe: readFile(resolve('axe-core/axe.min.js'), 'utf8'),
  ibm: readFile(resolve('accessibility-checker-engine/ace.js'), 'utf8'),
}

const options: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
  elementRef: true,
  // By default it also looks for a selector of each element, and fetches all style sheets for a rule that does not run.
  selectors: false,
  preload: { assets: ['media'] },
  // The policy forbids what this rule looks for, and to look for it takes a tenth of the time.
  rules: { 'avoid-inline-spacing': { enabled: false } },
}

/** Takes half of the time. */
const withoutContrast: RunOptions = {
  ...options,
  rules: { ...options.rules, 'color-contrast': { enabled: false } },
}

/** What axe finds in a part of the page, in its open dialogs, or in the whole page. */
export async function axeFindings(page: Page, selector = '', contrast = true): Promise<string[]> {
  // Evaluated through the debugger, the script is not subject to the page's content security policy.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(await sources.axe)
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
    { selector, options: contrast ? options : withoutContrast },
  )
}

type Result = { ruleId: string; value: [level: string, verdict: string]; snippet: string }
type Checker = { check: (root: Node, policies: string[]) => Promise<{ results: Result[] }> }

const policy = 'IBM_Accessibility'

/** Slow, and axe measures contrast and targets too; the policy forbids what the last one looks for. */
const slowRules = ['text_contrast_sufficient', 'target_spacing_sufficient', 'text_spacing_valid']

/** Findings that are wrong: the rule, the element, and why. */
const exceptions = [
  {
    rule: 'aria_content_in_landmark',
    at: /^<a href="#content"/,
    because: 'A skip link comes before the landmarks so that it gets the focus first.',
  },
  {
    rule: 'img_alt_redundant',
    at: /src="\/leaf/,
    because: 'The name beside the logo is hidden from screen readers while the logo is shown.',
  },
  {
    rule: 'input_autocomplete_valid',
    at: /type="email".* autocomplete="username"/,
    because: 'HTML allows "username" on an email field, and password managers need it.',
  },
  {
    rule: 'element_tabbable_role_valid',
    at: /^<div tabindex="0".* role="region"/,
    because: 'The text of a dialog scrolls; the checker overlooks scrolling within the padding.',
  },
  {
    rule: 'element_tabbable_role_valid',
    at: /class="Toastify__toast /,
    because: 'Alt+T moves the focus to a toast.',
  },
  {
    rule: 'element_tabbable_role_valid',
    at: /^<ul tabindex="0" aria-labelledby="core-values"/,
    because: 'On a phone the values scroll sideways, and the server does not know the width.',
  },
]

/**
 * The definite violations that IBM's checker finds in a part of the page, in its open dialogs, or in the whole page. It has rules that axe
 * does not have, such as unnamed fieldsets and attributes that a native control must not have.
 */
export async function ibmFindings(page: Page, selector = ''): Promise<string[]> {
  if (!(await page.evaluate(() => 'ibmChecker' in globalThis))) await loadIbmChecker(page)
  const found = await page.evaluate(
    async ({ selector, policy }) => {
      const { ibmChecker } = globalThis as unknown as { ibmChecker: Checker }
      // The checker treats clipped text as hidden, even text for screen readers.
      const unclipped = new CSSStyleSheet()
      unclipped.replaceSync('* { clip-path: none !important }')
      document.adoptedStyleSheets.push(unclipped)
      const selected = document.querySelectorAll(selector || 'dialog:modal')
      const roots = selected.length > 0 || selector ? [...selected] : [document]
      const results: Result[] = []
      for (const root of roots) {
        results.push(...(await ibmChecker.check(root, [policy])).results)
      }
      document.adoptedStyleSheets.pop()
      return results
        .filter(({ value: [level, verdict] }) => level === 'VIOLATION' && verdict === 'FAIL')
        .map(({ ruleId, snippet }) => ({ ruleId, snippet }))
    },
    { selector, policy },
  )
  return found
    .filter(({ ruleId, snippet }) =>
      exceptions.every(({ rule, at }) => rule !== ruleId || !at.test(snippet)),
    )
    .map(({ ruleId, snippet }) => `${ruleId}: ${snippet}`)
}

/** Evaluated through the debugger, the script is not subject to the page's content security policy. */
async function loadIbmChecker(page: Page) {
  await page.evaluate(`globalThis.ibmChecker = (() => {
    ${await sources.ibm}
    const checker = new ace.Checker()
    // Rules that only ask a person to look never find a definite violation, and take a third of the time.
    const isDefinite = (rule) => /RuleFail/.test(checker.engine.ruleMap[rule].run)
    // Not with its own disableRule, which disables all of them.
    checker.rulesetRules.${policy} = checker.rulesetRules.${policy}.filter(
      (rule) => !${JSON.stringify(slowRules)}.includes(rule) && isDefinite(rule),
    )
    return checker
  })(), 0`)
}
