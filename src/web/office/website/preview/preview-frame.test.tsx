import { expect, test } from 'vitest'
import { showAsWithScript } from './preview-frame.ts'

test('the page is shown as to visitors with scripts, and its links lead nowhere', () => {
  const page = document.implementation.createHTMLDocument()
  page.body.innerHTML = '<noscript>Without</noscript><a href="/jobs">Jobs</a>'
  showAsWithScript(page)
  expect(page.querySelector('noscript')).toBeNull()
  expect(page.querySelector('a')?.target).toBe('_blank')
})
