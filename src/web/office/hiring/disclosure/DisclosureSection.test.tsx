import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import type { Disclosure } from '#contract/hiring/disclosure.ts'
import {
  anOpenedApplication,
  press,
  signIn,
  success,
  validSession,
} from '../../../../../tests/support/office.ts'
import { failure, findToast, renderAt, respond } from '../../../../../tests/support/render.tsx'
import { DisclosureSection } from './DisclosureSection.tsx'

beforeEach(signIn)

const at = '2026-11-14T18:00:00.000Z'

/** Shows the section and returns what is sent. */
function show(
  disclosure: Disclosure,
  responses: Parameters<typeof respond>[0] = {},
  canMail = false,
) {
  const sent: unknown[] = []
  const note = (reply: object) => (init?: RequestInit) => {
    sent.push(JSON.parse(String(init?.body)))
    return success(reply)
  }
  respond({
    ...validSession,
    'GET /careers/disclosure': success({ id: '', version: 0, text: '', updatedAt: '' }),
    'PUT /careers/disclosure': note({ id: 'd', version: 1, text: 'We check.', updatedAt: at }),
    'POST /careers/1/private-links': note({ id: 'l', address: 'https://x/y', expiresAt: at }),
    ...responses,
  })
  const application = anOpenedApplication({ status: 'hired', canMail, disclosure })
  renderAt('/', <DisclosureSection application={application} />)
  return sent
}

test('asks for a text first, and saves it', async () => {
  const sent = show({ version: 0, acknowledged: null })
  expect(screen.getByText('Please write the text of the disclosure first.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Make a link to it' })).toBeNull()
  await press('Write the text')
  await userEvent.type(await screen.findByLabelText('Text'), 'We check your background.')
  await press('Save')
  await findToast('The disclosure was saved')
  expect(sent).toEqual([{ text: 'We check your background.', updatedAt: '' }])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('makes a link for the disclosure alone', async () => {
  const sent = show({ version: 2, acknowledged: null })
  expect(screen.getByText('Not acknowledged yet.')).toBeVisible()
  await press('Make a link to it')
  const dialog = within(await screen.findByRole('dialog', { name: 'Private Link' }))
  expect(dialog.getByLabelText('Link')).toHaveValue('https://x/y')
  expect(sent).toEqual([{ way: 'copy', purpose: 'disclosure' }])
  expect(screen.queryByText(/on its way/)).toBeNull()
  expect(screen.queryByRole('button', { name: 'Send it', hidden: true })).toBeNull()
  expect(screen.getByRole('button', { name: 'Change the text', hidden: true })).toBeInTheDocument()
  await userEvent.click(dialog.getAllByRole('button', { name: 'Close' })[0] as HTMLElement)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('sends a link where mail is on', async () => {
  const reply = success({ id: 'l', address: '', expiresAt: at })
  show({ version: 1, acknowledged: null }, { 'POST /careers/1/private-links': reply }, true)
  await press('Send it')
  await findToast('A link is on its way to tasha@example.org.')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('cannot be sent before it is written', () => {
  show({ version: 0, acknowledged: null }, {}, true)
  expect(screen.queryByRole('button', { name: 'Send it' })).toBeNull()
})

test('makes one link at a time, and reports a failure', async () => {
  let failing = true
  show(
    { version: 1, acknowledged: null },
    { 'POST /careers/1/private-links': () => (failing ? failure() : 'never') },
    true,
  )
  await press('Send it')
  expect(await findToast('Failed to make a link. Please try again.')).toBeVisible()
  failing = false
  await press('Make a link to it')
  for (const name of ['Make a link to it', 'Send it']) {
    expect(screen.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true')
  }
})

test('says that the text was not saved, and nothing can be typed while it is', async () => {
  let failing = true
  show(
    { version: 0, acknowledged: null },
    { 'PUT /careers/disclosure': () => (failing ? failure() : 'never') },
  )
  await press('Write the text')
  const text = await screen.findByLabelText('Text')
  await userEvent.type(text, 'We check.')
  await press('Save')
  expect(await findToast('Failed to save the disclosure. Please try again.')).toBeVisible()
  failing = false
  await press('Save')
  await waitFor(() => expect(text).toBeDisabled())
})

test('the newest version that was acknowledged is only named', () => {
  show({ version: 2, acknowledged: { version: 2, name: 'Tasha G.', at } })
  expect(screen.getByText('Tasha G. acknowledged version 2, Nov 14, 2026, 12:00 PM.')).toBeVisible()
})

test('says who acknowledged which version, and when', () => {
  show({ version: 2, acknowledged: { version: 1, name: 'Tasha G.', at } })
  expect(
    screen.getByText(
      'Tasha G. acknowledged version 1, which is not the newest one, Nov 14, 2026, 12:00 PM.',
    ),
  ).toBeVisible()
})
