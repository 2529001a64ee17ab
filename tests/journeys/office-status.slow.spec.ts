import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { startServer } from '../support/server.ts'
import { expect, test } from '../support/test.ts'

test('an owner sees that the backup is proved and that mail does not work', async ({
  page,
  signInHere,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'poplar-backups-'))
  const server = await startServer({
    BACKUP_URL: pathToFileURL(folder).href,
    // Nothing answers there.
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'web@example.org',
    MAIL_TO: 'office@example.org',
  })
  try {
    await page.goto(`${server.url}/admin`)
    await signInHere()
    await page.goto(`${server.url}/admin/dashboard?section=status`)
    const backup = page.getByRole('region', { name: 'Backup' })
    await expect(async () => {
      await page.getByRole('button', { name: 'Refresh' }).click()
      await expect(backup).toContainText('The last backup is good', { timeout: 2000 })
    }).toPass()
    await expect(backup).toContainText(folder)
    await expect(page.getByRole('region', { name: 'Keys' })).toContainText('All keys are there.')

    await page.getByRole('button', { name: 'Send a test mail' }).click()
    await expect(page.getByRole('alert')).toHaveText(
      'The test mail was not sent. The mail server does not answer.',
    )
  } finally {
    // The office loads its other screens when nobody waits for anything.
    await page.goto('about:blank')
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
})
