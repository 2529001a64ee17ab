import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { ColorSelect } from './ColorSelect.tsx'

const options = [
  { value: 'new', label: 'New', color: 'blue' },
  { value: 'reviewed', label: 'Reviewed', color: 'orange' },
  { value: 'hired', label: 'Hired', color: 'green' },
] as const

const onChange = vi.fn()
const onKeyDownAround = vi.fn()
beforeEach(() => {
  onChange.mockReset()
  onKeyDownAround.mockReset()
})

function show({ busy = false } = {}) {
  render(
    // biome-ignore lint/a11y/noStaticElementInteractions: represents the dialog around the list
    <div onKeyDown={({ key }) => onKeyDownAround(key)}>
      <ColorSelect label="Status" value="new" options={options} onChange={onChange} busy={busy} />
    </div>,
  )
  return screen.getByRole<HTMLSelectElement>('combobox', { name: 'Status' })
}

const choose = (list: HTMLSelectElement, value: string) =>
  fireEvent.change(list, { target: { value } })

/** A closed list changes its value while the key is down. */
function chooseWithKey(list: HTMLSelectElement, value: string, key = 'ArrowDown') {
  fireEvent.keyDown(list, { key })
  choose(list, value)
  fireEvent.keyUp(list, { key })
}

const hint = 'Not saved yet. Enter saves, Escape undoes.'

test('has the saved value and all options', () => {
  const list = show()
  expect(list).toHaveDisplayValue('New')
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'New',
    'Reviewed',
    'Hired',
  ])
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  expect(list).not.toHaveAttribute('aria-disabled')
})

describe('with the mouse', () => {
  test('a chosen value is saved immediately', () => {
    choose(show(), 'hired')
    expect(onChange.mock.calls).toEqual([['hired']])
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  })

  test('a value chosen in the list that a key has opened is saved immediately', () => {
    const list = show()
    fireEvent.keyDown(list, { key: 'ArrowDown', altKey: true })
    choose(list, 'hired')
    expect(onChange.mock.calls).toEqual([['hired']])
  })
})

describe('with the keyboard', () => {
  test.each(['ArrowUp', 'PageDown', 'Home', 'End', 'h'])(
    'the key %s chooses without saving, and the hint says so',
    (key) => {
      const list = show()
      chooseWithKey(list, 'hired', key)
      expect(list).toHaveDisplayValue('Hired')
      expect(list).toHaveAccessibleDescription(hint)
      expect(screen.getByRole('status')).toHaveTextContent(hint)
      expect(onChange).not.toHaveBeenCalled()
    },
  )

  test.each([{ altKey: true }, { ctrlKey: true }, { metaKey: true }])(
    'a key with %j does not choose',
    (modifiers) => {
      const list = show()
      fireEvent.keyDown(list, { key: 'h', ...modifiers })
      choose(list, 'hired')
      expect(onChange).toHaveBeenCalledWith('hired')
    },
  )

  test.each(['Shift', ' ', 'F4'])('the key %j does not choose', (key) => {
    const list = show()
    fireEvent.keyDown(list, { key })
    choose(list, 'hired')
    expect(onChange).toHaveBeenCalledWith('hired')
  })

  test('Enter saves once, and is not passed on to a form', () => {
    const list = show()
    chooseWithKey(list, 'hired')
    expect(fireEvent.keyDown(list, { key: 'Enter' })).toBe(false)
    expect(onChange.mock.calls).toEqual([['hired']])
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    fireEvent.blur(list)
    expect(onChange).toHaveBeenCalledOnce()
  })

  test('leaving the list saves', () => {
    const list = show()
    chooseWithKey(list, 'reviewed')
    fireEvent.blur(list)
    expect(onChange.mock.calls).toEqual([['reviewed']])
  })

  test('Escape brings the saved value back, and does not close the dialog around the list', () => {
    const list = show()
    chooseWithKey(list, 'hired')
    expect(fireEvent.keyDown(list, { key: 'Escape' })).toBe(false)
    expect(list).toHaveDisplayValue('New')
    expect(onKeyDownAround.mock.calls).toEqual([['ArrowDown']])
    fireEvent.blur(list)
    expect(onChange).not.toHaveBeenCalled()
  })

  test('Escape without a choice closes the dialog around the list', () => {
    expect(fireEvent.keyDown(show(), { key: 'Escape' })).toBe(true)
    expect(onKeyDownAround.mock.calls).toEqual([['Escape']])
  })

  test('the saved value is not saved again', () => {
    const list = show()
    chooseWithKey(list, 'hired')
    chooseWithKey(list, 'new')
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    fireEvent.blur(list)
    expect(onChange).not.toHaveBeenCalled()
  })

  test('another key keeps the choice', () => {
    const list = show()
    chooseWithKey(list, 'hired')
    expect(fireEvent.keyDown(list, { key: 'Tab' })).toBe(true)
    expect(list).toHaveDisplayValue('Hired')
  })

  test('a value chosen with the mouse after a key was released is saved immediately', () => {
    const list = show()
    fireEvent.keyDown(list, { key: 'ArrowDown' })
    fireEvent.keyUp(list, { key: 'ArrowDown' })
    choose(list, 'hired')
    expect(onChange.mock.calls).toEqual([['hired']])
  })

  test('the list forgets a pressed key that was released elsewhere', () => {
    const list = show()
    fireEvent.keyDown(list, { key: 'ArrowDown' })
    fireEvent.blur(list)
    choose(list, 'hired')
    expect(onChange.mock.calls).toEqual([['hired']])
  })
})

describe('while it is busy', () => {
  test('it ignores choices and says that it is disabled', () => {
    const list = show({ busy: true })
    expect(list).toHaveAttribute('aria-disabled', 'true')
    choose(list, 'hired')
    expect(onChange).not.toHaveBeenCalled()
    expect(list).toHaveDisplayValue('New')
  })

  test.each(['ArrowDown', 'End', 'h', ' ', 'Enter', 'F4'])('the key %j does nothing', (key) => {
    expect(fireEvent.keyDown(show({ busy: true }), { key })).toBe(false)
  })

  test('Tab and shortcuts still work, and the mouse does not open the list', () => {
    const list = show({ busy: true })
    expect(fireEvent.keyDown(list, { key: 'Tab' })).toBe(true)
    expect(fireEvent.keyDown(list, { key: 'r', ctrlKey: true })).toBe(true)
    expect(fireEvent.mouseDown(list)).toBe(false)
  })

  test('else keys and the mouse open the list', () => {
    const list = show()
    expect(fireEvent.keyDown(list, { key: 'Enter' })).toBe(true)
    expect(fireEvent.mouseDown(list)).toBe(true)
  })
})
