import { fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { widen } from '../../../tests/support/simulated-browser.ts'
import { loadChunk } from './load-chunk.ts'
import { positionToasts, raiseToasts, showBasicToast, toastRegion } from './toast-region.ts'

beforeEach(() => widen(1200))

/** The simulated browser has no layout, so this says where an element is. */
const place = (element: Element | null, box: Partial<DOMRect>) =>
  element && vi.spyOn(element, 'getBoundingClientRect').mockReturnValue(box as DOMRect)

const space = (name: string) => toastRegion().style.getPropertyValue(name)

function openDialog() {
  const dialog = document.createElement('dialog')
  dialog.setAttribute('role', 'dialog')
  dialog.innerHTML = '<p data-keep-clear><button type="button">Close</button></p>'
  document.body.append(dialog)
  dialog.showModal()
  return dialog
}

const modalDialogs = (dialogs: HTMLDialogElement[]) =>
  vi
    .spyOn(document, 'querySelectorAll')
    .mockImplementation(
      (selector: string) =>
        (selector === 'dialog:modal' ? dialogs : []) as unknown as NodeListOf<Element>,
    )

describe('the region of the messages', () => {
  test('is one polite live region that is empty at first', () => {
    const region = toastRegion()
    expect(region).toBeEmptyDOMElement()
    // The simulated browser has these properties without their attributes.
    expect(region).toMatchObject({ ariaLive: 'polite', popover: 'manual' })
    expect(toastRegion()).toBe(region)
    expect(region.parentElement).toBe(document.body)
  })

  test('moves into the topmost dialog, and back when that closes', () => {
    const region = toastRegion()
    const dialogs = [openDialog(), openDialog()]
    const found = modalDialogs(dialogs)
    raiseToasts()
    expect(region.parentElement).toBe(dialogs[1])
    dialogs.length = 0
    raiseToasts()
    expect(region.parentElement).toBe(document.body)
    found.mockRestore()
  })

  test('is shown above everything each time', () => {
    const region = toastRegion()
    const show = vi.spyOn(region, 'showPopover')
    raiseToasts()
    expect(show).toHaveBeenCalledOnce()
  })

  test('does not exist before it is asked for', () => {
    raiseToasts()
    positionToasts()
    expect(document.getElementById('toasts')).toBeNull()
  })
})

describe('messages', () => {
  const rowAt = (box: Partial<DOMRect>) => {
    place(openDialog().querySelector('[data-keep-clear]'), { width: 600, ...box })
    toastRegion()
    window.dispatchEvent(new Event('resize'))
    return [space('--clear'), toastRegion().hasAttribute('data-bottom')]
  }
  const row = { left: 300, right: 900, top: 20, bottom: 60 }
  const usual = ['0px', false]

  test('stand below the title of a dialog that they would cover', () => {
    expect(rowAt(row)).toEqual(['72px', false])
  })

  test('stand at the bottom over a dialog in a narrow window', () => {
    widen(390)
    expect(rowAt({ ...row, left: 0, right: 390 })).toEqual(['0px', true])
    expect(space('--buttons')).toBe('0px')
  })

  test('stand above the buttons of that dialog', () => {
    widen(390)
    const buttons = document.createElement('div')
    buttons.dataset.dialogButtons = ''
    const dialog = openDialog()
    dialog.append(buttons)
    place(buttons, { top: innerHeight - 90 })
    place(dialog.querySelector('[data-keep-clear]'), { width: 390, ...row, left: 0, right: 390 })
    toastRegion()
    window.dispatchEvent(new Event('resize'))
    expect(space('--buttons')).toBe('90px')
  })

  test('do not move for the title of a screen', () => {
    document.body.innerHTML = '<p data-keep-clear><button type="button">Add</button></p>'
    place(document.querySelector('p'), { width: 90, ...row })
    expect(rowAt({ ...row, width: 0 })).toEqual(usual)
  })

  test.each([
    ['further left', { ...row, right: 1200 - 16 - 420 }],
    ['further down', { ...row, top: 160, bottom: 200 }],
    ['above the window', { ...row, top: -40, bottom: 0 }],
    ['hidden', { ...row, width: 0 }],
  ])('do not move for a title %s', (_, box) => {
    expect(rowAt(box)).toEqual(usual)
  })

  test('stand below a title further down, also when there are many', () => {
    const pile = document.createElement('div')
    pile.className = 'Toastify__toast-container'
    toastRegion().append(pile)
    place(pile, { height: 300 })
    expect(rowAt({ ...row, top: 200, bottom: 240 })).toEqual(['252px', false])
  })

  test('start below a basic message', () => {
    const message = showBasicToast('Not loaded')
    expect(space('--below')).toBe('12px')
    place(message, { bottom: 90.4 })
    window.dispatchEvent(new Event('scroll'))
    expect(space('--below')).toBe('102px')
    message.remove()
    positionToasts()
    expect(space('--below')).toBe('0px')
  })
})

describe('a basic message', () => {
  test('has a text, an action and a button to close it', async () => {
    const onClick = vi.fn()
    showBasicToast('Not loaded', { label: 'Try again', onClick })
    const names = screen.getAllByRole('button').map(({ textContent }) => textContent)
    expect(names).toEqual(['Try again', 'Close'])
    expect(screen.getByText('Not loaded').closest('#toasts')).toBe(toastRegion())
    await userEvent.click(screen.getByText('Try again'))
    expect(onClick).toHaveBeenCalledOnce()
    await userEvent.click(screen.getByText('Close'))
    expect(toastRegion()).toBeEmptyDOMElement()
    expect(space('--below')).toBe('0px')
  })

  test('replaces the one before', () => {
    showBasicToast('First')
    showBasicToast('Second')
    expect(screen.queryByText('First')).toBeNull()
    expect(screen.getByText('Second')).toBeVisible()
    expect(screen.getAllByTitle('Close message')).toHaveLength(1)
  })

  test('closes with Escape, which gives the focus back and closes nothing else', () => {
    document.body.innerHTML = '<input aria-label="Name"><input aria-label="Email">'
    const [name] = screen.getAllByRole('textbox')
    const closeDialog = vi.fn()
    document.body.addEventListener('keydown', closeDialog)
    const message = showBasicToast('Not loaded', { label: 'Try again', onClick: () => {} })
    name?.focus()
    screen.getByText('Try again').focus()
    screen.getByText('Close').focus()
    fireEvent.keyDown(screen.getByText('Close'), { key: 'Enter' })
    expect(message).toBeInTheDocument()
    expect(closeDialog).toHaveBeenCalledOnce()
    expect(fireEvent.keyDown(screen.getByText('Close'), { key: 'Escape' })).toBe(false)
    document.body.removeEventListener('keydown', closeDialog)
    expect(closeDialog).toHaveBeenCalledOnce()
    expect(message).not.toBeInTheDocument()
    expect(name).toHaveFocus()
  })
})

describe('a part of the page that is loaded later', () => {
  const fails = () => Promise.reject(new Error('Failed to fetch'))
  const text =
    'Part of this page couldn’t be loaded. Your connection may be down, or the site may have been updated since you opened this page.'

  test('is returned, and shows nothing', async () => {
    expect(await loadChunk(async () => 'the chunk')).toBe('the chunk')
    expect(screen.queryByRole('button')).toBeNull()
  })

  test('that fails shows a message until it is loaded', async () => {
    expect(await loadChunk(fails)).toBeUndefined()
    expect(screen.getByText(text)).toBeVisible()
    await loadChunk(async () => 'the chunk')
    expect(screen.queryByText(text)).toBeNull()
  })

  test('that fails offers to load the page again', async () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
    await loadChunk(fails)
    await userEvent.click(screen.getByText('Load the page again'))
    expect(reload).toHaveBeenCalledOnce()
  })
})
