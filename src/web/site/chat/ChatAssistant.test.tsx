import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { siteDetails } from '../../../../tests/support/office.ts'
import { renderAt, respond } from '../../../../tests/support/render.tsx'
import { ChatAssistant } from './ChatAssistant.tsx'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const button = () => screen.getByRole('button', { name: 'Ask a question' })
const input = () => screen.getByLabelText('Your question')
const send = () => screen.getByRole('button', { name: 'Send' })
const log = () => within(screen.getByRole('log'))
const typing = () => screen.queryByText('The assistant is typing')
const suggestions = () =>
  within(screen.getByRole('list', { name: /You could ask next|Common questions/ })).getAllByRole(
    'button',
  )

async function open() {
  respond(siteDetails)
  renderAt('/', <ChatAssistant />)
  fireEvent.click(button())
  await screen.findByText(/^Hello!/)
  await screen.findByRole('dialog', { name: 'Tulip Poplar Care Assistant' })
  vi.useFakeTimers({ now: new Date(2026, 10, 16, 9, 5) })
}

function ask(text: string) {
  fireEvent.change(input(), { target: { value: text } })
  fireEvent.submit(input())
}

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))

test('is a link to the contact form until hydration', () => {
  const page = document.createElement('div')
  page.innerHTML = renderToString(<ChatAssistant />)
  const link = within(page).getByRole('link', { name: 'Ask a question' })
  expect(link).toHaveAttribute('href', '/#contact-us')
  expect(within(page).queryByRole('button')).toBeNull()
})

test('shows a greeting, that it is online, and the six common questions', async () => {
  await open()
  const dialog = screen.getByRole('dialog', { name: 'Tulip Poplar Care Assistant' })
  expect(within(dialog).getByText('Online')).toBeVisible()
  expect(log().getByText(/^Hello! I’m an automatic helper/)).toBeVisible()
  expect(suggestions()).toHaveLength(6)
  expect(input()).toHaveAccessibleDescription('Please leave out health details.')
})

test('shows that it is typing for a second, then replies with three suggestions', async () => {
  await open()
  ask('How do I apply?')
  expect(log().getByText('How do I apply?')).toBeVisible()
  expect(log().getByText('9:05 AM')).toBeVisible()
  expect(screen.queryByText('Common questions')).toBeNull()

  wait(999)
  expect(typing()).toBeVisible()
  expect(log().queryByText(/background check/)).toBeNull()

  wait(1)
  expect(typing()).toBeNull()
  expect(log().getByText(/background check/)).toBeVisible()
  expect(suggestions()).toHaveLength(3)
})

test('asks a suggested question with one click and keeps the focus in the conversation', async () => {
  await open()
  fireEvent.click(screen.getByRole('button', { name: 'How do I contact you?' }))
  expect(screen.getByRole('region', { name: 'Conversation' })).toHaveFocus()
  wait(1000)
  expect(screen.getByRole('link', { name: 'Call (615) 555-0100' })).toHaveAttribute(
    'href',
    'tel:+16155550100',
  )
  fireEvent.click(screen.getByRole('button', { name: 'What is TennCare CHOICES?' }))
  wait(1000)
  expect(
    screen.getByRole('link', { name: 'About ECF CHOICES (opens in a new tab)' }),
  ).toHaveAttribute('target', '_blank')
})

test('gives numbers to call and text when someone is in danger, in their language', async () => {
  await open()
  ask('I want to kill myself')
  wait(1000)
  expect(screen.getByRole('link', { name: 'Call 988' })).toHaveAttribute('href', 'tel:988')
  expect(screen.getByRole('link', { name: 'Text 988' })).toHaveAttribute('href', 'sms:988')
  expect(suggestions()).toHaveLength(3)

  ask('Quiero morirme')
  wait(1000)
  expect(log().getByText(/^Me alegra que me lo haya dicho/)).toHaveAttribute('lang', 'es')
  expect(log().getAllByText(/^I’m glad you told me/)).toHaveLength(2)
  expect(screen.getByRole('link', { name: 'Llame al 988' })).toHaveAttribute('lang', 'es')
})

test('answers both of two questions asked in quick succession', async () => {
  await open()
  ask('Do you have jobs?')
  ask('What about HIPAA?')
  wait(1000)
  expect(log().getByText(/background check/)).toBeVisible()
  expect(typing()).toBeVisible()
  wait(1000)
  expect(log().getByText(/federal law/)).toBeVisible()
  expect(typing()).toBeNull()
})

test.each(['', '   '])('does not send %j', async (blank) => {
  await open()
  fireEvent.change(input(), { target: { value: 'a' } })
  expect(send()).not.toHaveAttribute('aria-disabled', 'true')
  fireEvent.change(input(), { target: { value: blank } })
  expect(send()).toHaveAttribute('aria-disabled', 'true')
  fireEvent.submit(input())
  wait(1000)
  expect(log().getAllByText('Assistant:')).toHaveLength(1)
  expect(log().queryByText('You:')).toBeNull()
})

test('keeps the conversation and a pending reply while it is closed', async () => {
  await open()
  ask('  What about HIPAA?  ')
  fireEvent.click(screen.getByRole('button', { name: 'Close chat' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(button()).toHaveFocus()
  wait(1000)
  vi.useRealTimers()

  fireEvent.click(button())
  await screen.findByRole('dialog')
  expect(log().getAllByText(/^Hello!/)).toHaveLength(1)
  expect(log().getByText('What about HIPAA?')).toBeVisible()
  expect(log().getByText(/federal law/)).toBeVisible()
})

test('closes on Escape and restores the focus, unless the focus is on the page', async () => {
  render(<a href="/elsewhere">Elsewhere</a>)
  await open()
  fireEvent.keyDown(document, { key: 'Escape' })
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(button()).toHaveFocus()

  vi.useRealTimers()
  fireEvent.click(button())
  const dialog = await screen.findByRole('dialog')
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
  screen.getByRole('link', { name: 'Elsewhere' }).focus()
  fireEvent.keyDown(document, { key: 'Escape' })
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByRole('link', { name: 'Elsewhere' })).toHaveFocus()
})

test('stays above the keyboard of a phone, which covers what is below the visible part', async () => {
  const visible = Object.assign(new EventTarget(), { scale: 1, height: 500, offsetTop: 20 })
  vi.stubGlobal('visualViewport', visible)
  vi.stubGlobal('innerHeight', 800)
  await open()
  const keyboard = () => screen.getByRole('dialog').style.getPropertyValue('--keyboard')
  visible.dispatchEvent(new Event('resize'))
  expect(keyboard()).toBe('280px')
  visible.offsetTop = 0
  visible.dispatchEvent(new Event('scroll'))
  expect(keyboard()).toBe('300px')
  // Who zooms in sees less of the page, but has no keyboard there.
  visible.scale = 2
  visible.dispatchEvent(new Event('resize'))
  expect(keyboard()).toBe('0px')
})
