import { screen, within } from '@testing-library/react'
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
    'POST /careers/1/private-links': note({ id: 'l', address: 'https://x/y', expiresAt: at }),
    ...responses,
  })
  const application = anOpenedApplication({ status: 'hired', canMail, disclosure })
  renderAt('/', <DisclosureSection application={application} />)
  return sent
}

test('asks for a text first, and leads to where it is written', () => {
  show({ version: 0, acknowledged: null })
  expect(screen.getByText('Please write the text of the disclosure first.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Make a link to it' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Write the text' })).toHaveAttribute(
    'href',
    '/admin/dashboard?section=hiring-settings&disclosure',
  )
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
  expect(screen.getByRole('link', { name: 'Change the text', hidden: true })).toBeInTheDocument()
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

test('the newest version that was acknowledged is only named', () => {
  show({ version: 2, acknowledged: { version: 2, name: 'Tasha G.', language: 'en', at } })
  expect(screen.getByText('Tasha G. acknowledged version 2, Nov 14, 2026, 12:00 PM.')).toBeVisible()
})

test('says when it was read in Spanish', () => {
  show({ version: 2, acknowledged: { version: 2, name: 'Tasha G.', language: 'es', at } })
  expect(screen.getByText(/acknowledged version 2 in Spanish, Nov 14/)).toBeVisible()
})

test('says who acknowledged which version, and when', () => {
  show({ version: 2, acknowledged: { version: 1, name: 'Tasha G.', language: 'en', at } })
  expect(
    screen.getByText(
      'Tasha G. acknowledged version 1, which is not the newest one, Nov 14, 2026, 12:00 PM.',
    ),
  ).toBeVisible()
})
