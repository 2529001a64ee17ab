import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

/** Adds a draft that is published in a moment, which a form with minutes cannot ask for. */
async function addDraft(page: Page, publishAt: Date) {
  const token = await page.evaluate(() => localStorage.getItem('adminToken'))
  const response = await page.request.post('/api/jobs/admin', {
    headers: { authorization: `Bearer ${token}` },
    data: {
      title: 'Gardener',
      location: 'Smyrna, TN',
      shiftsAvailable: ['morning'],
      status: 'draft',
      publishAt: publishAt.toISOString(),
    },
  })
  expect(response.status()).toBe(201)
}

test('a job goes on the site at its moment, although the page was cached before', async ({
  page,
  signIn,
}) => {
  await signIn('job-postings')
  await page.getByRole('heading', { name: 'Job Postings', level: 1 }).waitFor()
  await addDraft(page, new Date(Date.now() + 4000))
  await page.reload()
  const card = page.getByRole('listitem').filter({ hasText: 'Gardener' })
  await expect(card).toContainText(/Scheduled|Published/)
  const visitor = await page.context().newPage()
  await expect(async () => {
    await visitor.goto('/?view=jobs')
    await expect(visitor.getByRole('heading', { name: 'Gardener' })).toBeVisible({ timeout: 100 })
  }).toPass()
  await page.reload()
  await expect(card.getByText('Published')).toBeVisible()
})

test.describe('a preview', () => {
  // The checks of accessibility try to run a script in the frame, which has none.
  test.use({ allowedErrors: [/Blocked script execution in 'about:srcdoc'/] })

  test('what is typed is shown as visitors will see it, before it is saved', async ({
    page,
    signIn,
    expectAccessible,
  }) => {
    await signIn('job-postings')
    await page.getByRole('button', { name: 'Edit Respite Care Professional' }).click()
    await page.getByLabel('Job Title').fill('Weekend Host')
    await page.getByRole('button', { name: 'Preview' }).click()
    const preview = page.getByRole('dialog', { name: 'Preview: Weekend Host' })
    const frame = page.frameLocator('iframe')
    const posting = frame.getByRole('dialog', { name: 'Weekend Host' })
    await expect(posting.getByRole('button', { name: 'Apply Now' })).toBeVisible()
    await expect(frame.getByText('To apply, call us at')).toBeHidden()
    await expectAccessible()
    await preview.getByRole('radio', { name: 'Phone' }).check()
    await expect(page.locator('iframe')).toHaveCSS('width', '390px')
    await page.keyboard.press('Escape')
    await expect(preview).toBeHidden()
    await expect(page.getByRole('button', { name: 'Preview' })).toBeFocused()
    const { data } = await (await page.request.get('/api/jobs')).json()
    expect(data.map(({ title }: { title: string }) => title)).not.toContain('Weekend Host')
  })
})

test.describe(() => {
  test.use({ allowedErrors: [/status of 400/] })

  test('an event is scheduled, and its date removed again', async ({ page, signIn }) => {
    await signIn('event-posting')
    // The events of other tests can push the two of this one to the second page.
    await page.getByLabel('Search events').fill('Music Night')
    await page.getByRole('button', { name: 'Duplicate Porch Music Night' }).click()
    const form = page.getByRole('dialog', { name: 'Add Event' })
    await expect(form.getByText('This is a copy of “Porch Music Night”')).toBeVisible()
    await form.getByLabel('Title').fill('Attic Music Night')
    await form.getByLabel('Publish on').fill('2099-09-01')
    await form.getByLabel('Publish at').fill('08:00')
    await form.getByRole('button', { name: 'Save' }).click()
    const row = page.getByRole('row', { name: /Attic Music Night/ })
    await expect(row).toContainText('Scheduled')
    await expect(row).toContainText('for Sep 1, 2099, 8:00 AM')
    await expect(row.getByText('No picture')).toHaveCount(0)
    const { data } = await (await page.request.get('/api/events/public')).json()
    expect(data.map(({ title }: { title: string }) => title)).not.toContain('Attic Music Night')

    await row.getByRole('button', { name: 'Edit Attic Music Night' }).click()
    const edit = page.getByRole('dialog', { name: 'Edit Event' })
    await edit.getByLabel('Publish on').fill('2020-01-01')
    await edit.getByRole('button', { name: 'Save' }).click()
    await expect(edit.getByRole('alert').first()).toContainText('The time to publish has passed.')
    await edit.getByLabel('Publish on').fill('')
    await edit.getByLabel('Publish at').fill('')
    await edit.getByRole('button', { name: 'Save' }).click()
    await expect(row).toContainText('Draft')
  })
})
