import { useQuery } from '@tanstack/react-query'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { ApiError } from '#web/api/api-error.ts'
import { press } from '../../../../../tests/support/office.ts'
import { findToast, renderAt } from '../../../../../tests/support/render.tsx'
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

test('says it in its own words when a library failed', async () => {
  function Failing() {
    const changing = useChange({
      // Thrown before there is a promise, as when a date cannot be read.
      change: () => {
        throw new RangeError('Parsing ended abruptly.')
      },
      reload: ['nothing'],
      failure: 'It could not be saved.',
    })
    return (
      <button type="button" onClick={() => changing.mutate(undefined)}>
        Save {changing.error?.message}
      </button>
    )
  }
  renderAt('/', <Failing />)
  await press('Save')
  expect(await findToast('It could not be saved.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Save It could not be saved.' })).toBeVisible()
})

type ListProps = { change: () => Promise<unknown>; isShownInForm?: () => boolean }

/** A list that is loaded again after a change, and a button that changes it. */
function List({ load, ...options }: ListProps & { load: () => string }) {
  const { data } = useQuery({ queryKey: ['list'], queryFn: load })
  const changing = useChange({
    ...options,
    reload: ['list'],
    success: 'Changed.',
    detail: () => 'the first row',
    failure: (error) => `Not changed: ${error.message}`,
  })
  return (
    <button type="button" onClick={() => changing.mutate(undefined)}>
      {`Change ${data}`}
    </button>
  )
}

/** Shows the list, whose text counts how often it was loaded, and changes it. */
async function changeList(options: ListProps) {
  let loaded = 0
  const load = () => {
    loaded += 1
    return `list ${loaded}`
  }
  renderAt('/', <List load={load} {...options} />)
  await press('Change list 1')
}

test('says what was changed, and loads the list again', async () => {
  await changeList({ change: async () => {} })
  expect(await screen.findByRole('button', { name: 'Change list 2' })).toBeVisible()
  await findToast('Changed.')
  expect(await findToast('the first row')).toBeTruthy()
})

test.each([
  ['someone else changed it', 409, 'Newer'],
  ['someone else deleted it', 404, 'Not changed: Gone'],
])('loads the list again when %s', async (_, status, text) => {
  const message = status === 409 ? 'Newer' : 'Gone'
  await changeList({ change: () => Promise.reject(new ApiError(status, message)) })
  expect(await findToast(text)).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Change list 2' })).toBeVisible()
})

test('says why a change failed, and does not load the list again for it', async () => {
  await changeList({ change: () => Promise.reject(new ApiError(500, 'Out of order')) })
  expect(await findToast('Not changed: Out of order')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Change list 1' })).toBeVisible()
})

test('shows no toast for what the form says, nor when the session is over', async () => {
  const failing = (status: number) => () => Promise.reject(new ApiError(status, 'Only here'))
  await changeList({ change: failing(404), isShownInForm: () => true })
  expect(await screen.findByRole('button', { name: 'Change list 2' })).toBeVisible()
  cleanup()
  await changeList({ change: failing(401) })
  cleanup()
  await changeList({ change: () => Promise.reject(new ApiError(500, 'A last one')) })
  expect(await findToast('Not changed: A last one')).toBeTruthy()
  expect(screen.queryByText(/Only here/)).toBeNull()
})
