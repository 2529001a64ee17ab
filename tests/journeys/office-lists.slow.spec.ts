import { applyThroughApi } from '../support/apply.ts'
import { signIn as signInByCall } from '../support/office-calls.ts'
import { administrator, type RunningServer } from '../support/server.ts'
import { expect, test } from '../support/test.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** Adds numbered events and returns their ids. */
async function addEvents({ url }: RunningServer, count: number, title: string) {
  const office = await signInByCall(url, administrator)
  const ids: string[] = []
  for (let number = 1; number <= count; number += 1) {
    const fields = { title: `${title} ${number}`, description: 'Bring a friend.', status: 'draft' }
    ids.push((await office.form('/events', fields)).id)
  }
  return ids
}

test.describe('a list that is loaded whole', () => {
  test('is searched, sorted and paged, and its address leads back to the same rows', async ({
    page,
    server,
    signIn,
    signInHere,
  }) => {
    await addEvents(server, 60, 'Garden afternoon')
    await signIn('event-posting')
    await page.getByLabel('Search events').fill('afternoon garden')
    await expect(page.getByText('60 of')).toBeVisible()
    await page.getByRole('button', { name: 'Title', exact: true }).click()
    await page.getByRole('button', { name: 'Next' }).click()
    await expect(page).toHaveURL(/search=afternoon\+garden&sort=title&page=2$/)
    const first = page.getByRole('row').nth(1)
    await expect(first).toContainText('Garden afternoon 26')

    // The head stays in sight, below the bar.
    const head = page.getByRole('columnheader', { name: 'Title' })
    await page.getByRole('row').nth(20).scrollIntoViewIfNeeded()
    await expect(head).toBeInViewport({ ratio: 1 })

    await page.evaluate(() => localStorage.clear())
    await page.reload()
    await signInHere()
    await expect(page).toHaveURL(/search=afternoon\+garden&sort=title&page=2$/)
    await expect(first).toContainText('Garden afternoon 26')
  })

  test('has records with addresses: Back closes one, and says when one was deleted', async ({
    page,
    server,
    signIn,
  }) => {
    const [id, other] = await addEvents(server, 2, 'Linked event')
    await signIn(`event-posting&id=${id}`)
    await expect(page.getByLabel('Title (required)')).toHaveValue('Linked event 1')
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(page).toHaveURL(/section=event-posting$/)

    await page.getByRole('button', { name: 'Edit Linked event 2' }).click()
    await expect(page).toHaveURL(new RegExp(`id=${other}$`))
    await page.goBack()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Event Management' })).toBeVisible()

    await page.getByRole('button', { name: 'Delete Linked event 1' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('Event deleted successfully!')).toBeVisible()
    await page.goto(`/admin/dashboard?section=event-posting&id=${id}`)
    await expect(page.getByText('This event is gone. Someone may have deleted it.')).toBeVisible()
  })

  test('is short on a phone', async ({ page, server, signIn }) => {
    await addEvents(server, 40, 'Short card')
    await page.setViewportSize({ width: 390, height: 844 })
    await signIn('event-posting&search=short+card')
    await expect(page.getByRole('button', { name: /^Edit Short card/ })).toHaveCount(25)
    const { height } = (await page.getByRole('table', { name: 'Events' }).boundingBox()) ?? {}
    expect((height ?? 0) / 25).toBeLessThan(150)
    await page.getByLabel('Sort by').selectOption('Title, A to Z')
    await expect(page.getByRole('row').first()).toContainText('Short card 1')
  })
})

test('a list that the server pages is sorted and searched there, and a change is undone by keyboard', async ({
  page,
  server,
  signIn,
}) => {
  for (const [firstName, lastName] of [
    ['Ann', 'Undone'],
    ['Bea', 'Undone'],
    ['Cid', 'Other'],
  ] as const) {
    await applyThroughApi(server, { firstName, lastName, phone: '629 555 0188' })
  }
  await signIn('applicants')
  const sorted = page.waitForRequest(/careers\?.*sort=name/)
  await page.getByRole('button', { name: 'Applicant', exact: true }).click()
  await sorted
  await page.getByLabel('Search applications').fill('undone ann')
  await expect(page).toHaveURL(/sort=name&search=undone\+ann$/)
  const row = page.getByRole('row', { name: /Ann Undone/ })
  await expect(row).toContainText('(629) 555-0188')
  await expect(page.getByRole('row')).toHaveCount(2)

  await row.getByLabel('Status of Ann Undone').selectOption('Rejected')
  await expect(page.getByText('Application status updated successfully')).toBeVisible()
  await page.keyboard.press('Alt+t')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('The change was undone.')).toBeVisible()
  await expect(row.getByLabel('Status of Ann Undone')).toHaveValue('new')

  await page.getByLabel('Search applications').fill('nobody')
  await expect(page.getByText('You searched for “nobody”.')).toBeVisible()
  await page.getByRole('button', { name: 'Clear search' }).click()
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await expect(page.getByLabel('Search applications')).toBeFocused()
})
