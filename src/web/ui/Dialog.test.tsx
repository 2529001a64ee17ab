import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { Dialog, DialogBody } from './Dialog.tsx'
import { Switch } from './Switch.tsx'

/** The make-believe browser lays nothing out: this says how high the content and its box are. */
function layOut(content: number, box: number) {
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(content)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(box)
}

const showText = () =>
  render(
    <Dialog title="Job Coach" onClose={() => {}}>
      <DialogBody reading>Meet employers.</DialogBody>
    </Dialog>,
  )

test('text that scrolls in a dialog is a named stop of the keyboard', () => {
  layOut(900, 400)
  showText()
  expect(screen.getByRole('region', { name: 'Job Coach' })).toHaveAttribute('tabindex', '0')
})

test('text that fits is no stop of the keyboard', () => {
  layOut(400, 400)
  showText()
  expect(screen.queryByRole('region')).toBeNull()
  expect(screen.getByText('Meet employers.')).not.toHaveAttribute('tabindex')
})

test('a question is read out with its title', () => {
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

test('a switch leaves it to the checkbox to say whether it is on', () => {
  render(<Switch label="Active" checked onChange={() => {}} />)
  const control = screen.getByRole('switch', { name: 'Active' })
  expect(control).toBeChecked()
  expect(control).not.toHaveAttribute('aria-checked')
})
