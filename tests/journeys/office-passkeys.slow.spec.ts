import type { Page } from '@playwright/test'
import { administrator } from '../support/server.ts'
import { expect, test } from '../support/test.ts'

// The browser reports a refused sign-in as an error.
test.use({ allowedErrors: [/status of 401/] })

/** A phone or a security key that recognizes its owner. */
async function addAuthenticator(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  const recognize = (isUserVerified: boolean) =>
    session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })
  return { recognize }
}

test('an administrator adds a passkey, signs in with it alone, and removes it', async ({
  page,
  server,
  expectNoFindings,
}) => {
  // Passkeys belong to a name; the server itself listens at the number.
  const site = server.url.replace('127.0.0.1', 'localhost')
  const passkeyButton = page.getByRole('button', { name: 'Sign in with a passkey' })
  await page.goto(`${server.url}/admin`)
  await expect(page.getByLabel('Email Address')).toBeVisible()
  await expect(passkeyButton).toHaveCount(0)

  const { recognize } = await addAuthenticator(page)
  await page.goto(`${site}/admin`)
  await expect(passkeyButton).toBeVisible()
  await expectNoFindings()
  await page.getByLabel('Email Address').fill(administrator.email)
  await page.getByLabel('Password', { exact: true }).fill(administrator.password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.waitForURL('**/admin/dashboard*')

  await page.goto(`${site}/admin/dashboard?section=account`)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Your password (required)').fill(administrator.password)
  await expectNoFindings()
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await dialog.getByLabel('Name').fill('My phone')
  await expectNoFindings()
  await dialog.getByRole('button', { name: 'Add passkey' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'My phone' })).toContainText(
    'Not used yet.',
  )
  await expectNoFindings()

  await page.getByRole('button', { name: 'Logout' }).click()
  await recognize(false)
  await passkeyButton.click()
  await expect(page.getByRole('alert')).toContainText('No passkey was used.')
  await recognize(true)
  await passkeyButton.click()
  await page.waitForURL('**/admin/dashboard*')

  await page.goto(`${site}/admin/dashboard?section=account`)
  await expect(page.getByRole('listitem').filter({ hasText: 'My phone' })).toContainText(
    'Last used: Today',
  )
  await page.getByRole('button', { name: 'Remove My phone' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('The passkey is removed.')).toBeVisible()
  await page.getByRole('button', { name: 'Logout' }).click()
  await passkeyButton.click()
  await expect(page.getByRole('alert')).toContainText('This passkey was not accepted.')
})
