import { fireEvent, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { builtInDetails } from '#content/provider.ts'
import { renderAt, respond } from '../../../../tests/support/render.tsx'
import { SiteHeader } from './SiteHeader.tsx'

beforeEach(() => {
  respond({ 'GET /site-details': { body: { success: true, data: builtInDetails } } })
})

const toggle = () => screen.getByRole('button', { name: 'Menu' })
const menu = () => screen.queryByRole('dialog', { name: 'Menu' })

async function open() {
  renderAt('/privacy', <SiteHeader />)
  await userEvent.click(toggle())
  const dialog = menu()
  if (!dialog) throw new Error('The menu is closed.')
  expect(toggle()).toHaveAttribute('aria-expanded', 'true')
  return dialog
}

function expectClosed() {
  expect(menu()).toBeNull()
  expect(toggle()).toHaveAttribute('aria-expanded', 'false')
}

test('the menu has the sections, and how to call the office', async () => {
  renderAt('/privacy', <SiteHeader />)
  expectClosed()
  await userEvent.click(toggle())
  const dialog = within(screen.getByRole('dialog', { name: 'Menu' }))
  expect(dialog.getByRole('link', { name: 'Careers' })).toHaveAttribute('href', '/#careers')
  expect(dialog.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', 'tel:+16155550142')
  expect(dialog.getByText(builtInDetails.hours)).toBeVisible()
})

test('its button closes the menu', async () => {
  const dialog = await open()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close menu' }))
  expectClosed()
})

test('a link in the menu closes it', async () => {
  const dialog = await open()
  fireEvent.click(within(dialog).getByRole('link', { name: 'Careers' }))
  expectClosed()
})

test('a click beside the menu closes it, and a click on its content does not', async () => {
  const dialog = await open()
  await userEvent.click(within(dialog).getByText(builtInDetails.hours))
  expect(menu()).toBeVisible()
  await userEvent.click(dialog)
  expectClosed()
})

test('until hydration the browser itself opens and closes the menu', () => {
  renderAt('/privacy', <SiteHeader />)
  const buttons = [...document.querySelectorAll('[commandfor=site-menu]')]
  expect(buttons.map((button) => button.getAttribute('command'))).toEqual(['show-modal', 'close'])
  expect(document.getElementById('site-menu')).toHaveAttribute('aria-label', 'Menu')
})
