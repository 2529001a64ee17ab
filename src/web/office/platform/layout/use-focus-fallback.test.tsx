import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderAt } from '../../../../../tests/support/render.tsx'
import { useFocusFallback } from './OfficeShell.tsx'

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

test('leaves it nowhere when the element that had it is still there', async () => {
  renderAt('/', <Screen />)
  const stays = screen.getByRole('button', { name: 'Stays' })
  stays.focus()
  stays.blur()
  screen.getByText('Retry').click()
  await waitFor(() => expect(screen.queryByText('Retry')).toBeNull())
  await new Promise(requestAnimationFrame)
  expect(document.body).toHaveFocus()
})

test('moves it to the title of the last open dialog, if there is one', async () => {
  renderAt('/', <Screen />)
  for (const name of ['First', 'Second']) {
    const dialog = document.createElement('dialog')
    dialog.open = true
    const title = document.createElement('h2')
    title.tabIndex = -1
    title.textContent = name
    dialog.append(title)
    document.body.append(dialog)
  }
  await userEvent.click(screen.getByText('Retry'))
  await waitFor(() => expect(screen.getByText('Second')).toHaveFocus())
})

function People() {
  useFocusFallback()
  const [names, setNames] = useState(['Ann', 'Ben', 'Cleo'])
  return (
    <>
      <h1 tabIndex={-1}>People</h1>
      <table>
        <tbody>
          {names.map((name) => (
            <tr key={name}>
              <td>
                <a href="#record">{name}</a>
                <button type="button" onClick={() => setNames(names.filter((n) => n !== name))}>
                  Done: {name}
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

test('moves it to the same control of the row that took the place of a removed one', async () => {
  renderAt('/', <People />)
  const button = (name: string) => screen.getByRole('button', { name: `Done: ${name}` })
  await userEvent.click(button('Ben'))
  await waitFor(() => expect(button('Cleo')).toHaveFocus())
  await userEvent.click(button('Cleo'))
  await waitFor(() => expect(button('Ann')).toHaveFocus())
  await userEvent.click(button('Ann'))
  await waitFor(() => expect(screen.getByRole('heading')).toHaveFocus())
})
