import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

test.use({ allowedErrors: [/Failed to load resource/] })

const block = (page: Page, name: string) => page.route(`**/${name}-*.js`, (route) => route.abort())
const unblock = (page: Page, name: string) => page.unroute(`**/${name}-*.js`)
const message = (page: Page) => page.getByText('Part of this page couldn’t be loaded.')

test('an error is shown when a dialog, the chat or a toast cannot be loaded, and the next click opens it', async ({
  page,
}) => {
  for (const name of ['load-application', 'StoryDialog', 'ChatWindow', 'toast-renderer']) {
    await block(page, name)
  }
  await page.goto('/?view=jobs')
  await expect(page.locator('#hero [data-ready="true"]')).toBeAttached()
  await page.getByRole('button', { name: 'Ask a question' }).click()
  await expect(message(page)).toBeVisible()
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(message(page)).toBeHidden()
  await page.getByRole('button', { name: 'Share your story' }).click()
  await expect(message(page)).toBeVisible()

  await page.getByRole('link', { name: 'View Job: Job Coach' }).click()
  await page.getByRole('button', { name: 'Apply Now' }).click()
  await expect(page.locator('dialog').filter({ has: message(page) })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Load the page again' })).toBeVisible()
  await page.getByRole('button', { name: 'Save Job' }).click()
  await expect(page.getByText('Save job functionality would be implemented here')).toBeVisible()

  await unblock(page, 'load-application')
  await page.getByRole('button', { name: 'Apply Now' }).click()
  await expect(page.getByRole('dialog', { name: 'Apply for Position' })).toBeVisible()
  await expect(message(page)).toBeHidden()
})

test('a job that the server rendered can be read although its dialog cannot be loaded', async ({
  page,
}) => {
  await block(page, 'JobRoute')
  await page.goto('/?view=jobs')
  await expect(page.locator('#hero [data-ready="true"]')).toBeAttached()
  await page.getByRole('link', { name: 'View Job: Job Coach' }).click()
  await expect(message(page)).toBeVisible()
  await page.getByRole('button', { name: 'Load the page again' }).click()
  const job = page.getByRole('dialog', { name: 'Job Coach' })
  await expect(job).toBeVisible()
  await expect(message(page)).toBeVisible()
  await unblock(page, 'JobRoute')
  await page.getByRole('button', { name: 'Load the page again' }).click()
  await expect(page.locator('dialog:modal')).toBeVisible()
  await expect(message(page)).toBeHidden()
  await job.getByRole('button', { name: 'Apply Now' }).click()
  await expect(page.getByRole('dialog', { name: 'Apply for Position' })).toBeVisible()
})

test('an error is shown when the script of the page cannot be loaded, and a button loads it again', async ({
  page,
}) => {
  await block(page, 'hydrate')
  await page.goto('/')
  await expect(message(page)).toBeVisible()
  await unblock(page, 'hydrate')
  await page.getByRole('button', { name: 'Load the page again' }).click()
  await expect(page.locator('#hero [data-ready="true"]')).toBeAttached()
  await expect(message(page)).toBeHidden()
})

test('an error is shown in place of an office screen that cannot be loaded', async ({
  page,
  signIn,
}) => {
  await block(page, 'ReportsScreen')
  await signIn('reports')
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'Part of this page couldn’t be loaded.',
  )
  await unblock(page, 'ReportsScreen')
  await page.getByRole('button', { name: 'Load the page again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible()
})

test('someone can sign in although the next screen could not be loaded while they typed', async ({
  page,
  signInHere,
}) => {
  await block(page, 'ApplicationsScreen')
  const failed = page.waitForEvent('requestfailed')
  await page.goto('/admin')
  await failed
  await unblock(page, 'ApplicationsScreen')
  await signInHere()
  await expect(page.getByRole('heading', { level: 1, name: 'Applications' })).toBeVisible()
})

test('an error is shown when the office cannot be loaded, and a button loads it again', async ({
  page,
}) => {
  await block(page, 'first')
  await page.goto('/admin')
  await expect(message(page)).toBeVisible()
  await unblock(page, 'first')
  await page.getByRole('button', { name: 'Load the page again' }).click()
  await expect(page.getByLabel('Email Address')).toBeVisible()
  await expect(message(page)).toBeHidden()
})

test('the page of the office names all that its first screen needs', async ({ request }) => {
  const html = await (await request.get('/admin/dashboard?section=overview')).text()
  const named = [...html.matchAll(/(?:src|modulepreload" href)="([^"]+\.js)"/g)].map(
    ([, path]) => path,
  )
  expect(named.length).toBeGreaterThan(1)
  for (const path of named) {
    const code = await (await request.get(path ?? '')).text()
    const imported = [...code.matchAll(/(?:from|import)"\.\/([^"]+)"/g)].map(([, name]) => name)
    for (const name of imported) expect(named.join(), `${path} needs ${name}`).toContain(name)
  }
})
