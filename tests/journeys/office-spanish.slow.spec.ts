import { signIn as signInToApi } from '../support/office-calls.ts'
import { administrator } from '../support/server.ts'
import { expect, test } from '../support/test.ts'

test('staff write the Spanish of an event in the form, and the list of open texts follows', async ({
  page,
  server,
  signIn,
}) => {
  const staff = await signInToApi(server.url, administrator)
  const title = 'Harvest supper'
  await staff.form('/events', { title, description: 'Bring a dish.', place: 'Nashville, TN' })
  await signIn('spanish&view=translate')
  const row = page.getByRole('row').filter({ hasText: title })
  await expect(row).toContainText('No Spanish')
  await row.getByRole('link').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Spanish', { exact: true }).click()
  await dialog.getByLabel('Title in Spanish').fill('Cena de la cosecha')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await signIn('spanish&view=translate')
  await expect(row).toContainText('Not complete')
})
