import type { Page } from '@playwright/test'
import { applyThroughApi } from '../support/apply.ts'
import { expect, test } from '../support/test.ts'

test.use({ colorScheme: 'dark' })

const countPages = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length

/** Visible controls, and text that is too light to be read on white paper. */
const printProblems = (page: Page) =>
  page.evaluate(() => {
    const isVisible = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      element.getBoundingClientRect().width > 1
    const isLight = (element: Element) => {
      const [red = 0, green = 0, blue = 0] = getComputedStyle(element).color.match(/\d+/g) ?? []
      return Number(red) + Number(green) + Number(blue) > 360
    }
    const hasText = ({ childNodes }: Element) =>
      [...childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim())
    const controls = [...document.querySelectorAll('button, input, textarea')].filter(isVisible)
    const light = [...document.querySelectorAll('body *')].filter(
      (element) => hasText(element) && isVisible(element) && isLight(element),
    )
    return [...controls, ...light].map((element) => element.outerHTML.slice(0, 100))
  })

test('the whole site prints dark on white, without controls', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('#hero [data-ready="true"]')).toBeVisible()
  const events = await (await page.request.get('/api/events/public')).json()
  const team = await (await page.request.get('/api/team')).json()
  const testimonials = await (await page.request.get('/api/testimonials')).json()
  await page.emulateMedia({ media: 'print' })
  for (const { title } of events.data) await expect(page.getByText(title).first()).toBeVisible()
  for (const { name } of [...team, ...testimonials.data]) {
    await expect(page.getByText(name, { exact: true }).first()).toBeVisible()
  }
  for (const card of await page.locator('#events [role="group"] article').all()) {
    const left = await card.evaluate((element) => element.getBoundingClientRect().left)
    expect(left).toBeGreaterThanOrEqual(0)
    expect(left).toBeLessThan(200)
  }
  expect(await printProblems(page)).toEqual([])
  const fits = await page
    .locator('img:visible')
    .evaluateAll((pictures) => pictures.map((picture) => getComputedStyle(picture).objectFit))
  expect(new Set(fits), 'no picture is cropped').toEqual(new Set(['contain']))
  for (const name of ['Main', 'Quick Links', 'Resources and Information']) {
    await expect(page.getByRole('navigation', { name })).toBeHidden()
  }

  await page.emulateMedia({ media: null })
  await page.goto('/?view=jobs')
  await expect(page.getByRole('link', { name: 'View Job: Job Coach' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  expect(await printProblems(page)).toEqual([])
  await page.goto('/privacy')
  expect(await printProblems(page)).toEqual([])
})

test('the online referral prints with its fields and what was typed', async ({ page }) => {
  await page.goto('/referral/online')
  await page.getByLabel('Your name').fill('Marcy Dunn')
  const needs = page.getByLabel('Needs in a few words')
  await needs.fill('Likes to cook.\n'.repeat(20))
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByLabel('Your name')).toBeVisible()
  await expect(page.getByLabel('Health plan')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: /interpreter/ })).toBeVisible()
  await expect(page.getByText('Files to add')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Send referral' })).toBeHidden()
  // Nothing that was typed is cut off.
  expect(await needs.evaluate((area) => area.scrollHeight - area.clientHeight)).toBe(0)
})

test('the longest job prints on one page', async ({ page }) => {
  const { data: jobs } = await (await page.request.get('/api/jobs')).json()
  const [longest] = jobs.toSorted(
    (a: { description: string }, b: { description: string }) =>
      b.description.length - a.description.length,
  )
  await page.goto(`/jobs/${longest.id}`)
  await expect(page.locator('dialog:modal')).toBeVisible()
  expect(countPages(await page.pdf({ format: 'Letter' }))).toBe(1)
  await page.emulateMedia({ media: 'print' })
  expect(await printProblems(page)).toEqual([])
  await expect(page.getByText('To apply, call us at').last()).toBeVisible()
})

test('an applicant prints on one page', async ({ page, server, signIn }) => {
  await applyThroughApi(server, { firstName: 'Hannah', lastName: 'Pruitt', email: 'h@example.org' })
  await applyThroughApi(server, { firstName: 'Someone', lastName: 'Else', email: 'e@example.org' })
  await signIn('applicants')
  await page.getByRole('button', { name: 'View details of Hannah Pruitt' }).click()
  const details = page.getByRole('dialog', { name: 'Hannah Pruitt' })
  await details.getByLabel('Add a note').fill('Call after 3 PM.\nKnows sign language.')
  await details.getByRole('button', { name: 'Add note' }).click()
  await expect(page.getByText('Note added')).toBeVisible()
  expect(countPages(await page.pdf({ format: 'Letter' }))).toBe(1)

  await page.emulateMedia({ media: 'print' })
  for (const text of ['h@example.org', 'Knows sign language.', 'Not scheduled']) {
    await expect(details.getByText(text).last()).toBeVisible()
  }
  for (const text of ['Documents', 'resume.pdf', 'applied for']) {
    await expect(details.getByText(text).first()).toBeHidden()
  }
  expect(await printProblems(page)).toEqual([])
  await expect(page.getByText('Someone Else').first()).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
})
