import { expect, test } from '../support/test.ts'
import { restoreDetails } from '../support/through-api.ts'

test.afterEach(({ request }) => restoreDetails(request))

test('an invalid phone number and a link that runs a script are not saved', async ({
  page,
  signIn,
  discard,
}) => {
  await signIn('site-details')
  await page.getByLabel('Phone').fill('call us')
  await page.getByRole('button', { name: 'Add link' }).click()
  await page.keyboard.type('Surprise')
  await page.keyboard.press('Tab')
  await page.keyboard.type('javascript:alert(1)')
  await page.keyboard.press('Enter')
  await expect(
    page.getByText('Enter a number with its area code, for example (615) 555-0142'),
  ).toBeVisible()
  await expect(page.getByText('Enter a web address that begins with https://')).toBeVisible()
  await expect(page.getByLabel('Phone')).toBeFocused()
  const { data } = await (await page.request.get('/api/site-details')).json()
  expect(data.phone).toBe('(615) 555-0142')

  await page.reload()
  await expect(page.getByText('We kept what you typed here before.')).toBeVisible()
  await expect(page.getByLabel('Phone')).toHaveValue('call us')
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await discard()
  await expect(page.getByLabel('Phone')).toHaveValue('(615) 555-0142')
})

test('staff turn the assistant off, and no page loads it any more', async ({ page, signIn }) => {
  await signIn('site-details')
  await page.getByRole('checkbox', { name: 'Show the assistant on the website' }).uncheck()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Site details saved')).toBeVisible()

  expect(await (await page.request.get('/')).text()).not.toContain('Ask a question')
  await page.goto('/')
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ask a question' })).toHaveCount(0)
})
