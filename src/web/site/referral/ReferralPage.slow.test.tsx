import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { builtInDetails } from '#content/provider.ts'
import { fakeUploads } from '../../../../tests/support/fake-uploads.ts'
import { failure, renderAt, respond } from '../../../../tests/support/render.tsx'
import { ReferralPage } from './ReferralPage.tsx'

let uploads: ReturnType<typeof fakeUploads>

beforeEach(() => {
  uploads = fakeUploads()
  respond({ 'GET /site-details': { body: { success: true, data: builtInDetails } } })
  renderAt('/referral/online', <ReferralPage />)
})

const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label)
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send referral' }))
const named = (name: string) => new File(['%PDF-1.4'], name, { type: 'application/pdf' })
const plan = () => named('plan.pdf')

async function fillIn() {
  const texts: [RegExp, string][] = [
    [/^Your name/, 'Marcy Dunn'],
    [/^Organization/, 'Sun House'],
    [/^Your relationship/, 'A neighbor'],
    [/^Your phone/, '(615) 555-0163'],
    [/^Your email/, 'marcy@example.org'],
    [/^Full name/, 'Leon Whitfield'],
    [/^Birth year/, '1994'],
    [/^Guardian/, 'Ada Whitfield'],
    [/^Needs/, 'Uses a wheelchair.'],
    [/^Health plan/, 'Volunteer Care'],
    [/^Support coordinator/, 'Nina Bell'],
    [/^Language/, 'Spanish'],
    [/^How the person communicates/, 'Pictures'],
  ]
  for (const [label, text] of texts) {
    await userEvent.click(field(label))
    await userEvent.paste(text)
  }
  await userEvent.selectOptions(field(/^County/), 'Knox')
  await userEvent.selectOptions(field(/^Program that pays/), 'CHOICES')
  await userEvent.click(screen.getByRole('checkbox', { name: /interpreter/ }))
  await userEvent.click(screen.getByRole('checkbox', { name: /agree/ }))
}

test('offers to send, not to try again, once everything that was marked is corrected', async () => {
  await send()
  await screen.findByText('Your name is required')
  await fillIn()
  expect(screen.queryByRole('alert')).toBeNull()
  await send()
  await waitFor(() => expect(uploads.all).toHaveLength(1))
})

test('a fault of the files goes away when others are chosen', async () => {
  await fillIn()
  await send()
  await waitFor(() => expect(uploads.all).toHaveLength(1))
  const fields = { files: 'This file cannot be opened' }
  act(() => uploads.last().respond(failure(400, 'Please look again', { fields })))
  expect(await screen.findByText(fields.files)).toBeVisible()
  await userEvent.upload(field(/^Files to add/), plan())
  expect(screen.queryByText(fields.files)).toBeNull()
})

test('a second press while it sends does not send it twice', async () => {
  await fillIn()
  await send()
  await waitFor(() => expect(uploads.all).toHaveLength(1))
  fireEvent.submit(screen.getByRole('form', { name: /./ }))
  await userEvent.click(screen.getByRole('button', { name: 'Stop upload' }))
  expect(await screen.findByText(/^Sending was stopped/)).toBeVisible()
  expect(uploads.all).toHaveLength(1)
})
