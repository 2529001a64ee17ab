import { screen, waitFor } from '@testing-library/react'
import { useNavigate } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { press } from '../../../../../tests/support/office.ts'
import { renderAt } from '../../../../../tests/support/render.tsx'
import { UnsavedGuard, useConfirmLeave, useUnsavedChanges } from './UnsavedGuard.tsx'

const discard = vi.fn()
const leave = vi.fn()
beforeEach(() => {
  discard.mockReset()
  leave.mockReset()
})

const start = '/admin/dashboard?section=team'

function Form({ changed }: { changed: boolean }) {
  const navigate = useNavigate()
  const confirmLeave = useConfirmLeave()
  useUnsavedChanges(changed, discard)
  return (
    <>
      {['?section=hero', '?section=team&page=2', '?section=team&id=1', '/admin'].map((to) => (
        <button key={to} type="button" onClick={() => navigate(to)}>
          {to}
        </button>
      ))}
      <button type="button" onClick={() => navigate(-1)}>
        Back
      </button>
      <button type="button" onClick={() => confirmLeave(leave)}>
        Leave
      </button>
    </>
  )
}

const open = (changed = true) =>
  renderAt(
    start,
    <UnsavedGuard>
      <Form changed={changed} />
    </UnsavedGuard>,
  )
const address = () => screen.getByTestId('address').textContent
const question = () => screen.queryByRole('alertdialog', { name: 'Discard your changes?' })

test('a link to another section asks, and opens it only after “Discard changes”', async () => {
  open()
  await press('?section=hero')
  expect(question()).toHaveTextContent(
    'What you typed here is not saved yet. If you leave, it will be lost.',
  )
  expect(address()).toBe(start)
  await press('Keep editing')
  expect(question()).toBeNull()
  expect(address()).toBe(start)
  expect(discard).not.toHaveBeenCalled()
  await press('?section=hero')
  await press('Discard changes')
  await waitFor(() => expect(address()).toBe('/admin/dashboard?section=hero'))
  expect(discard).toHaveBeenCalledOnce()
  expect(question()).toBeNull()
})

test('other pages of the same section and the login open without a question', async () => {
  open()
  for (const to of ['?section=team&page=2', '/admin']) {
    await press(to)
    await waitFor(() => expect(address()).toContain(to))
    expect(question()).toBeNull()
  }
  expect(discard).not.toHaveBeenCalled()
})

test('Back asks when it would close a record, but not when it only turns a page', async () => {
  open()
  await press('?section=team&page=2')
  await press('Back')
  await waitFor(() => expect(address()).toBe(start))
  expect(question()).toBeNull()
  await press('?section=team&id=1')
  expect(question()).toBeNull()
  await press('Back')
  await waitFor(() => expect(question()).not.toBeNull())
  expect(address()).toBe(`${start}&id=1`)
  await press('Discard changes')
  await waitFor(() => expect(address()).toBe(start))
})

test('an action runs at once without changes, and after the question with them', async () => {
  const { unmount } = open(false)
  await press('Leave')
  expect(leave).toHaveBeenCalledOnce()
  expect(question()).toBeNull()
  await press('?section=hero')
  expect(address()).toBe('/admin/dashboard?section=hero')
  unmount()
  open()
  await press('Leave')
  await press('Keep editing')
  expect(leave).toHaveBeenCalledOnce()
  await press('Leave')
  await press('Discard changes')
  expect(leave).toHaveBeenCalledTimes(2)
  expect(discard).toHaveBeenCalledOnce()
})
