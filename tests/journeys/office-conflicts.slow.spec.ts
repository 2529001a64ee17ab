import { administrator } from '../support/server.ts'
import { expect, test } from '../support/test.ts'

// The server answers 409 when someone else saved first.
test.use({ allowedErrors: [/status of 409/] })

const tom = { username: 'Tom', email: 'tom@example.org', password: 'a long walk by the river' }

test('two administrators edit the same event, and the second keeps fields of both versions', async ({
  page,
  signIn,
  browser,
  server,
  request,
  expectAccessible,
}) => {
  const signedIn = await request.post('/api/auth/login', { data: administrator })
  const { token } = await signedIn.json()
  const headers = { authorization: `Bearer ${token}` }
  await request.post('/api/admin/users', { headers, data: tom })
  const context = await browser.newContext({ baseURL: server.url })
  const other = await context.newPage()
  await other.goto('/admin')
  await other.getByLabel('Email Address').fill(tom.email)
  await other.getByLabel('Password', { exact: true }).fill(tom.password)
  await other.getByRole('button', { name: 'Sign In' }).click()
  await other.waitForURL('**/admin/dashboard*')
  await other.goto('/admin/dashboard?section=event-posting')
  await other.getByRole('button', { name: 'Edit Spring Garden Day' }).click()

  await signIn('event-posting')
  await page.getByRole('button', { name: 'Edit Spring Garden Day' }).click()
  await page.getByLabel('Title').fill('Spring Garden Picnic')
  await page.getByLabel('Description').fill('Bring a hat, and something to share.')

  await other.getByLabel('Description').fill('Bring a hat.')
  await other.getByLabel('Place').fill('Smyrna')
  await other.getByRole('button', { name: 'Save' }).click()
  await expect(other.getByText('Event updated successfully!')).toBeVisible()
  await context.close()

  const save = page.getByRole('button', { name: 'Save' })
  const form = page.getByRole('dialog', { name: 'Edit Event' })
  await save.click()
  const comparison = page.getByRole('dialog', { name: 'Someone else changed this' })
  await expect(comparison.getByText(/^Saved by Tom /)).toBeVisible()
  await expect(comparison.getByRole('heading', { level: 2 })).toBeFocused()
  const field = (name: string) => comparison.getByRole('group', { name, exact: true })
  await expect(field('Title').getByRole('radio', { name: 'Mine' })).toBeChecked()
  await expect(field('Place').getByRole('radio', { name: 'Theirs' })).toBeChecked()
  await expect(field('Description').locator('mark')).toHaveText([
    'hat, and something to share.',
    'hat.',
  ])
  await expect(comparison.getByText('8 other fields are the same in both.')).toBeVisible()
  await expectAccessible()

  // Closing the comparison changes nothing and returns the focus.
  await page.keyboard.press('Escape')
  await expect(comparison).toBeHidden()
  await expect(form.getByRole('button', { name: 'Save' })).toBeFocused()
  await expect(form.getByLabel('Title')).toHaveValue('Spring Garden Picnic')
  await form.getByRole('button', { name: 'Compare both versions' }).click()

  await field('Description').getByRole('radio', { name: 'Mine' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(field('Description').getByRole('radio', { name: 'Theirs' })).toBeChecked()
  await comparison.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Event updated successfully!')).toBeVisible()
  await expect(form).toBeHidden()
  const events = await (await request.get('/api/events', { headers })).json()
  expect(events.data).toContainEqual(
    expect.objectContaining({
      title: 'Spring Garden Picnic',
      description: 'Bring a hat.',
      place: 'Smyrna',
    }),
  )
})
