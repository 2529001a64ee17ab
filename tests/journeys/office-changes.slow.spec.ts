import { expect, test } from '../support/test.ts'

test('what arrives appears by itself, in the counts and among what waits', async ({
  page,
  request,
  signIn,
}) => {
  await page.clock.install()
  await signIn('overview')
  const waiting = page.getByRole('region', { name: 'What waits today' })
  await expect(waiting).toBeVisible()
  const token = await page.evaluate(() => localStorage.getItem('adminToken'))
  const headers = { authorization: `Bearer ${token}` }
  const response = await page.request.get('/api/contact?page=1', { headers })
  const { counts } = await response.json()
  const { data: lines } = await (await page.request.get('/api/admin/waiting', { headers })).json()
  const { count } = lines.find(({ kind }: { kind: string }) => kind === 'messages')

  const data = { name: 'Dana Whitlow', message: 'Can we come and see a home?' }
  await request.post('/api/contact/submit', { data })
  await page.clock.fastForward(20_000)
  const words = new RegExp(`^${count + 1} messages? waits? for an answer`)
  const line = waiting.getByRole('link', { name: words })
  await expect(line).toBeVisible()
  const unread = `Contact Us messages ${counts.unread + 1} unread`
  await expect(page.getByRole('link', { name: unread })).toBeVisible()

  await line.click()
  await expect(page.getByText('Dana Whitlow').first()).toBeVisible()
})

test('a list that is loaded again leaves an open form as it is', async ({
  page,
  signIn,
  discard,
}) => {
  await page.clock.install()
  await signIn('team')
  await page.getByRole('button', { name: 'Add Team Member' }).first().click()
  const form = page.getByRole('dialog', { name: 'Add Team Member' })
  await form.getByLabel(/^Name/).fill('Ruth')
  const position = form.getByLabel(/^Position/)
  await position.pressSequentially('Dir')

  const token = await page.evaluate(() => localStorage.getItem('adminToken'))
  const headers = { authorization: `Bearer ${token}` }
  const added = await page.request.post('/api/team', {
    headers,
    multipart: { name: 'Imani Brooks', position: 'Nurse', comment: 'Here to listen.' },
  })
  expect(added.status()).toBe(201)
  await page.clock.fastForward(20_000)
  await expect(page.getByText('Imani Brooks')).toBeVisible()
  await expect(position).toBeFocused()
  await position.pressSequentially('ector')
  await expect(position).toHaveValue('Director')
  await expect(form.getByLabel(/^Name/)).toHaveValue('Ruth')

  await form.getByRole('button', { name: 'Cancel' }).click()
  await discard()
  // Other tests of this server count the team.
  const { data } = await added.json()
  await page.request.delete(`/api/team/${data.id}`, { headers })
})

for (const width of [390, 1280]) {
  test(`new rows above do not move what someone is reading at ${width} px`, async ({
    page,
    request,
    signIn,
  }) => {
    const write = (name: string) =>
      request.post('/api/contact/submit', { data: { name, message: 'Hello' } })
    for (let number = 1; number <= 20; number += 1) await write(`Person ${number} of ${width}`)
    await page.setViewportSize({ width, height: 500 })
    await page.clock.install()
    await signIn('contact-us')
    // It moves what is below it when it arrives.
    await expect(page.getByRole('region', { name: 'Sample content' })).toBeVisible()
    const row = page.getByRole('row', { name: new RegExp(`Person 12 of ${width}`) })
    // The first row in view stays. Those below it can become lower when a wide row leaves the page of the list.
    await row.evaluate((element) => scrollBy(0, element.getBoundingClientRect().top - 1))
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
    const before = await row.boundingBox()

    await write(`Newest at ${width}`)
    // `runFor` could also run what follows a second after the rows, before they are there.
    await page.clock.fastForward(20_000)
    await expect(page.getByText(`Newest at ${width}`).first()).toBeAttached()
    // A browser scrolls by whole pixels, and rows can begin between two of them.
    const after = await row.boundingBox()
    expect(Math.abs((after?.y ?? 0) - (before?.y ?? -10))).toBeLessThan(1)
  })
}
