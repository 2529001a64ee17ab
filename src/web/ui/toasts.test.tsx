import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Suspense } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { findToast } from '../../../tests/support/render.tsx'
import { lazyComponent } from './lazy-component.tsx'
import { RichText } from './RichText.tsx'
import { toastRegion } from './toast-region.ts'
import { dismissToast, prepareToasts, toast } from './toasts.ts'

const findBox = async (text: string) => (await findToast(text)).closest('.Toastify__toast')
const toasts = () => [...document.querySelectorAll('.Toastify__toast')]

describe('a message', () => {
  test.each([
    ['error', 'alert'],
    ['warning', 'alert'],
    ['success', 'group'],
    ['info', 'group'],
    ['default', 'group'],
  ] as const)('of type %s has the role %s and can be closed', async (type, role) => {
    prepareToasts()
    toast(type, `A message: ${type}`)
    const box = await findBox(`A message: ${type}`)
    expect(box?.querySelector(`[role=${role}]`) ?? box).toHaveAttribute('role', role)
    expect(screen.getAllByRole('button', { name: 'Close message' })).not.toHaveLength(0)
    expect(toastRegion()).toContainElement(box as HTMLElement)
  })

  test('that is repeated is shown once', async () => {
    toast('success', 'Saved twice')
    await findBox('Saved twice')
    toast('success', 'Saved twice')
    toast('success', 'Saved something else')
    await findBox('Saved something else')
    expect(toasts().filter((box) => box.textContent?.includes('Saved twice'))).toHaveLength(1)
  })

  test('replaces another one with the same id, and can be removed', async () => {
    toast('info', 'Uploading', { id: 'upload' })
    await findBox('Uploading')
    toast('success', 'Uploaded', { id: 'upload' })
    const box = await findBox('Uploaded')
    expect(screen.queryByText('Uploading')).toBeNull()
    dismissToast('upload')
    await waitFor(() => {
      // The simulated browser has no animations, so this ends the one that hides the message.
      if (box) fireEvent.animationEnd(box)
      expect(screen.queryByText('Uploaded')).toBeNull()
    })
  })
})

describe('a component that is loaded when it is shown', () => {
  const show = (load: () => Promise<() => string>) => {
    const Component = lazyComponent(load)
    render(
      <Suspense>
        <Component />
      </Suspense>,
    )
  }

  test('is shown', async () => {
    await act(async () => show(async () => () => 'The editor'))
    expect(await screen.findByText('The editor')).toBeVisible()
  })

  test('is replaced by an offer to load the page again', async () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
    await act(async () => show(() => Promise.reject(new Error('Failed to fetch'))))
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Part of this page couldn’t be loaded.',
    )
    screen.getByRole('button', { name: 'Load the page again' }).click()
    expect(reload).toHaveBeenCalledOnce()
  })
})

test('formatted text is shown, also when it changes', async () => {
  const { rerender } = render(<RichText html="<div></div><h3>Our homes</h3>" />)
  expect(await screen.findByRole('heading', { name: 'Our homes' })).toBeVisible()
  rerender(<RichText html="<div></div><p>Our jobs</p>" />)
  expect(await screen.findByText('Our jobs')).toBeVisible()
  expect(screen.queryByRole('heading')).toBeNull()
})
