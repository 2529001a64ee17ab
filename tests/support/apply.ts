import type { Page } from '@playwright/test'
import { applicationFields } from './applications.ts'
import { pdfFile, pngFile } from './documents.ts'
import type { RunningServer } from './server.ts'

/** A file as a browser test chooses it. */
export async function chosen(file: File) {
  return { name: file.name, mimeType: file.type, buffer: Buffer.from(await file.arrayBuffer()) }
}

/** A scan that is as large as it may be. */
export function largeScan(name: string) {
  const [head, tail] = ['%PDF-1.4\n', '\n%%EOF\n']
  const bytes = Buffer.concat([Buffer.from(head), Buffer.alloc(4_900_000, 65), Buffer.from(tail)])
  return { name, mimeType: 'application/pdf', buffer: bytes }
}

/** Opens a job and its application dialog. */
export async function openApplication(page: Page, { url }: RunningServer) {
  const { data: jobs } = await (await fetch(`${url}/api/jobs`)).json()
  await page.goto(`/jobs/${jobs[0].id}`)
  // The page is there before its script: a click that early leads nowhere.
  await page.locator('dialog[data-taken-over]').waitFor()
  await page.getByRole('button', { name: 'Apply Now' }).click()
  const dialog = page.getByRole('dialog', { name: 'Apply for Position' })
  await dialog.waitFor()
  return { dialog, job: jobs[0] as { id: string; title: string; location: string } }
}

export async function fillApplication(page: Page, email: string) {
  const dialog = page.getByRole('dialog', { name: 'Apply for Position' })
  await dialog.getByLabel('First Name').fill('Tasha')
  await dialog.getByLabel('Last Name').fill('Greene')
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByLabel('Phone').fill('(615) 555-0177')
  await dialog.getByLabel('Resume').setInputFiles(await chosen(pdfFile('resume.pdf')))
  const card = dialog.getByLabel('Identification documents')
  await card.setInputFiles(await chosen(await pngFile('passport.png')))
  await dialog.getByRole('checkbox').check()
}

/** Applies without a browser; answers the id. */
export async function applyDirectly(
  { url }: RunningServer,
  changes: Record<string, string | File>,
) {
  const { data: jobs } = await (await fetch(`${url}/api/jobs`)).json()
  const form = new FormData()
  const fields = { ...(await applicationFields(jobs[0].id)), ...changes }
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  const answer = await fetch(`${url}/api/careers/apply`, { method: 'POST', body: form })
  return (await answer.json()).data.id as string
}
