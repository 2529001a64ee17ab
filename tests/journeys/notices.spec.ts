import { expect, test } from '../support/test.ts'
import { unpublishNotices } from '../support/through-api.ts'

/** Other than what an earlier test on this server stored. */
const words = `Ask us for an interpreter. (${Date.now()})`

test.afterEach(({ request }) => unpublishNotices(request))

test('staff write and publish a notice, which every page then links, until they take it back', async ({
  page,
  signIn,
  browser,
  server,
}) => {
  const readStatus = async (path: string) => (await page.request.get(path)).status()
  expect(await readStatus('/notices')).toBe(404)
  expect(await (await page.request.get('/')).text()).not.toContain('href="/notices"')

  await signIn('notices')
  await page.getByRole('button', { name: /“Language help”$/ }).click()
  const editor = page.getByRole('textbox', { name: 'Text' })
  await editor.fill(words)
  await page.reload()
  await expect(page.getByText('We kept what you typed here before.')).toBeVisible()
  await expect(editor).toHaveText(words)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Notice saved. Publish it when it is ready.')).toBeVisible()
  expect(await readStatus('/notices')).toBe(404)

  const publish = page.getByRole('switch', { name: 'Publish “Language help”' })
  await publish.press('Space')
  await expect(page.getByText('“Language help” is on the site now.')).toBeVisible()
  await expect(publish).toBeChecked()

  const withoutScript = await browser.newContext({
    baseURL: server.url,
    javaScriptEnabled: false,
  })
  const visitor = await withoutScript.newPage()
  await visitor.goto('/')
  await visitor.getByRole('contentinfo').getByRole('link', { name: 'Notices' }).click()
  await expect(visitor).toHaveURL('/notices')
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Notices')
  const help = visitor.getByRole('region', { name: 'Language help' })
  await expect(help.getByText(words)).toBeVisible()
  await expect(visitor.getByRole('heading', { level: 2 }).filter({ hasText: 'Language' })).toHaveId(
    'language-help',
  )
  await withoutScript.close()
  expect(await (await page.request.get('/sitemap.xml')).text()).toContain('/notices</loc>')

  const opened = page.context().waitForEvent('page')
  await page.getByRole('link', { name: 'See them on the site' }).click()
  const withScript = await opened
  await expect(withScript).toHaveTitle('Notices: Tulip Poplar Care')
  await withScript.getByRole('button', { name: 'Ask a question' }).click()
  await expect(withScript.getByRole('log')).toBeVisible()
  await expect(withScript.getByText(words)).toBeVisible()

  await publish.press('Space')
  await expect(page.getByText('“Language help” is hidden from the site now.')).toBeVisible()
  expect(await readStatus('/notices')).toBe(404)
  expect(await (await page.request.get('/privacy')).text()).not.toContain('href="/notices"')

  await page.goto('/admin/dashboard?section=audit')
  await expect(page.getByText('unpublished the notice Language help').first()).toBeVisible()
})
