import { fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { Dialog, DialogBody } from './Dialog.tsx'
import { Switch } from './Switch.tsx'

/** The simulated browser has no layout, so this sets the heights of content and box. */
function setHeights(content: number, box: number) {
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(content)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(box)
}

const showText = () =>
  render(
    <Dialog title="Job Coach" onClose={() => {}}>
      <DialogBody reading>Meet employers.</DialogBody>
    </Dialog>,
  )

test('scrolling text in a dialog is focusable and has a name', () => {
  setHeights(900, 400)
  showText()
  expect(screen.getByRole('region', { name: 'Job Coach' })).toHaveAttribute('tabindex', '0')
})

test('text that fits is not focusable', () => {
  setHeights(400, 400)
  showText()
  expect(screen.queryByRole('region')).toBeNull()
  expect(screen.getByText('Meet employers.')).not.toHaveAttribute('tabindex')
})

test('screen readers read the question with the title', () => {
  render(
    <ConfirmDialog
      title="Delete Event"
      question="Are you sure?"
      action="Delete"
      onConfirm={() => {}}
      onCancel={() => {}}
    >
      <p>Spring Garden Day</p>
    </ConfirmDialog>,
  )
  const dialog = screen.getByRole('alertdialog', { name: 'Delete Event' })
  expect(dialog).toHaveAccessibleDescription('Are you sure? Spring Garden Day')
})

test('a switch uses the state of its checkbox', () => {
  render(<Switch label="Active" checked onChange={() => {}} />)
  const control = screen.getByRole('switch', { name: 'Active' })
  expect(control).toBeChecked()
  expect(control).not.toHaveAttribute('aria-checked')
})

const onClose = vi.fn()
beforeEach(() => onClose.mockClear())

function show({ busy = false } = {}) {
  render(
    <Dialog title="Edit" onClose={onClose} busy={busy}>
      <DialogBody>
        <p>Words to select</p>
      </DialogBody>
    </Dialog>,
  )
  return screen.getByRole('dialog', { name: 'Edit' })
}

describe('a dialog', () => {
  test('closes with its button, with Escape and with a click beside it', async () => {
    const dialog = show()
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(onClose).toHaveBeenCalledTimes(1)
    fireEvent.keyDown(dialog, { key: 'Escape' })
    expect(onClose).toHaveBeenCalledTimes(2)
    fireEvent.pointerDown(dialog)
    fireEvent.click(dialog)
    expect(onClose).toHaveBeenCalledTimes(3)
  })

  test('stays open after a click inside, and when a text selection ends outside', () => {
    const dialog = show()
    const words = screen.getByText('Words to select')
    fireEvent.pointerDown(words)
    fireEvent.click(dialog)
    fireEvent.pointerDown(words)
    fireEvent.click(words)
    expect(onClose).not.toHaveBeenCalled()
  })

  test('cannot be closed while it is busy', async () => {
    const dialog = show({ busy: true })
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    fireEvent.keyDown(dialog, { key: 'Escape' })
    fireEvent(dialog, new Event('cancel', { cancelable: true }))
    fireEvent.pointerDown(dialog)
    fireEvent.click(dialog)
    expect(onClose).not.toHaveBeenCalled()
  })
})

describe('a confirmation dialog', () => {
  const onConfirm = vi.fn()
  beforeEach(() => onConfirm.mockClear())
  const ask = (busy = false) =>
    render(
      <ConfirmDialog
        title="Delete Event"
        question="Are you sure?"
        action="Delete"
        busy={busy}
        onConfirm={onConfirm}
        onCancel={onClose}
      />,
    )

  test('focuses the safe button, so that Enter does no harm', async () => {
    ask()
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(onConfirm).not.toHaveBeenCalled()
    expect(onClose).toHaveBeenCalledOnce()
  })

  test('ignores clicks while it is busy', async () => {
    ask(true)
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(onConfirm).not.toHaveBeenCalled()
    expect(onClose).not.toHaveBeenCalled()
  })
})
