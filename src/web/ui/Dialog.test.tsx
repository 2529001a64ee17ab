import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
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
