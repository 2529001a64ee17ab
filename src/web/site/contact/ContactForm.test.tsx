import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Link } from 'react-router'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  badGateway,
  type FakeResponse,
  failure,
  renderAt,
  respond,
} from '../../../../tests/support/render.tsx'
import { ContactForm } from './ContactForm.tsx'

const typed = {
  'Full Name': ' Carol Ann Meeks ',
  Phone: '(615) 555-0148',
  Email: 'cameeks@example.org',
  Message: 'Can we come and see a home?',
}
const thanks = 'Thank you for your message! We will get back to you soon.'
const submit = 'POST /contact/submit'
const accepted = { status: 201, body: { success: true, message: thanks } }

const field = (label: string) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${label}`) })
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }))

async function fillIn(texts: Record<string, string> = typed) {
  for (const [label, text] of Object.entries(texts)) {
    await userEvent.click(field(label))
    await userEvent.paste(text)
  }
}

function show(path = '/') {
  cleanup()
  renderAt(
    path,
    <>
      <ContactForm />
      <Link to="/?about=Garden+Day#contact-form">Ask about Garden Day</Link>
      <Link to="/#events">Elsewhere</Link>
    </>,
  )
}

beforeEach(() => show())

test('sends the trimmed text, then clears the form and shows a thank-you', async () => {
  let body: unknown
  respond({
    [submit]: (init) => {
      body = JSON.parse(String(init?.body))
      return accepted
    },
  })
  // The region must exist before its text, or screen readers do not announce it.
  const region = screen.getByRole('status')
  expect(region).toBeEmptyDOMElement()
  await fillIn()
  await send()
  expect(await screen.findByText(thanks)).toBeVisible()
  expect(region).toHaveTextContent(thanks)
  expect(body).toMatchObject({ name: 'Carol Ann Meeks', phone: '(615) 555-0148' })
  for (const label of Object.keys(typed)) expect(field(label).value).toBe('')
})

test('marks all four fields as required', () => {
  for (const label of Object.keys(typed)) expect(field(label)).toBeRequired()
  for (const label of Object.keys(typed)) expect(field(label)).toHaveAttribute('required')
})

test('is disabled while it sends', async () => {
  const reply = Promise.withResolvers<FakeResponse>()
  respond({ [submit]: () => reply.promise })
  await fillIn()
  await send()
  const button = await screen.findByRole('button', { name: 'Sending...' })
  expect(button.getAttribute('aria-disabled')).toBe('true')
  for (const label of Object.keys(typed)) expect(field(label).disabled).toBe(true)
  reply.resolve(accepted)
  expect(await screen.findByText(thanks)).toBeDefined()
  expect(field('Message').disabled).toBe(false)
})

test('shows a message about name and message, and an error at each of the four fields', async () => {
  await fillIn({ 'Full Name': '  ', Phone: 'call me' })
  await send()
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Please fill in all required fields (Name and Message)',
  )
  for (const text of [
    'Name is required',
    'Please enter a valid phone number',
    'Email is required',
    'Message is required',
  ]) {
    expect(screen.getByText(text)).toBeDefined()
  }
  expect(document.activeElement).toBe(field('Full Name'))
  await userEvent.type(field('Full Name'), 'Carol')
  expect(screen.queryByText('Name is required')).toBeNull()
  expect(field('Phone').value).toBe('call me')
})

test.each([
  ['no response', 'network failure' as const, 'Failed to submit contact form. Please try again.'],
  ['a response without a message', badGateway, 'Failed to submit contact form'],
  [
    'a response with success: false and a message',
    { unchecked: { success: false, message: 'The office cannot be written to.' } },
    'The office cannot be written to.',
  ],
  [
    'a response with only success: false',
    { unchecked: { success: false } },
    'Failed to submit contact form',
  ],
  [
    'an error response with a message',
    failure(429, 'Too many requests. Please wait a moment and try again.'),
    'Too many requests. Please wait a moment and try again.',
  ],
])('after %s it shows an error and keeps the text', async (_, reply, text) => {
  respond({ [submit]: reply })
  await fillIn()
  await send()
  expect((await screen.findByRole('alert')).textContent).toBe(text)
  expect(field('Message').value).toBe(typed.Message)
})

describe('a question about something on the page', () => {
  const ask = () => userEvent.click(screen.getByRole('link', { name: 'Ask about Garden Day' }))
  const title = () => screen.getByRole('heading', { name: 'Send us a message' })

  test('is named in the message, and the form has the focus, each time', async () => {
    for (const _ of ['first', 'again']) {
      await ask()
      expect(field('Message').value).toBe('I have a question about Garden Day: ')
      expect(title()).toHaveFocus()
      field('Email').focus()
    }
  })

  test('is named too when the address was opened, and leaves with the message that is sent', async () => {
    respond({ [submit]: accepted })
    show('/?about=Garden+Day#contact-form')
    expect(title()).not.toHaveFocus()
    await fillIn()
    expect(field('Message').value).toBe(`I have a question about Garden Day: ${typed.Message}`)
    await send()
    expect(await screen.findByText(thanks)).toBeVisible()
    await waitFor(() => expect(field('Message').value).toBe(''))
    expect(screen.getByTestId('address')).toHaveTextContent(/^\/$/)
  })

  test('is only one with the address of the form: others do not move the focus', async () => {
    await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }))
    expect(title()).not.toHaveFocus()
  })

  test('does not replace what was typed', async () => {
    await fillIn({ Message: 'Can we come by?' })
    await ask()
    expect(field('Message').value).toBe('Can we come by?')
  })
})
