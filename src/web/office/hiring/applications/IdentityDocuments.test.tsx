import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { press, signIn, success, validSession } from '../../../../../tests/support/office.ts'
import { findToast, renderAt, respond } from '../../../../../tests/support/render.tsx'
import { IdentityDocuments } from './IdentityDocuments.tsx'

test('identity documents are asked for after an offer, and undo changes that back', async () => {
  signIn()
  const sent: unknown[] = []
  respond({
    ...validSession,
    'GET /careers/rules': success({ identityDocuments: 'application' }),
    'PUT /careers/rules': (init) => {
      const body = JSON.parse(String(init?.body))
      sent.push(body.identityDocuments)
      return success(body)
    },
  })
  renderAt('/', <IdentityDocuments />)
  expect(
    screen.getByText(/^Federal guidance advises asking for them only after an offer/),
  ).toBeVisible()
  const choice = await screen.findByLabelText('Ask for identity documents')
  expect(within(choice).getByRole('option', { name: 'With the application' })).toHaveValue(
    'application',
  )
  await userEvent.selectOptions(choice, 'After an offer, through the private link')
  await findToast('When identity documents are asked for was changed')
  await press('Undo')
  await waitFor(() => expect(sent).toEqual(['offer', 'application']))
})
