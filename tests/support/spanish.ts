import type { Page } from '@playwright/test'
import { counties } from '#contract/referrals/counties.ts'
import { payers } from '#contract/referrals/payers.ts'

/** The pages that are walked in both languages. */
export const spanishPages = [
  '/',
  '/?view=jobs',
  '/?view=jobs&search=nothing+like+this',
  '/programs/family-support',
  '/events',
  '/events/friday-night-bowling',
  '/referral/online',
  '/privacy',
  '/accessibility',
  '/easy',
  '/easy/who-can-get-help',
  '/easy/your-rights',
  '/easy/events',
  '/easy/do/help',
  '/easy/do/wrong',
  '/nothing-here',
]

/** What is the same in both languages: names and their first letters, numbers, addresses, files, and the label of a library's progress bar. */
const unchanged =
  /^[\W\d]*$|^[A-Z]{2}$|Tulip Poplar Care|^A-[\dA-F-]+$|^R-\w{4}-\w{4}$|\.(pdf|png)$|^\d+ KB$|^notification timer$/
const names = new Set<string>([
  ...counties,
  ...[payers['ecf-choices'], payers.choices, payers['katie-beckett']],
])

/** What the calls of a Spanish page have, where names and places are as in English. */
export async function readRecords(page: Page): Promise<string> {
  const calls = ['site-details', 'hero', 'jobs', 'events/public', 'team', 'testimonials']
  const responses = await Promise.all(
    calls.map((name) => page.request.get(`/api/${name}?language=es`)),
  )
  return (await Promise.all(responses.map((response) => response.text()))).join()
}

/** The texts that a reader meets, also those for screen readers. */
export function readTexts(page: Page, parts: string): Promise<string[]> {
  return page.evaluate((parts) => {
    const texts = new Set<string>()
    for (const part of document.querySelectorAll(parts)) {
      for (const element of [part, ...part.querySelectorAll('*')]) {
        const ownLanguage = element.closest('[lang]')?.getAttribute('lang')
        if (ownLanguage !== document.documentElement.lang || element.matches('script, style'))
          continue
        for (const name of ['aria-label', 'alt', 'title', 'placeholder']) {
          texts.add(element.getAttribute(name) ?? '')
        }
        for (const node of element.childNodes) {
          if (node.nodeType === Node.TEXT_NODE) texts.add(node.textContent?.trim() ?? '')
        }
      }
    }
    return [...texts]
  }, parts)
}

export function findLeftOver(spanish: string[], english: string[], records: string) {
  // The page joins the parts of lists and of the address.
  const isRecord = (text: string) =>
    text.split(/\n|, | (?=\d{5}$)/).every((part) => records.includes(part))
  return spanish.filter(
    (text) =>
      english.includes(text) && !unchanged.test(text) && !names.has(text) && !isRecord(text),
  )
}
