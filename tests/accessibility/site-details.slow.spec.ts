import { expect, test } from '../support/test.ts'

test.use({ allowedErrors: [/status of (409|503)/] })

test.use({ viewport: { width: 390, height: 844 } })

test('the site details: not loaded, filled in, with errors, in conflict', async ({
  page,
  signIn,
  expectAccessible,
  discard,
}) => {
  const call = '**/api/admin/site-details'
  await page.route(call, (route) => route.fulfill({ status: 503, json: {} }))
  await signIn('site-details')
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible()
  await expectAccessible('main')
  await page.unroute(call)
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByLabel('Phone')).toBeVisible()
  await expectAccessible()

  await page.getByLabel('Phone').fill('call us')
  for (let count = 3; count < 12; count += 1) {
    await page.getByRole('button', { name: 'Add link' }).click()
  }
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Please correct the marked fields.')).toBeVisible()
  await expectAccessible('main')

  await page.getByRole('button', { name: 'Discard changes' }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await expectAccessible()
  await discard()
  const message = 'Someone else changed this. Reload to see it.'
  await page.route(call, (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 409, json: { success: false, code: 'conflict', message } })
      : route.continue(),
  )
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText(message).first()).toBeVisible()
  await expectAccessible()
})
