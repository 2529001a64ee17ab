import { fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { Dialog, DialogBody } from './Dialog.tsx'

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
