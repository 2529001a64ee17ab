import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import {
  aReply,
  aTemplate,
  press,
  signIn,
  siteDetails,
  success,
} from '../../../../../tests/support/office.ts'
import { aReferral, serveReferrals } from '../../../../../tests/support/office-referrals.ts'
import { findToast, renderAt } from '../../../../../tests/support/render.tsx'
import { ReferralsScreen } from './ReferralsScreen.tsx'

let sent: unknown[]

beforeEach(() => {
  signIn()
  sessionStorage.clear()
  sent = []
})

const text = 'Dear {name}, about {reference}: {link}'
const filled = 'Dear Sender 1, about R-AAAA-0001: {link}'

async function write({ canMail = true } = {}) {
  serveReferrals([aReferral(1)], {
    canMail,
    responses: {
      ...siteDetails,
      'GET /templates': success([
        aTemplate({ id: 't', kind: 'referral', name: 'News', subject: 'News', text, decision: '' }),
        aTemplate({ id: 'o', kind: 'message', name: 'Of messages', decision: '' }),
      ]),
      'POST /referrals/1/replies': ({ body }: { body?: unknown } = {}) => {
        sent.push(JSON.parse(String(body)))
        return success(aReply())
      },
    },
  })
  renderAt('/admin/dashboard?section=referrals&id=1', <ReferralsScreen />)
  await press('Write to s1@example.org')
  expect(await screen.findByLabelText('Subject (required)')).toHaveValue(
    'Your referral R-AAAA-0001',
  )
  await screen.findByRole('option', { name: 'News' })
  expect(screen.queryByRole('option', { name: 'Of messages' })).toBeNull()
  await userEvent.selectOptions(screen.getByLabelText('Template'), 'News')
  await waitFor(() => expect(screen.getByLabelText('Text (required)')).toHaveValue(filled))
}

test('a referral is answered from a template, whose link is filled in when it is sent', async () => {
  await write()
  expect(screen.getByText(/becomes their private link when this is sent/)).toBeVisible()
  await press('Send')
  await findToast('Your message will be sent in half a minute.')
  expect(sent).toMatchObject([{ subject: 'News', text: filled, way: 'mail' }])
})

test('the mail program of whoever writes gets no placeholder in the place of the link', async () => {
  await write({ canMail: false })
  const open = screen.getByRole('link', { name: /^Open in my mail program/ })
  await userEvent.click(open)
  expect(
    await screen.findByText(/^Only mail that is sent from here gets the private/),
  ).toBeVisible()
  expect(sent).toEqual([])
  await userEvent.clear(screen.getByLabelText('Text (required)'))
  await userEvent.type(screen.getByLabelText('Text (required)'), 'Call us')
  await userEvent.click(open)
  await waitFor(() => expect(sent).toMatchObject([{ text: 'Call us', way: 'mail program' }]))
})
