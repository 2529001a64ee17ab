import { startServer } from '../support/server.ts'
import { expect, test } from '../support/test.ts'

test('the sample content is removed in one step, in the office and on the site', async ({
  page,
  signInHere,
  expectAccessible,
}) => {
  const server = await startServer()
  try {
    await page.goto(`${server.url}/admin`)
    await signInHere()
    await page.goto(`${server.url}/admin/dashboard?section=team`)
    await expect(page.getByRole('table', { name: 'Team members' })).toBeVisible()
    await page.getByRole('button', { name: 'Remove sample content' }).click()
    const question = page.getByRole('alertdialog', { name: 'Remove sample content' })
    await expect(question).toContainText('3 slides')
    await expectAccessible()
    await question.getByRole('button', { name: 'Remove', exact: true }).click()
    await expect(page.getByText('Sample content removed')).toBeVisible()
    await expect(page.getByText('No team members found. Add your first team member!')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Sample content' })).toBeHidden()

    const jobs = await (await fetch(`${server.url}/api/jobs`)).json()
    expect(jobs.data).toEqual([])
  } finally {
    // The office loads its other screens when nobody waits for anything.
    await page.goto('about:blank')
    await server.stop()
  }
})
