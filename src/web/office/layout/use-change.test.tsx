import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { ApiError } from '#web/api/api-error.ts'
import { press } from '../../../../tests/support/office.ts'
import { findToast, renderAt } from '../../../../tests/support/render.tsx'
import { useChange } from './use-change.ts'

type ChangeButtonProps = { name: string; undo: () => Promise<unknown> }

function ChangeButton({ name, undo }: ChangeButtonProps) {
  const changing = useChange({
    change: async (status: string) => ({ version: `${status} 1` }),
    reload: ['nothing'],
    success: (status) => `${name}: ${status}`,
    failure: 'It could not be changed.',
    undo,
  })
  return (
    <button type="button" onClick={() => changing.mutate('Rejected')}>
      Reject {name}
    </button>
  )
}

test('a change can be taken back in its toast', async () => {
  const undo = vi.fn(async () => {})
  renderAt('/', <ChangeButton name="Ann" undo={undo} />)
  await press('Reject Ann')
  await findToast('Ann: Rejected')
  await press('Undo')
  expect(undo).toHaveBeenCalledExactlyOnceWith('Rejected', { version: 'Rejected 1' })
  expect(await findToast('The change was undone.')).toBeTruthy()
})

test('by keyboard, after which the focus is where it was', async () => {
  const undo = vi.fn(async () => {})
  renderAt('/', <ChangeButton name="Bea" undo={undo} />)
  await press('Reject Bea')
  await findToast('Bea: Rejected')
  const button = screen.getByRole('button', { name: 'Reject Bea' })
  expect(button).toHaveFocus()
  screen.getByRole('button', { name: 'Undo' }).focus()
  await userEvent.keyboard('{Enter}')
  expect(undo).toHaveBeenCalledOnce()
  expect(button).toHaveFocus()
})

test('says why it could not be taken back', async () => {
  const message = 'Someone else changed this. Reload to see it.'
  const undo = () => Promise.reject(new ApiError(409, message))
  renderAt('/', <ChangeButton name="Cid" undo={undo} />)
  await press('Reject Cid')
  await findToast('Cid: Rejected')
  await press('Undo')
  await waitFor(async () => expect(await findToast(message)).toBeTruthy())
})
