import type { Page } from '@playwright/test'
import { applicationFields } from '../support/applications.ts'
import { pdfFile } from '../support/documents.ts'
import { hostileChunks } from '../support/hostile-texts.ts'
import { signIn as signInByCall } from '../support/office-calls.ts'
import { officeScreens, openScreen } from '../support/office-screens.ts'
import { pictureFile } from '../support/pictures.ts'
import { administrator } from '../support/server.ts'
import { expect, test } from '../support/test.ts'

// Two pages are opened that are not there, or not without a sign-in.
test.use({ allowedErrors: [/status of (401|404)/], ownServer: 'hostile texts' })

/** What the pages show: all hostile texts in each kind of content, and some of them in short fields. */
const names = hostileChunks(90)
const name = (index: number) => names[index % names.length] ?? ''
const messages = hostileChunks(4900)
const paragraphs = hostileChunks(1900)
const quotes = hostileChunks(480)
const fileName = '"><img src=x onerror=window.attacked=70>.pdf'

async function fill(url: string) {
  const office = await signInByCall(url, administrator)
  const image = await pictureFile({ width: 300 })
  for (const [index, message] of messages.entries()) {
    await office.json('POST', '/contact/submit', { name: name(index), message })
  }
  for (const [index, description] of paragraphs.entries()) {
    await office.form('/events', { title: name(index + 10), description, status: 'published' })
    const comment = quotes[index] ?? ''
    await office.form('/team', { name: name(index + 20), position: name(index + 30), comment })
    await office.form('/hero', { title: name(index + 40), subtitle: name(index + 50), image })
  }
  for (const [index, review] of quotes.entries()) {
    await office.json('POST', '/testimonials/admin', { name: name(index + 5), review })
  }
  const job = await office.json('POST', '/jobs/admin', {
    title: name(3),
    location: name(4),
    shiftsAvailable: ['morning'],
    status: 'published',
    description: messages.join('<p>'),
  })
  const sent = await office.form('/careers/apply', {
    ...(await applicationFields(job.id)),
    firstName: name(6),
    lastName: name(7),
    resume: pdfFile(fileName),
  })
  const notes = messages[0] ?? ''
  await office.json('PUT', `/careers/${sent.id}/status`, { status: 'reviewing', notes })
  return { job: `/jobs/${job.id}`, application: sent.id as string }
}

/** Notes everything that a hostile text could cause in a page. */
async function watch(page: Page) {
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    return dialog.dismiss()
  })
  await page.addInitScript(() => {
    const violations: string[] = []
    Object.assign(window, { violations })
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      violations.push(`${effectiveDirective} ${blockedURI}`),
    )
  })
  /** Nothing was noted since the page was loaded, so what happens late is found at the next screen. */
  const expectNoHarm = async (path: string) => {
    const harm = await page.evaluate(() => ({
      violations: Reflect.get(window, 'violations'),
      attacked: typeof Reflect.get(window, 'attacked'),
      polluted: Object.keys(Object.prototype),
    }))
    expect({ path, ...harm, dialogs }).toEqual({
      path,
      violations: [],
      attacked: 'undefined',
      polluted: [],
      dialogs: [],
    })
  }
  return {
    open: async (path: string) => {
      await page.goto(path, { waitUntil: 'networkidle' })
      await expectNoHarm(path)
    },
    follow: async (screen: string) => {
      await openScreen(page, screen)
      await expectNoHarm(screen)
    },
  }
}

/** The texts that the page does not show as they were typed; a line break may be an element there. */
async function missing(page: Page, wanted: string[]) {
  const oneLine = (text: string) => text.replace(/[\r\n]/g, '')
  const shown = oneLine((await page.locator('#root').textContent()) ?? '')
  return wanted.filter((text) => !shown.includes(oneLine(text)))
}

test('hostile texts are shown as they were typed and do nothing, on every page and screen', async ({
  page,
  server,
  signIn,
}) => {
  const { job, application } = await fill(server.url)
  const { open, follow } = await watch(page)

  await open('/')
  const shown = [0, 1, 2].flatMap((index) => [10, 20, 30, 40].map((first) => name(first + index)))
  await expect.poll(() => missing(page, shown)).toEqual([])
  await open(job)
  await expect.poll(() => missing(page, [name(3), name(4)])).toEqual([])
  for (const path of [
    '/?view=jobs',
    '/privacy',
    '/accessibility',
    '/api/docs',
    '/nothing',
    '/programs/nothing',
  ]) {
    await open(path)
  }
  await open(`/uploads/resumes/${'0'.repeat(48)}.pdf`)

  await signIn()
  for (const screen of await officeScreens(page)) await follow(screen)
  const office = '/admin/dashboard?section='
  await follow(`${office}contact-us`)
  await expect.poll(() => missing(page, [name(0), name(1)])).toEqual([])
  for (const message of messages) {
    await page
      .locator('[id^=record-]')
      .filter({ hasText: message.slice(0, 30) })
      .click()
    await expect.poll(() => missing(page, [message])).toEqual([])
    await page.getByRole('button', { name: 'Back to List' }).click()
  }
  await follow(`${office}job-postings`)
  await expect.poll(() => missing(page, [name(3)])).toEqual([])
  await follow(`${office}event-posting`)
  await expect.poll(() => missing(page, [name(10), name(11)])).toEqual([])
  await open(`${office}applicants&id=${application}`)
  await expect.poll(() => missing(page, [name(6), name(7), messages[0] ?? ''])).toEqual([])
  await expect(page.getByText(fileName, { exact: true })).toBeVisible()
})
