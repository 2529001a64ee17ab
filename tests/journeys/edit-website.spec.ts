import { expect, test } from '../support/test.ts'
import { restoreTexts } from '../support/through-api.ts'

test.afterEach(({ request }) => restoreTexts(request))

test('staff edit a section on the page, see it in the frame, and publish it for everyone', async ({
  page,
  signIn,
  expectNoFindings,
}) => {
  // The page is cached before the change.
  await page.request.get('/')
  await signIn('edit-website')
  const frame = page.frameLocator('iframe')
  await expect(frame.getByRole('heading', { name: 'About Us' })).toBeVisible()
  await expectNoFindings()

  // A click on the page opens the texts of a section, and so does its button.
  await frame.locator('#programs-services').getByRole('heading', { level: 2 }).click()
  const form = page.getByRole('form', { name: 'Programs and services' })
  await form.getByLabel('First sentences').fill('We have these programs.')
  await form.getByText('Supported Living Services').click()
  await form.getByRole('textbox', { name: 'Name' }).first().fill('A Home of Your Own')
  await form.getByText('Family Support', { exact: true }).click()
  await form.getByRole('switch').last().uncheck()
  await form.getByRole('button', { name: 'Preview' }).click()
  await expect(frame.getByRole('heading', { name: 'A Home of Your Own' })).toBeVisible()
  await expect(frame.getByRole('heading', { name: 'Family Support' })).toHaveCount(0)

  await form.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByText('Draft saved')).toBeVisible()
  expect(await (await page.request.get('/')).text()).not.toContain('A Home of Your Own')
  await page.getByRole('button', { name: 'Referral and intake' }).click()
  await expect(page.getByRole('form', { name: 'Referral and intake' })).toBeVisible()
  await page.getByRole('button', { name: 'Programs and services Draft' }).click()
  await expect(form.getByLabel('First sentences')).toHaveValue('We have these programs.')
  await form.getByRole('button', { name: 'Publish now' }).click()
  await expect(form.getByText(/^Last saved/)).toBeVisible()

  await page.goto('/#services')
  const services = page.getByRole('region', { name: 'Programs and Services' })
  await expect(services.getByRole('heading', { name: 'A Home of Your Own' })).toBeVisible()
  await expect(services.getByRole('heading', { name: 'Family Support' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Ask a question' }).click()
  await page.getByRole('button', { name: 'What services do you offer?' }).click()
  await expect(page.getByRole('log')).toContainText('Our programs are A Home of Your Own')
  await page.goto('/referral/online')
  await expect(page.getByLabel('Program', { exact: true }).getByRole('option')).toHaveText([
    'Not sure yet',
    'A Home of Your Own',
    'Community Engagement',
    'Personal Development',
  ])

  await page.goto('/admin/dashboard?section=edit-website')
  await page.getByRole('button', { name: 'Programs and services' }).click()
  await form.getByRole('button', { name: 'Use the built-in first sentences' }).click()
  await expect(form.getByLabel('First sentences')).toHaveValue(/^Four ways we help/)
  await form.getByRole('button', { name: 'Publish now' }).click()
  await expect(page.getByText('Published', { exact: true })).toBeVisible()
  expect(await (await page.request.get('/')).text()).toContain('Four ways we help')
})
