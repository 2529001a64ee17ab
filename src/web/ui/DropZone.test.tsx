import { fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { DropZone } from './DropZone.tsx'
import { FilesInput } from './FilesInput.tsx'
import { PictureInput } from './PictureInput.tsx'

const file = (name: string) => new File(['x'], name)
/** Hidden from screen readers, because the input does the same. */
const chooser = () => screen.getByText(/file$/, { selector: 'button' })
const drop = (target: Element, ...files: File[]) =>
  fireEvent.drop(target, { dataTransfer: { files } })

describe('an area for files', () => {
  const onFiles = vi.fn()
  beforeEach(() => onFiles.mockReset())

  const show = (disabled = false) => {
    render(
      <DropZone input={{ 'aria-label': 'Resume', disabled }} onFiles={onFiles} className="">
        <p>Drop it here</p>
      </DropZone>,
    )
    return screen.getByText('Drop it here').parentElement as HTMLElement
  }

  test('takes files that are dropped or chosen', async () => {
    const zone = show()
    const [dropped, chosen] = [file('dropped.pdf'), file('chosen.pdf')]
    expect(drop(zone, dropped)).toBe(false)
    expect(onFiles.mock.lastCall?.[0]).toEqual([dropped])
    await userEvent.upload(screen.getByLabelText('Resume'), chosen)
    expect([...(onFiles.mock.lastCall?.[0] ?? [])]).toEqual([chosen])
  })

  test('shows that files can be dropped while they are over it', () => {
    const zone = show()
    const over = () => zone.dataset.over
    expect(over()).toBe('false')
    expect(fireEvent.dragOver(zone)).toBe(false)
    expect(over()).toBe('true')
    fireEvent.dragLeave(zone)
    expect(over()).toBe('false')
    fireEvent.dragOver(zone)
    drop(zone, file('resume.pdf'))
    expect(over()).toBe('false')
  })

  test('takes nothing while it is disabled, and the browser does not open the file', () => {
    const zone = show(true)
    expect(drop(zone, file('resume.pdf'))).toBe(false)
    expect(onFiles).not.toHaveBeenCalled()
  })
})

describe('a list of files', () => {
  function Files({ max, error }: { max: number; error?: string }) {
    const [files, setFiles] = useState<File[]>([])
    return (
      <FilesInput
        label="Documents"
        hint="PDF files."
        accept={['.pdf', '.doc']}
        files={files}
        max={max}
        onChange={setFiles}
        check={(chosen, others) => (chosen.length + others.length > max ? 'Too many' : undefined)}
        onRefuse={() => {}}
        error={error}
      />
    )
  }
  const input = () => screen.getByLabelText<HTMLInputElement>('Documents')
  const rows = () => screen.queryAllByRole('listitem').map((row) => row.textContent)

  test('says how many files are still allowed', async () => {
    render(<Files max={3} />)
    expect(input()).toHaveAttribute('accept', '.pdf,.doc')
    expect(input().multiple).toBe(true)
    expect(chooser()).toHaveTextContent('Choose a file')
    expect(screen.getByText('or drop it here')).toBeVisible()
    await userEvent.upload(input(), file('one.pdf'))
    expect(chooser()).toHaveTextContent('Add a file')
    expect(screen.getByText('2 more files allowed')).toBeVisible()
    await userEvent.upload(input(), [file('two.pdf'), file('three.pdf')])
    expect(screen.getByText('No more files allowed')).toBeVisible()
    await userEvent.upload(input(), file('four.pdf'))
    expect(input()).toHaveAccessibleDescription(/Too many/)
    expect(rows()).toEqual(['one.pdf1 KB', 'two.pdf1 KB', 'three.pdf1 KB'])
  })

  test('of one file replaces it', async () => {
    render(<Files max={1} />)
    expect(input().multiple).toBe(false)
    await userEvent.upload(input(), file('one.pdf'))
    expect(chooser()).toHaveTextContent('Choose another file')
    await userEvent.upload(input(), file('two.pdf'))
    expect(rows()).toEqual(['two.pdf1 KB'])
    expect(input()).toHaveAccessibleDescription('Chosen: two.pdf. PDF files.')
  })

  test('shows the error of its form', () => {
    render(<Files max={1} error="Choose a resume" />)
    expect(input()).toHaveAccessibleDescription('Choose a resume PDF files.')
  })

  test('opens the file dialog with its button, and a choice of nothing changes nothing', async () => {
    render(<Files max={3} />)
    const open = vi.spyOn(input(), 'click').mockImplementation(() => {})
    await userEvent.click(chooser())
    expect(open).toHaveBeenCalledOnce()
    await userEvent.upload(input(), file('one.pdf'))
    fireEvent.change(input(), { target: { files: [] } })
    expect(rows()).toEqual(['one.pdf1 KB'])
    expect(screen.getByRole('status')).toHaveTextContent(/^$/)
  })
})

describe('a picture', () => {
  type Props = Partial<Parameters<typeof PictureInput>[0]>
  const onChange = vi.fn()
  beforeEach(() => onChange.mockReset())
  const show = (props: Props = {}) =>
    render(
      <PictureInput
        label="Image"
        hint="At most 5 MB."
        accept="image/png"
        value={undefined}
        onChange={onChange}
        check={() => undefined}
        {...props}
      />,
    )

  test('that is missing can be dropped or chosen', () => {
    show({ required: true, requiredNote: 'required for new slides', error: 'Image is required' })
    expect(screen.getByText('Drop a picture here')).toBeVisible()
    expect(chooser()).toHaveTextContent('Choose a file')
    expect(screen.queryByRole('img')).toBeNull()
    const input = screen.getByLabelText('Image (required for new slides)')
    expect(input).toHaveAccessibleDescription('Image is required At most 5 MB.')
  })

  test('is only the first of the dropped files', () => {
    show()
    const [first, second] = [file('one.png'), file('two.png')]
    drop(screen.getByText('Drop a picture here'), first, second)
    expect(onChange.mock.calls).toEqual([[first]])
  })

  test('that is saved is shown, and can be removed only if that is allowed', () => {
    const { unmount } = show({ current: '/saved.png' })
    expect(screen.getByRole('img', { name: 'The current picture' })).toHaveAttribute(
      'src',
      '/saved.png',
    )
    expect(chooser()).toHaveTextContent('Choose another file')
    expect(screen.queryByRole('button', { name: 'Remove picture' })).toBeNull()
    unmount()
    show({ current: '/saved.png', removable: true, value: file('new.png') })
    expect(screen.getByRole('img', { name: 'The picture you chose' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Remove picture' })).toBeNull()
  })

  test('that will be removed is not shown, and can stay', async () => {
    show({ current: '/saved.png', removable: true, value: null })
    expect(screen.queryByRole('img')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Keep it' }))
    expect(onChange.mock.calls).toEqual([[undefined]])
  })

  test('cannot be changed while the form is disabled', async () => {
    show({ current: '/saved.png', removable: true, disabled: true })
    expect(screen.getByLabelText('Image')).toBeDisabled()
    expect(screen.getByRole('button', { name: 'Remove picture' })).toBeDisabled()
    expect(chooser()).toBeDisabled()
  })
})
