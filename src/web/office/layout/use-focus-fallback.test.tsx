import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderAt } from '../../../../tests/support/render.tsx'
import { useFocusFallback } from './use-focus-fallback.ts'

function Screen() {
  useFocusFallback()
  const [gone, setGone] = useState(false)
  return (
    <>
      <h1 tabIndex={-1}>Slides</h1>
      <button type="button">Stays</button>
      {!gone && (
        <button type="button" onClick={() => setGone(true)}>
          Retry
        </button>
      )}
    </>
  )
}

test('moves the focus to the title when the focused element is removed', async () => {
  renderAt('/', <Screen />)
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  await waitFor(() => expect(screen.getByRole('heading')).toHaveFocus())
})

test('leaves the focus where the user moved it meanwhile', async () => {
  renderAt('/', <Screen />)
  const stays = screen.getByRole('button', { name: 'Stays' })
  stays.addEventListener('focus', () => screen.queryByText('Retry')?.click())
  screen.getByRole('button', { name: 'Retry' }).focus()
  stays.focus()
  await waitFor(() => expect(screen.queryByText('Retry')).toBeNull())
  await new Promise(requestAnimationFrame)
  expect(stays).toHaveFocus()
})
