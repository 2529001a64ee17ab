import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import type { Disclosure } from '#contract/disclosure.ts'
import {
  anOpenedApplication,
  press,
  signIn,
  success,
  validSession,
} from '../../../../tests/support/office.ts'
import { answer, findToast, renderAt } from '../../../../tests/support/render.tsx'
import { DisclosureSection } from './DisclosureSection.tsx'

beforeEach(signIn)

const at = '2026-11-14T18:00:00.000Z'

/** Shows the section and returns what is sent. */
function show(disclosure: Disclosure) {
  const sent: unknown[] = []
  const note = (reply: object) => (init?: RequestInit) => {
    sent.push(JSON.parse(String(init?.body)))
    return success(reply)
  }
  answer({
    ...validSession,
    'GET /careers/disclosure': success({ id: '', version: 0, text: '', updatedAt: '' }),
    'PUT /careers/disclosure': note({}),
    'POST /careers/1/private-links': note({ id: 'l', address: 'https://x/y', expiresAt: at }),
  })
  const application = anOpenedApplication({ status: 'hired', canMail: false, disclosure })
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
})

test('makes a link for the disclosure alone', async () => {
  const sent = show({ version: 2, acknowledged: null })
  expect(screen.getByText('Not acknowledged yet.')).toBeVisible()
  await press('Make a link to it')
  const dialog = within(await screen.findByRole('dialog', { name: 'Private Link' }))
  expect(dialog.getByLabelText('Link')).toHaveValue('https://x/y')
  expect(sent).toEqual([{ way: 'copy', purpose: 'disclosure' }])
})

test('says who acknowledged which version, and when', () => {
  show({ version: 2, acknowledged: { version: 1, name: 'Tasha G.', at } })
  expect(
    screen.getByText(
      'Tasha G. acknowledged version 1, which is not the newest one, Nov 14, 2026, 12:00 PM.',
    ),
  ).toBeVisible()
})
