import { expect, test } from '../support/test.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('administrators: list, dialogs, a deactivated administrator', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  const name = 'Tom Reed'
  await signIn('users')
  await expect(page.getByText('What each role may do')).toBeVisible()
  await expectAccessible()

  await page.getByRole('button', { name: 'Add Administrator' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Name is required')).toBeVisible()
  await expectAccessible()
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Email').fill('tom.reed@example.org')
  await page.getByLabel('Password (required)').fill('a long walk by the river')
  await page.getByRole('button', { name: 'Save' }).click()

  await page.getByRole('button', { name: `Change role of ${name}` }).click()
  await page.getByLabel('Role (required)').selectOption('Hiring')
  await expectAccessible()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('row', { name }).getByText('Hiring')).toBeVisible()

  await page.getByRole('button', { name: `Set password for ${name}` }).click()
  await expect(page.getByLabel('New password (required)')).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Cancel' }).click()

  await page.getByRole('button', { name: `Deactivate ${name}` }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await expectAccessible()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Deactivate' }).click()
  await expect(page.getByRole('button', { name: `Reactivate ${name}` })).toBeVisible()
  await expectAccessible('main')
})

test('your account: password and sessions', async ({ page, signIn, expectAccessible }) => {
  await signIn('account')
  await expect(page.getByText('This session').first()).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Change your password' }).click()
  await expect(page.getByLabel('Current password (required)')).toBeVisible()
  await expectAccessible()
})

test('the audit log: with entries and without', async ({ page, signIn, expectAccessible }) => {
  await signIn('audit')
  await expect(page.getByText('signed in').first()).toBeVisible()
  await expectAccessible()
  await page.getByLabel('Kind').selectOption('Team members')
  await expect(page.getByText('No entries')).toBeVisible()
  await expectAccessible('main')
})

test('the automatic tasks: as they are, failed and empty', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn('audit')
  await page.getByRole('tab', { name: 'Automatic tasks' }).click()
  await expect(page.getByText('Remove unused pictures')).toBeVisible()
  await expectAccessible()

  const run = { endedAt: '2026-11-15T15:05:00.000Z', failed: true, result: 'The disk is full.' }
  const task = {
    name: 'document sweep',
    title: 'Check documents',
    purpose: 'Removes files that belong to no applicant or referral.',
    running: true,
    nextRunAt: run.endedAt,
    lastRun: run,
    history: [run],
  }
  const tasks = [task]
  await page.route('**/api/admin/scheduled-tasks', (route) =>
    route.fulfill({ json: { success: true, data: tasks } }),
  )
  await page.reload()
  await page.getByText('History: 1 run').click()
  await expect(page.getByRole('listitem').getByText('The disk is full.')).toBeVisible()
  await expectAccessible('main')

  tasks.length = 0
  await page.reload()
  await expect(page.getByText('No automatic tasks')).toBeVisible()
  await expectAccessible('main')
})
