import { expect, test } from '../support/test.ts'
import { restoreDetails } from '../support/through-api.ts'

const phone = '(931) 555-0123'
const hours = 'Every day, 8:00 AM to 6:00 PM'

test.afterEach(({ request }) => restoreDetails(request))

test('staff change phone, hours and a link, and the whole site shows them immediately', async ({
  page,
  signIn,
  browser,
  server,
}) => {
  // The pages are cached before the change.
  for (const path of ['/', '/privacy', '/referral-form.docx']) await page.request.get(path)
  const before = await (await page.request.get('/referral-form.docx')).body()

  await signIn('site-details')
  await page.getByLabel('Phone').fill(phone)
  await page.getByRole('textbox', { name: 'Office hours' }).fill(hours)
  const first = page.getByRole('group', { name: 'link 1' })
  await first.getByLabel('Label').fill('The Arc Tennessee')
  await first.getByLabel('Web address').fill('https://www.thearctn.org/')
  await page.getByRole('button', { name: 'Move link 1 down' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Move link 2 down' })).toBeFocused()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Site details saved')).toBeVisible()
  await expect(page.getByText(/^Last saved/)).toBeVisible()

  const opened = page.context().waitForEvent('page')
  await page.getByRole('link', { name: 'See it on the site' }).click()
  const visitor = await opened
  await expect(visitor).toHaveURL('/#contact-us')
  const header = visitor.getByRole('banner')
  await expect(header.getByRole('link', { name: phone, exact: true })).toHaveAttribute(
    'href',
    'tel:+19315550123',
  )
  await expect(header.getByText(hours).first()).toBeVisible()
  const contact = visitor.getByRole('region', { name: 'Contact Us' })
  await expect(contact.getByRole('link', { name: phone }).first()).toBeVisible()
  await expect(contact.getByText(hours)).toBeVisible()
  const footer = visitor.getByRole('contentinfo')
  await expect(footer.getByRole('link', { name: phone })).toBeVisible()
  const resources = footer.getByRole('navigation', { name: 'Resources and Information' })
  await expect(resources.getByRole('link')).toHaveText([
    /^TennCare ECF CHOICES/,
    /^The Arc Tennessee/,
    /^Report abuse/,
  ])
  await expect(resources.getByRole('link', { name: 'The Arc' })).toHaveAttribute(
    'href',
    'https://www.thearctn.org/',
  )

  await visitor.getByRole('button', { name: 'Ask a question' }).click()
  await visitor.getByRole('button', { name: 'How do I contact you?' }).click()
  await expect(visitor.getByRole('log')).toContainText(`We’re open ${hours}.`)
  await expect(visitor.getByRole('log').getByRole('link', { name: `Call ${phone}` })).toBeVisible()

  const organization = visitor.locator('script[type="application/ld+json"]')
  expect(JSON.parse((await organization.textContent()) ?? '{}')).toMatchObject({ telephone: phone })
  const after = await (await page.request.get('/referral-form.docx')).body()
  expect(after.equals(before)).toBe(false)

  const contextWithoutScript = await browser.newContext({
    baseURL: server.url,
    javaScriptEnabled: false,
  })
  const pageWithoutScript = await contextWithoutScript.newPage()
  const { data: jobs } = await (await page.request.get('/api/jobs')).json()
  for (const path of ['/', '/privacy', '/accessibility', '/no-such-page', `/jobs/${jobs[0].id}`]) {
    await pageWithoutScript.goto(path)
    expect(await pageWithoutScript.content(), path).toContain(phone)
    expect(await pageWithoutScript.content(), path).not.toContain('555-0142')
  }
  await pageWithoutScript.goto('/')
  await pageWithoutScript.getByRole('button', { name: 'Send' }).click()
  await expect(pageWithoutScript.getByRole('heading', { level: 1 })).toHaveText(
    'Your message hasn’t been sent yet',
  )
  expect(await pageWithoutScript.content()).not.toContain('555-0142')
  await contextWithoutScript.close()

  await page.goto('/admin/dashboard?section=audit')
  await expect(page.getByText('updated the site details').first()).toBeVisible()
  await page.getByLabel('Kind').selectOption('Site details')
  await expect(page.getByText('updated the site details').first()).toBeVisible()
})
