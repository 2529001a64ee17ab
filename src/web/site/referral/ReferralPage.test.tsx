import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { builtInDetails } from '#content/provider.ts'
import { fakeUploads } from '../../../../tests/support/fake-uploads.ts'
import { failure, renderAt, respond } from '../../../../tests/support/render.tsx'
import { asksBeforeLeaving } from '../../../../tests/support/simulated-browser.ts'
import { ReferralPage } from './ReferralPage.tsx'

const link = 'https://poplar.example/referral/status/T'
const accepted = {
  status: 201,
  body: { success: true, data: { reference: 'R-ACDE-3467', link } },
}

let uploads: ReturnType<typeof fakeUploads>

beforeEach(() => {
  uploads = fakeUploads()
  respond({ 'GET /site-details': { body: { success: true, data: builtInDetails } } })
  renderAt('/referral/online', <ReferralPage />)
})

const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label)
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send referral' }))
const retry = () => userEvent.click(screen.getByRole('button', { name: 'Try again' }))
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

test('sends the fields and files, and shows the number', async () => {
  await fillIn()
  await userEvent.upload(field(/^Files to add/), plan())
  await send()
  await waitFor(() => expect(uploads.all).toHaveLength(1))
  const { form, opened } = uploads.last()
  expect(opened).toBe('POST /api/referrals/submit')
  expect(Object.fromEntries(form)).toMatchObject({
    name: 'Marcy Dunn',
    organization: 'Sun House',
    role: 'A neighbor',
    phone: '(615) 555-0163',
    email: 'marcy@example.org',
    personName: 'Leon Whitfield',
    birthYear: '1994',
    guardian: 'Ada Whitfield',
    county: 'Knox',
    program: '',
    payer: 'choices',
    healthPlan: 'Volunteer Care',
    coordinator: 'Nina Bell',
    spokenLanguage: 'Spanish',
    interpreter: 'true',
    communication: 'Pictures',
    needs: 'Uses a wheelchair.',
    consent: 'true',
  })
  expect(form.get('file_0')).toMatchObject({ name: 'plan.pdf' })
  uploads.last().respond(accepted)
  expect(await screen.findByText('R-ACDE-3467')).toBeVisible()
  const thanks = screen.getByRole('heading', { name: /^Thank you/ })
  await waitFor(() => expect(thanks).toHaveFocus())
  expect(screen.getByRole('link', { name: 'See where it stands' })).toHaveAttribute('href', link)
  const promise = 'Someone from our office will call or email you within two business days.'
  expect(screen.getByText(promise)).toBeVisible()
  expect(screen.getByText('Your contact is Rosa Delgado.')).toBeVisible()
})

test('marks what is missing, and takes the mark away as soon as it is typed', async () => {
  await send()
  expect(await screen.findByText('Your name is required')).toBeVisible()
  for (const text of [
    'Please enter a phone number or an email address',
    'Please choose a county',
    'Please confirm that the person agrees',
  ]) {
    expect(screen.getByText(text)).toBeVisible()
  }
  expect(field(/^Your name/)).toHaveFocus()
  await userEvent.type(field(/^Your name/), 'M')
  expect(screen.queryByText('Your name is required')).toBeNull()
  expect(uploads.all).toHaveLength(0)
})

test('keeps everything when sending fails, and a retry has the same key', async () => {
  await fillIn()
  await userEvent.upload(field(/^Files to add/), plan())
  await send()
  await waitFor(() => expect(uploads.all).toHaveLength(1))
  expect(field(/^Needs/)).toBeDisabled()
  act(() => uploads.last().onerror())
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('Please check your connection')
  expect(alert).toHaveTextContent('Nothing you typed was lost')
  // Beside the button, so that the sender sees it without scrolling.
  expect(alert.nextElementSibling).toHaveTextContent('Try again')
  expect(field(/^Needs/)).toHaveValue('Uses a wheelchair.')
  expect(screen.getByText('plan.pdf')).toBeVisible()
  await retry()
  await waitFor(() => expect(uploads.all).toHaveLength(2))
  expect(uploads.keys()[1]).toBe(uploads.keys()[0])
  act(() => uploads.last().onerror())
  await screen.findByRole('alert')
  await userEvent.type(field(/^Needs/), ' And a ramp.')
  await retry()
  await waitFor(() => expect(uploads.all).toHaveLength(3))
  expect(uploads.keys()[2]).not.toBe(uploads.keys()[0])
})

test('shows the progress, and can be stopped', async () => {
  await fillIn()
  await userEvent.upload(field(/^Files to add/), plan())
  await send()
  await waitFor(() => expect(uploads.all).toHaveLength(1))
  act(() => uploads.last().upload.onprogress?.({ loaded: 50, total: 100 }))
  expect(screen.getByRole('progressbar')).toHaveValue(50)
  await userEvent.click(screen.getByRole('button', { name: 'Stop upload' }))
  expect(await screen.findByText(/^Sending was stopped/)).toBeVisible()
  expect(uploads.last().aborted).toBe(true)
  expect(field(/^Needs/)).toHaveValue('Uses a wheelchair.')
})

test('shows what the server says is wrong with a file', async () => {
  await fillIn()
  await userEvent.upload(field(/^Files to add/), plan())
  await send()
  await waitFor(() => expect(uploads.all).toHaveLength(1))
  const message = 'Files must be PDF, Word, JPG or PNG'
  act(() => uploads.last().respond(failure(415, message, { fields: { files: message } })))
  await waitFor(() => expect(screen.getAllByText(message)).toHaveLength(2))
})

test('refuses more than three files', async () => {
  await userEvent.type(field(/^Your name/), 'M')
  await userEvent.upload(field(/^Files to add/), ['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf'].map(named))
  expect(screen.getByText('You can add up to 3 files')).toBeVisible()
  expect(screen.queryByText('a.pdf')).toBeNull()
})

test('refuses a file that is too large', async () => {
  await userEvent.type(field(/^Your name/), 'M')
  await userEvent.upload(
    field(/^Files to add/),
    new File([new Uint8Array(5 * 1024 * 1024)], 'plan.pdf'),
  )
  expect(field(/^Files to add/)).toBeInvalid()
  expect(screen.queryByText('plan.pdf')).toBeNull()
})

test('closing the tab asks for confirmation from the first change until the referral is sent', async () => {
  expect(asksBeforeLeaving()).toBe(false)
  await fillIn()
  await waitFor(() => expect(asksBeforeLeaving()).toBe(true))
  await send()
  await waitFor(() => expect(uploads.all).toHaveLength(1))
  uploads.last().respond(accepted)
  await screen.findByText('R-ACDE-3467')
  await waitFor(() => expect(asksBeforeLeaving()).toBe(false))
})
