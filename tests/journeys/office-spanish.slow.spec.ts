import { expect, test } from '../support/test.ts'

test('staff write the Spanish of a team member in the form, and the list of open texts follows', async ({
  page,
  signIn,
}) => {
  await signIn('spanish&view=translate')
  const rows = page.getByRole('row').filter({ hasText: 'Team members' })
  const first = rows.first()
  await expect(first).toContainText('No Spanish')
  const name = await first.getByRole('link').innerText()
  await first.getByRole('link').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Spanish', { exact: true }).click()
  await dialog.getByLabel('Position in Spanish').fill('Directora')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await signIn('spanish&view=translate')
  const changed = page.getByRole('row').filter({ hasText: name })
  await expect(changed).toContainText('Not complete')
})
