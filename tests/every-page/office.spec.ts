import { setupSteps } from '#contract/office/setup.ts'
import { applyThroughApi } from '../support/apply.ts'
import { officeScreens, openScreen } from '../support/office-screens.ts'
import { expect, test } from '../support/test.ts'

test.describe.configure({ mode: 'parallel' })

test('the login is shown, and axe finds nothing', async ({ page, expectNoFindings }) => {
  await page.goto('/admin')
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible()
  await expectNoFindings()
})

// In three parts, so that all workers have something to do.
for (const part of [0, 1, 2]) {
  test(`screens of the office are shown, and axe finds nothing, part ${part + 1}`, async ({
    page,
    signIn,
    expectNoFindings,
  }) => {
    await signIn()
    const screens = (await officeScreens(page)).filter((_, index) => index % 3 === part)
    for (const screen of screens) {
      await openScreen(page, screen)
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
      await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
      await expectNoFindings()
    }
  })
}

test('the steps of the set-up are shown, and axe finds nothing', async ({
  page,
  signIn,
  expectNoFindings,
}) => {
  await signIn(`setup&step=${setupSteps[0]}`)
  const main = page.getByRole('main')
  for (const step of setupSteps) {
    const link = main.locator(`a[href$="step=${step}"]`)
    await link.click()
    await expect(link).toHaveAttribute('aria-current', 'step')
    await expect(main.getByRole('heading', { level: 2 }).first()).toBeVisible()
    await expectNoFindings()
  }
  await main.getByRole('button', { name: 'Skip this step' }).click()
  await expect(main.getByRole('heading', { level: 2, name: 'Your site' })).toBeVisible()
  await expectNoFindings()
})

test('the forms of the content and an applicant are shown, and axe finds nothing', async ({
  page,
  server,
  signIn,
  expectNoFindings,
}) => {
  const id = await applyThroughApi(server, { email: 'screens@example.org' })
  await signIn(`applicants&id=${id}`)
  await expect(page.getByText('screens@example.org').first()).toBeVisible()
  await expectNoFindings()
  const forms: Record<string, string> = {
    'hero-management': 'Add Hero Slide',
    'job-postings': 'Add Job',
    'event-posting': 'Add Event',
    team: 'Add Team Member',
    testimonials: 'Add Testimonial',
  }
  for (const [section, button] of Object.entries(forms)) {
    await openScreen(page, `/admin/dashboard?section=${section}`)
    await page
      .getByRole('button', { name: new RegExp(`^${button}`) })
      .first()
      .click()
    const cancel = page.getByRole('button', { name: 'Cancel' })
    await expect(cancel).toBeVisible()
    await expectNoFindings()
    await cancel.click()
  }
})
