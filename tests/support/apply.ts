import type { Page } from '@playwright/test'
import { applicationFields } from './applications.ts'
import { pdfFile, pngFile } from './documents.ts'
import { signIn } from './office-calls.ts'
import { administrator, type RunningServer } from './server.ts'

/** Converts a file to the form that `setInputFiles` needs. */
export async function toUpload(file: File) {
  return { name: file.name, mimeType: file.type, buffer: Buffer.from(await file.arrayBuffer()) }
}

/** A PDF just below the size limit. */
export function largeScan(name: string) {
  const [head, tail] = ['%PDF-1.4\n', '\n%%EOF\n']
  const bytes = Buffer.concat([Buffer.from(head), Buffer.alloc(4_900_000, 65), Buffer.from(tail)])
  return { name, mimeType: 'application/pdf', buffer: bytes }
}

/** Opens a job and its application dialog. */
export async function openApplication(page: Page, { url }: RunningServer) {
  const { data: jobs } = await (await fetch(`${url}/api/jobs`)).json()
  await page.goto(`/jobs/${jobs[0].id}`)
  // A click before the script has loaded would have no effect.
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
  await dialog.getByLabel(/^Resume/).setInputFiles(await toUpload(pdfFile('resume.pdf')))
  const card = dialog.getByLabel('Identification documents')
  await card.setInputFiles(await toUpload(await pngFile('passport.png')))
  await dialog.getByRole('checkbox').check()
}

/** Sends an application without a browser and returns its id. */
export async function applyThroughApi(
  { url }: Pick<RunningServer, 'url'>,
  changes: Record<string, string | File>,
) {
  const { data: jobs } = await (await fetch(`${url}/api/jobs`)).json()
  const form = new FormData()
  const fields = { ...(await applicationFields(jobs[0].id)), ...changes }
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  const response = await fetch(`${url}/api/careers/apply`, { method: 'POST', body: form })
  return (await response.json()).data.id as string
}

/** The number of applications with this email address that the office sees. */
export async function countApplications({ url }: RunningServer, email: string) {
  const { headers } = await signIn(url, administrator)
  const response = await fetch(`${url}/api/careers?search=${email}`, { headers })
  return (await response.json()).pagination.totalItems
}
