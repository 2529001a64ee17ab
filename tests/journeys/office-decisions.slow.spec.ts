import type { Locator, Page } from '@playwright/test'
import { applyThroughApi } from '../support/apply.ts'
import { type RunningServer, startServer } from '../support/server.ts'
import { test as base, expect } from '../support/test.ts'

// Mail is on; whether it arrives does not matter here.
const mail = {
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'office@example.org',
  MAIL_TO: 'office@example.org',
}

const test = base.extend<object, { fileServer: RunningServer }>({
  fileServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for a pattern
    async ({}, use) => {
      const server = await startServer(mail)
      await use(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
})

const apply = async (server: RunningServer, lastName: string, count: number) => {
  for (let number = 1; number <= count; number += 1) {
    const email = `${lastName}${number}@example.org`.toLowerCase()
    await applyThroughApi(server, { firstName: `No${number}`, lastName, email })
  }
}

const find = async (page: Page, name: string, count: number) => {
  await page.getByLabel('Search applications').fill(name)
  await expect(page.getByText(new RegExp(`^${count} of \\d+ applications$`)).first()).toBeVisible()
}

/** Counts the clicks of a task. */
function counter() {
  let clicks = 0
  return {
    click: async (target: Locator) => {
      clicks += 1
      await target.click()
    },
    count: () => clicks,
  }
}

test('staff decide with few clicks: invite, reject one and twenty, offer and hire', async ({
  page,
  server,
  signIn,
}) => {
  await apply(server, 'Kirk', 2)
  await apply(server, 'Quill', 20)
  await signIn('applicants')
  const button = (name: string) => page.getByRole('button', { name, exact: true })

  await find(page, 'Kirk', 2)
  const invite = counter()
  await invite.click(page.getByLabel('Select No1 Kirk'))
  await invite.click(button('Invite'))
  const invitation = page.getByRole('dialog', { name: 'Invite: No1 Kirk' })
  // The day has the focus; the keyboard fills in the rest.
  await expect(invitation.getByLabel('Day of the interview')).toBeFocused()
  await invitation.getByLabel('Day of the interview').fill('2099-11-20')
  await invitation.getByLabel('Time').fill('10:00')
  await invitation.getByLabel('Place').fill('Room 2')
  await expect(invitation.getByRole('region')).toContainText('Room 2')
  await invite.click(invitation.getByRole('button', { name: 'Invite and send' }))
  await expect(page.getByText('No1 Kirk: Interview scheduled.')).toBeVisible()
  expect(invite.count()).toBeLessThanOrEqual(4)
  await expect(page.getByRole('link', { name: /^No\d Kirk$/ }).last()).toBeFocused()

  const reject = counter()
  await reject.click(page.getByLabel('Select No2 Kirk'))
  await reject.click(button('Reject'))
  await reject.click(page.getByLabel('Needs more experience'))
  await reject.click(button('Reject and send'))
  await expect(page.getByText('No2 Kirk: Rejected.')).toBeVisible()
  expect(reject.count()).toBeLessThanOrEqual(4)

  await find(page, 'Quill', 20)
  const rejectAll = counter()
  await rejectAll.click(page.getByLabel('Select all on this page'))
  await rejectAll.click(button('Select all 20'))
  await rejectAll.click(button('Reject'))
  await rejectAll.click(page.getByLabel('The position is filled'))
  await rejectAll.click(button('Reject 20 and send'))
  await expect(page.getByText('20 applicants: Rejected.')).toBeVisible()
  expect(rejectAll.count()).toBeLessThanOrEqual(5)

  await find(page, 'Kirk', 2)
  await page.getByRole('link', { name: 'No1 Kirk', exact: true }).click()
  const record = page.getByRole('dialog', { name: 'No1 Kirk' })
  await record.getByRole('button', { name: 'Offer' }).click()
  await button('Offer and send').click()
  // The next one is shown, with what was done before and the focus where it was.
  const next = page.getByRole('dialog', { name: /^No\d Kirk$/ })
  await expect(next.getByText('No1 Kirk: Offer made.')).toBeVisible()
  await page.goto('/admin/dashboard?section=applicants&view=offers')
  await expect(page.getByText(/^Offer made/).first()).toBeVisible()
  await page.getByRole('link', { name: 'No1 Kirk', exact: true }).click()
  await record.getByRole('button', { name: 'Accepted', exact: true }).click()
  await expect(record.getByText(/^Offer accepted/).first()).toBeVisible()
  await expect(record.getByRole('heading', { name: 'Before the first day' })).toBeVisible()
  await record.getByRole('button', { name: 'Close', exact: true }).last().click()
  // In the list: the status and its option.
  await page.getByLabel('Status of No1 Kirk').selectOption('Hired')
  await expect(page.getByText('No1 Kirk: Hired. The offer ended.')).toBeVisible()
})
