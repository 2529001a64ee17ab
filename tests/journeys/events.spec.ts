import { pictureFile } from '../support/pictures.ts'
import { expect, test } from '../support/test.ts'

test('an administrator adds a draft event, publishes it and deletes it', async ({
  page,
  signIn,
  browser,
  server,
}) => {
  const visitor = await browser.newPage({ baseURL: server.url })
  await signIn('event-posting')
  await expect(page.getByRole('heading', { level: 1, name: 'Event Management' })).toBeVisible()
  await expect(page.getByText('8 events')).toBeVisible()
  await expect(page.getByRole('columnheader')).toHaveText([
    'Image',
    'Title',
    'Description',
    'Status',
    'Created Date',
    'Actions',
  ])

  await page.getByRole('button', { name: 'Add Event' }).click()
  const form = page.getByRole('dialog', { name: 'Add Event' })
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByText('Please fill in all required fields')).toHaveCount(1)
  await expect(form.getByText('Title is required')).toBeVisible()
  await expect(form.getByText('Description is required')).toBeVisible()
  await form.getByLabel('Image').setInputFiles({
    name: 'notes.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('no picture'),
  })
  await expect(form.getByText('Please select a valid image file', { exact: true })).toBeVisible()
  const picture = await pictureFile({ width: 640, height: 480 })
  await form.getByLabel('Image').setInputFiles({
    name: 'coats.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from(await picture.arrayBuffer()),
  })
  await expect(form.getByRole('img', { name: 'The picture you chose' })).toBeVisible()
  await form.getByLabel('Title').fill('Winter Coat Swap')
  await form.getByLabel('Description').fill('Bring one, take one.')
  await form.getByLabel('This picture says nothing more than the text').check()
  await form.getByRole('radio', { name: 'Draft' }).check()
  await form.getByLabel('Date').fill('2027-01-16')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByText('Please enter the time too')).toBeVisible()
  await form.getByLabel('Time', { exact: true }).fill('10:30')
  await form.getByLabel('End time').fill('09:00')
  await form.getByLabel('Place').fill('Cookeville')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(
    form.getByText('The end must be later than the start, on the same day'),
  ).toBeVisible()
  await form.getByLabel('End time').fill('12:00')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Event created successfully!')).toBeVisible()
  const row = page.getByRole('row', { name: /Winter Coat Swap/ })
  await expect(row.getByText('Draft')).toBeVisible()
  await expect(row.getByText('Jan 16, 2027, 10:30 AM to 12:00 PM · Cookeville')).toBeVisible()
  await visitor.goto('/')
  await expect(visitor.getByText('Winter Coat Swap')).toHaveCount(0)

  await row.getByRole('button', { name: 'Edit Winter Coat Swap' }).click()
  const edit = page.getByRole('dialog', { name: 'Edit Event' })
  await expect(edit.getByRole('img', { name: 'The current picture' })).toBeVisible()
  await expect(edit.getByLabel('Date')).toHaveValue('2027-01-16')
  await expect(edit.getByLabel('Time', { exact: true })).toHaveValue('10:30')
  await edit.getByRole('radio', { name: 'Published' }).check()
  await edit.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Event updated successfully!')).toBeVisible()
  await expect(row.getByText('Published')).toBeVisible()
  await visitor.goto('/')
  await expect(visitor.getByRole('heading', { name: 'Winter Coat Swap' })).toBeVisible()
  await expect(
    visitor.getByText('Saturday, January 16, 2027, from 10:30 AM to 12:00 PM'),
  ).toBeVisible()

  await row.getByRole('button', { name: 'Delete Winter Coat Swap' }).click()
  await expect(page.getByText('Are you sure you want to delete this event?')).toBeVisible()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByText('Event deleted successfully!')).toBeVisible()
  await expect(page.getByText('8 events')).toBeVisible()
  await visitor.close()
})
