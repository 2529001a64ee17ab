import { fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { Dialog, DialogBody } from './Dialog.tsx'
import { toastRegion } from './toast-region.ts'

const onClose = vi.fn()
beforeEach(() => onClose.mockReset())

const dialogWith = (children: ReactNode) => (
  <Dialog title="Edit" onClose={onClose}>
    {children}
  </Dialog>
)

describe('an opened dialog focuses', () => {
  test('the element that asks for it', () => {
    render(
      dialogWith(
        <form>
          <input aria-label="Name" />
          <button type="button" data-autofocus>
            Bring back
          </button>
        </form>,
      ),
    )
    expect(screen.getByRole('button', { name: 'Bring back' })).toHaveFocus()
  })

  test.each([
    ['input', <input key="1" aria-label="First" />],
    ['textarea', <textarea key="1" aria-label="First" />],
    ['select', <select key="1" aria-label="First" />],
  ])('else the first field of its form: %s', (_, field) => {
    render(
      dialogWith(
        <>
          <input aria-label="Outside of the form" />
          <form>
            {field}
            <input aria-label="Second" />
          </form>
        </>,
      ),
    )
    expect(screen.getByLabelText('First')).toHaveFocus()
  })

  test('else its title', () => {
    render(dialogWith(<input aria-label="Outside of a form" />))
    expect(screen.getByRole('heading', { name: 'Edit' })).toHaveFocus()
  })
})

describe('a closed dialog', () => {
  /** Runs the work that waits for the next frame. */
  function closeWith(before: () => void) {
    const frames: (() => void)[] = []
    vi.spyOn(window, 'requestAnimationFrame').mockImplementation((run) => frames.push(() => run(0)))
    const { rerender } = render(
      <>
        <h1 tabIndex={-1}>Events</h1>
        <button type="button">Add Event</button>
        {dialogWith('Text')}
      </>,
    )
    rerender(
      <>
        <h1 tabIndex={-1}>Events</h1>
        <button type="button">Add Event</button>
      </>,
    )
    before()
    for (const run of frames) run()
  }

  test('moves the focus to the title of the screen if nothing has it', () => {
    closeWith(() => (document.activeElement as HTMLElement | null)?.blur())
    expect(screen.getByRole('heading', { name: 'Events' })).toHaveFocus()
  })

  test('leaves the focus where it is', () => {
    closeWith(() => screen.getByRole('button').focus())
    expect(screen.getByRole('button')).toHaveFocus()
  })

  test('is closed, so that the browser gives the focus back, and raises the messages', () => {
    const region = toastRegion()
    const raise = vi.spyOn(region, 'showPopover')
    const close = vi.spyOn(HTMLDialogElement.prototype, 'close')
    const { unmount } = render(dialogWith('Text'))
    expect(raise).toHaveBeenCalledOnce()
    expect(close).not.toHaveBeenCalled()
    unmount()
    expect(close).toHaveBeenCalledOnce()
    expect(raise).toHaveBeenCalledTimes(2)
  })
})

describe('a dialog', () => {
  test('shows what leads and what ends it', () => {
    render(
      <Dialog title="Edit" onClose={onClose} lead={<p>Job Coach</p>} footer={<p>Footer</p>}>
        <DialogBody>Text</DialogBody>
      </Dialog>,
    )
    const dialog = screen.getByRole('dialog', { name: 'Edit' })
    expect(dialog).toHaveTextContent(/EditJob CoachTextFooter$/)
    expect(screen.getByText('Text')).not.toHaveAttribute('role')
  })

  test('keeps Escape to itself, so that a dialog around it stays open', () => {
    const around = vi.fn()
    render(
      // biome-ignore lint/a11y/noStaticElementInteractions: represents the dialog around
      <div onKeyDown={({ key }) => around(key)}>{dialogWith('Text')}</div>,
    )
    const dialog = screen.getByRole('dialog')
    expect(fireEvent.keyDown(dialog, { key: 'Escape' })).toBe(false)
    expect(fireEvent.keyDown(dialog, { key: 'a' })).toBe(true)
    expect(around.mock.calls).toEqual([['a']])
    expect(onClose).toHaveBeenCalledOnce()
  })

  test('closes when the browser asks for it, but only through its screen', () => {
    render(dialogWith('Text'))
    const dialog = screen.getByRole<HTMLDialogElement>('dialog')
    const cancel = new Event('cancel', { cancelable: true })
    fireEvent(dialog, cancel)
    expect(cancel.defaultPrevented).toBe(true)
    expect(onClose).toHaveBeenCalledOnce()
    dialog.close()
    fireEvent(dialog, new Event('close'))
    expect(dialog.open).toBe(true)
  })

  test('stays open after a click that began beside it and ended inside', () => {
    render(dialogWith(<p>Text</p>))
    fireEvent.pointerDown(screen.getByRole('dialog'))
    fireEvent.click(screen.getByText('Text'))
    expect(onClose).not.toHaveBeenCalled()
  })

  test('scrolls a whole text area into view, and nothing else', () => {
    const scroll = vi.spyOn(HTMLElement.prototype, 'scrollIntoView')
    render(
      dialogWith(
        <>
          <input aria-label="Name" />
          <textarea aria-label="Notes" />
        </>,
      ),
    )
    fireEvent.focusIn(screen.getByLabelText('Name'))
    expect(scroll).not.toHaveBeenCalled()
    fireEvent.focusIn(screen.getByLabelText('Notes'))
    expect(scroll).toHaveBeenCalledWith({ block: 'nearest' })
  })
})

describe('the Close link of a dialog that the server rendered', () => {
  const closeLink = () => {
    render(
      <Dialog title="Job Coach" onClose={onClose} closeHref="/careers">
        Text
      </Dialog>,
    )
    return screen.getByRole('link', { name: 'Close' })
  }

  test('closes the dialog without leaving the page', () => {
    const link = closeLink()
    expect(link).toHaveAttribute('href', '/careers')
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
    expect(fireEvent.click(link)).toBe(false)
    expect(onClose).toHaveBeenCalledOnce()
  })

  test.each(['metaKey', 'ctrlKey', 'shiftKey'])('opens another tab with %s', (key) => {
    // The simulated browser would open the address.
    const link = closeLink()
    link.removeAttribute('href')
    expect(fireEvent.click(link, { [key]: true })).toBe(true)
    expect(onClose).not.toHaveBeenCalled()
  })
})

test('a dialog is open without JavaScript, and becomes modal with it', () => {
  const page = dialogWith('Text')
  const container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = renderToString(page)
  const dialog = screen.getByRole<HTMLDialogElement>('dialog')
  expect(dialog.open).toBe(true)
  const show = vi.spyOn(dialog, 'showModal')
  render(page, { container, hydrate: true })
  expect(show).toHaveBeenCalled()
  expect(dialog.dataset.takenOver).toBe('true')
})

test('a confirmation says why it failed, and can name its buttons', () => {
  render(
    <ConfirmDialog
      title="Discard"
      question="Discard your changes?"
      action="Discard"
      stay="Keep editing"
      problem="Not possible"
      onConfirm={() => {}}
      onCancel={onClose}
    />,
  )
  expect(screen.getByRole('alert')).toHaveTextContent('Not possible')
  fireEvent.click(screen.getByRole('button', { name: 'Keep editing' }))
  expect(onClose).toHaveBeenCalledOnce()
})
